import type { Edit } from '@shared/delivery/testing/restamp';
import type { AppName } from '@shared/routes/apps';
import type { Page } from 'playwright/test';
import { guides, TERMS } from '../../journeys/delivery-test';
import { expect } from '../../journeys/test';

/** Waits for the page of the guides. */
export const onTerms = async (page: Page) =>
  expect(guides.terms(page)).toBeVisible({ timeout: 30_000 });
const apply = (page: Page) => page.getByRole('button', { name: '가입 신청하기' });

export type Fault = {
  app: AppName;
  edit: Edit;
  to: string;
  does: (page: Page) => Promise<void>;
  until: string;
  question: string;
};

/** Faults of the tested versions, with the actions of their visitors. */
export const faults: Readonly<Record<string, Fault>> = {
  'a remote that throws as it starts': {
    app: 'guides',
    edit: (file, text) => (file === 'entry.js' ? 'throw new Error("broken");' : text),
    to: TERMS,
    does: onTerms,
    until: 'mfe.remote',
    question: 'replaced',
  },
  'a host that never runs': {
    app: 'host',
    edit: (file, text) => (file === 'main.js' ? 'throw new Error("broken");' : text),
    to: TERMS,
    does: async (page) => page.waitForLoadState('load'),
    until: 'mfe.start',
    question: 'silent',
  },
  'a slow remote': {
    app: 'guides',
    edit: (file, text) => (file === 'entry.js' ? `${text};${slowly(text)}` : text),
    to: TERMS,
    does: onTerms,
    until: 'mfe.meaningful',
    question: 'slow',
  },
  'a button that throws when it is pressed': {
    app: 'apply',
    edit: (file, text) =>
      file === 'entry.js'
        ? `${text};addEventListener("click",(event)=>{event.stopImmediatePropagation();event.preventDefault();throw new TypeError("broken")},true);`
        : text,
    to: '/app/',
    does: async (page) => {
      await expect(apply(page)).toBeVisible();
      await apply(page).click();
    },
    until: 'exception',
    question: 'erred',
  },
};

/** Delays the screens of an entry by three seconds. */
function slowly(entry: string): string {
  const [, container = ''] = /var (__care_guides_\w+)/.exec(entry) ?? [];
  return `{const own=${container};${container}={init:own.init,get:(name)=>new Promise((done)=>setTimeout(done,3200)).then(()=>own.get(name))}}`;
}

/** Returns the actions of visitors of the stable version. */
export const goodVisit =
  ({ to }: Fault) =>
  async (page: Page): Promise<void> => {
    if (to === TERMS) await onTerms(page);
    else await expect(apply(page)).toBeVisible();
  };
