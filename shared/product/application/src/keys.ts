/** Storage key of the draft in a tab. A separate file, because the prerender checks whether there is a draft. */
export const DRAFT_KEY = 'servicecare.application';

/** Storage key of the customer who owns the data in a tab. The session writes it. */
export const OWNER_KEY = 'servicecare.owner';
