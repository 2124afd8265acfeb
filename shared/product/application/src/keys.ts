/** Storage key of the draft in a tab. A separate file, because the prerender checks whether there is a draft. */
export const DRAFT_KEY = 'servicecare.application';
