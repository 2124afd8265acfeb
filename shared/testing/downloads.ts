/** Records name and content of each download that the page starts. */
export function downloads(): { name: string; blob: Blob }[] {
  const kept: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  URL.createObjectURL = jest.fn((made: Blob) => {
    blob = made;
    return 'blob:confirm';
  });
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    kept.push({ name: this.download, blob });
  });
  return kept;
}
