import type { User } from '@shared/api/auth';
import type { UserData } from '@shared/api/user';
import type { Package } from '@shared/domain/package';
import type { Session } from '@shared/session';
import type { ReactElement } from 'react';

/** The visit that a template is rendered for at build time. Parts that differ on the phone are in `places`. */
export type Sample<Place extends string> = {
  /** Address below /app. */
  address: string;
  /** Day in Korea, YYYY-MM-DD. */
  day?: string;
  /** Phone number of the customer centre. */
  tell?: string;
  /** Session values that differ from a visitor of the web. */
  session?: Partial<Session>;
  packages?: readonly (Pick<Package, 'group'> & Partial<Package>)[];
  userData?: UserData;
  /** Responses in the query cache. */
  queries?: readonly { key: readonly unknown[]; data: unknown }[];
  /**
   * Slots: parts of the fixture that each visit replaces. A slot is a text, or an element of the page that can hold any
   * number of `parts`.
   */
  places: Readonly<Record<Place, string | ReactElement>>;
  /** Content of element slots, by name. Each part is rendered separately and has its own slots. */
  parts?: Readonly<Record<string, Part>>;
};

/** A signed-in user without any data. A fixture adds what its page shows. */
export const sampleUser: User = {
  id: 'U1',
  name: '',
  email: '',
  mobile: '',
  vtgId: undefined,
  vtgNo: undefined,
  plusNo: undefined,
  connInfo: undefined,
};

export type Part = {
  element: ReactElement;
  places: Readonly<Record<string, string | ReactElement>>;
};
