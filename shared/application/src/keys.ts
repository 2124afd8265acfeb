/** Where a tab keeps what is being applied for. A file of its own: a page's first view looks whether there is any. */
export const DRAFT_KEY = 'servicecare.application';
