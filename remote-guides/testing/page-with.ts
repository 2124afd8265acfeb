/** Adds a data block with these settings to the page, and returns how to remove it. */
export function pageWith(settings: object): () => void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'page';
  block.textContent = JSON.stringify({ settings });
  document.head.append(block);
  return () => block.remove();
}
