// Go to the shop whenever this page is shown, also after Back.
addEventListener('pageshow', () => {
  setTimeout(() => document.getElementById('return').click(), 300);
});
