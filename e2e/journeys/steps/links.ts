import type { Screen } from '../screen/screen';
import type { Sandbox } from '../test';
import { words } from './words';

/** A dealer link as listed in the staff console. */
export type Link = {
  hash: string;
  path: string;
  isMember: boolean;
  isIdentified: boolean;
  state?: number;
};

export const linksOf = async (sandbox: Pick<Sandbox, 'ask'>): Promise<readonly Link[]> =>
  (await sandbox.ask('solicitations')) as Link[];

/** Returns the link that waits for the consents of a member, or of a visitor without an account. */
export async function waitingLink(sandbox: Pick<Sandbox, 'ask'>, isMember: boolean): Promise<Link> {
  const found = (await linksOf(sandbox)).find(
    (link) => link.isMember === isMember && link.state === 10,
  );
  if (found === undefined) throw new RangeError('no link waits for consents');
  return found;
}

/** Link → terms agreed. */
export async function agreeToLink(screen: Screen): Promise<void> {
  await screen.check('checkbox', words.agreeAll);
  await screen.press('button', words.applyByLink);
  await screen.see('heading', words.linkAgreed);
}
