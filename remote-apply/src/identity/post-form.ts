type Form = { action: string; fields: Readonly<Record<string, string>>; target: string };

/** Posts fields the way a page of ours would, into the window called `target`. Source: IDENT-002. */
export function postForm({ action, fields, target }: Form): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
