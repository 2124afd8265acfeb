// Comforts of the staff console; every action works without them.

// A link that was made is copied with one tap.
for (const button of document.querySelectorAll('button[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const address = new URL(button.dataset.copy, location.href).href;
    await navigator.clipboard.writeText(address);
    button.textContent = '복사됨 · Copied';
  });
}

// Actions that cannot be taken back ask once.
for (const form of document.querySelectorAll('form[data-ask]')) {
  form.addEventListener('submit', (event) => {
    if (!confirm(form.dataset.ask)) event.preventDefault();
  });
}

// A live list reads itself again while the page is looked at.
const live = document.querySelector('[data-live]');
if (live) {
  setInterval(async () => {
    if (document.hidden) return;
    const answer = await fetch(location.href);
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.querySelector('[data-live]');
    if (fresh) live.replaceChildren(...fresh.childNodes);
  }, 2000);
}
