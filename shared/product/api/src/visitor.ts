/** Key of the tab storage for the entry data of the visit. */
export const ENTRY_KEY = 'servicecare.entry';

/** The data of a customer that the session keeps in its cookie. */
export type KnownUser = {
  id: string;
  vtgId?: string | undefined;
  vtgNo?: string | undefined;
  plusNo?: string | undefined;
  /** Only for test accounts. */
  email?: string | undefined;
};

/** The visitor as the boot script knows them before any bundle arrives. */
export type Visitor = {
  /** True inside the maker's app. Source: AUTH-014. */
  inApp: boolean;
  /** The signed-in customer and their token according to the cookie. */
  known?: { user: KnownUser; token: string } | undefined;
};

declare global {
  interface Window {
    __visitor?: Visitor;
  }
}
