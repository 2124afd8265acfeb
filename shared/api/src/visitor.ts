/** Where a tab keeps what its visit began with. */
export const ENTRY_KEY = 'servicecare.entry';

/** Of a customer, what the session keeps in its cookie. */
export type KnownUser = {
  id: string;
  vtgId?: string | undefined;
  vtgNo?: string | undefined;
  plusNo?: string | undefined;
  /** Of a test account alone. */
  email?: string | undefined;
};

/** What the page's starter found out before any bundle arrived. */
export type Visitor = {
  /** Inside the maker's app. Source: AUTH-014. */
  inApp: boolean;
  /** Who is signed in here as far as the cookie says, and with what they ask. */
  known?: { user: KnownUser; token: string } | undefined;
};

declare global {
  interface Window {
    __visitor?: Visitor;
  }
}
