// Conveniences of the staff console. Every action works without them.

// Copy a link with one tap.
for (const button of document.querySelectorAll('button[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const address = new URL(button.dataset.copy, location.href).href;
    // There is no clipboard on a plain http network address, so show the address, which can be selected.
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    button.textContent = isCopied ? '복사됨 · Copied' : address;
  });
}

for (const button of document.querySelectorAll('button[data-copy-text]')) {
  const text = document.getElementById(button.dataset.copyText);
  button.hidden = false;
  button.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard?.writeText(text.textContent).then(
      () => true,
      () => false,
    );
    getSelection().selectAllChildren(text);
    button.textContent = isCopied ? '복사됨 · Copied' : '선택됨 · Selected';
  });
}

// Ask for confirmation before an action that cannot be undone.
for (const form of document.querySelectorAll('form[data-ask]')) {
  form.addEventListener('submit', (event) => {
    if (!confirm(form.dataset.ask)) event.preventDefault();
  });
}

async function pageAt(address) {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined;
}

// Search for people while the user types.
const find = document.querySelector('form[data-find]');
if (find) {
  let latest = 0;
  find.addEventListener('input', async () => {
    latest += 1;
    const turn = latest;
    const address = `${find.action}?${new URLSearchParams(new FormData(find))}`;
    const page = await pageAt(address);
    const fresh = page?.querySelector('[data-results]');
    if (!fresh || turn !== latest) return;
    document.querySelector('[data-results]').replaceChildren(...fresh.childNodes);
    history.replaceState(null, '', address);
  });
}

// Reload a live page while it is visible. New calls are added on top, and no existing call is removed.
const calls = document.querySelector('[data-calls]');
const live = document.querySelector('[data-live]');
if (live) {
  setInterval(async () => {
    if (document.hidden) return;
    const address = new URL(location.href);
    if (calls) address.searchParams.set('after', calls.firstElementChild?.dataset.number ?? '0');
    const page = await pageAt(address);
    if (!page) return;
    const fresh = page.querySelectorAll('[data-calls] > li');
    calls?.prepend(...fresh);
    if (fresh.length > 0) document.querySelector('[data-none]').hidden = true;
    live.replaceChildren(...page.querySelector('[data-live]').childNodes);
  }, 1000);
}
