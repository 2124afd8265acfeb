import type { UserData } from '@shared/api/user';
import type { Package } from '@shared/domain/package';
import type { Session } from '@shared/session';
import type { ReactElement } from 'react';

/** The visit a template is drawn for when the app is built: what of it differs on the phone stands in `places`. */
export type Sample<Place extends string> = {
  /** Address below /app. */
  address: string;
  /** The Korean day, YYYY-MM-DD. */
  day?: string;
  /** The customer centre's number. */
  tell?: string;
  /** Of the session, what is not a visitor's of the web. */
  session?: Partial<Session>;
  /** What is for sale. */
  packages?: readonly (Pick<Package, 'group'> & Partial<Package>)[];
  /** What a customer has. */
  userData?: UserData;
  /** Answers the page finds in its cache. */
  queries?: readonly { key: readonly unknown[]; data: unknown }[];
  /**
   * Of the sample, what a visit has its own for: texts, or elements as they stand in the page, whose places then hold any
   * number of `parts`.
   */
  places: Readonly<Record<Place, string | ReactElement>>;
  /** What stands in the place of an element, by name: drawn alone, with places of its own. */
  parts?: Readonly<Record<string, Part>>;
};

export type Part = {
  element: ReactElement;
  places: Readonly<Record<string, string | ReactElement>>;
};
