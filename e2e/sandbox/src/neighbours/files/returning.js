// Every time this page is shown, also by Back, it goes on to the shop again.
addEventListener('pageshow', () => {
  setTimeout(() => document.getElementById('return').click(), 300);
});
