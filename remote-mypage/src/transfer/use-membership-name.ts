import { usePackages } from '@shared/session';

/**
 * Returns our name of a membership whose notice may hold only the title of its package: the group of the package with
 * this title, or the title. Source: API-029, A-64.
 */
export const useMembershipName = (name: string): string =>
  usePackages().data?.find(({ title }) => title === name)?.group ?? name;
