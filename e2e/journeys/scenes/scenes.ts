import type { Screen } from '../screen/screen';
import type { Visitor } from '../test';

/** A state to take a picture of: a person, a device and an address. */
export type Scene = Visitor & { name: string; to: string };

type SeededPerson = {
  key: string;
  name: string;
  screens: readonly { path: string; label: string }[];
};

/** States that are the same for every person. The address alone selects them. */
export const OPEN: readonly Scene[] = [
  { name: 'home', as: 'web', to: '/app/' },
  { name: 'not-app', as: 'web', to: '/app/notApp' },
  { name: 'terms-use', as: 'web', to: '/app/termInfo/use' },
  { name: 'guide-apply', as: 'web', to: '/app/guide/subscApply' },
  { name: 'guide-insurance', as: 'web', to: '/app/guide/insurance' },
  { name: 'guide-total', person: 'new-customer', as: 'android', to: '/app/guide/total' },
  { name: 'guide-warranty', person: 'power-train', as: 'android', to: '/app/guide/warranty' },
  { name: 'estimate', person: 'active-standard', as: 'android', to: '/app/estimate/guide' },
  { name: 'status-carousel', person: 'many', as: 'android', to: '/app/subscStatusVtg?isHead=Y' },
  { name: 'apply-terms', person: 'new-customer', as: 'android', to: '/app/subscApply/term' },
  { name: 'unknown-address', person: 'new-customer', as: 'android', to: '/app/nowhere' },
];

/** Returns every screen for every seeded person. The sandbox lists the screens that show the person's state. */
export async function scenesOf(origin: string): Promise<readonly Scene[]> {
  const [people, links] = await Promise.all([
    ask<SeededPerson[]>(origin, 'people'),
    ask<{ path: string; state: number; isMember: boolean }[]>(origin, 'solicitations'),
  ]);
  const ofPeople = people.flatMap(({ key, screens }) =>
    screens.map(({ path }) => ({
      name: `${key} ${path.replace(/\?.*/, '')}`,
      person: key,
      as: 'android' as const,
      to: `/app${path}`,
    })),
  );
  const ofLinks = links.map(({ path, state, isMember }) => ({
    name: `link-${state}-${isMember ? 'member' : 'guest'}`,
    as: 'web' as const,
    to: path,
  }));
  return [...OPEN, ...ofLinks, ...ofPeople];
}

async function ask<Answer>(origin: string, what: string): Promise<Answer> {
  const response = await fetch(`${origin}/sandbox/api/${what}`);
  return response.json() as Promise<Answer>;
}

/** Looks at the current screen. `name` describes its state. */
type Look = (name: string) => Promise<void>;

/**
 * A user flow with looks at its states: pages, sheets, dialogs and errors. It starts with a fresh seed and runs in
 * every engine.
 */
export type Walk = Scene & { walk: (screen: Screen, look: Look) => Promise<void> };
