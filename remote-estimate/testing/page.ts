import { answer, bare } from '@shared/testing/network';
import { closePage, renderPage } from '@shared/testing/render-page';
import { content, plans, start } from '@shared/testing/wire/estimate';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Estimate } from '../src/Estimate';

/** Sets the default answers of the backend. */
export function serve(own: Record<string, unknown> = {}): void {
  answer('POST /users/estimate', bare(start(own)));
  answer('POST /users/estimate-content', bare(content()));
  answer('POST /users/estimate-service-care', ({ body }) =>
    bare(plans[(JSON.parse(String(body)) as { serviceCareNo: string }).serviceCareNo]),
  );
}

/** Opens the page again at its address. */
export function open(query = '') {
  closePage();
  return renderPage('Estimate', Estimate, `/estimate/guide${query}`);
}

/** Finds a checkbox by its text. */
export const box = (name: string) =>
  screen.findByRole('checkbox', { name: new RegExp(`^${name}`) });

export const tick = async (...names: readonly string[]): Promise<void> => {
  for (const name of names) await userEvent.click(await box(name));
};

export const choosePlan = async (name: RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('radio', { name }));

const inOneLine = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Returns the text of every row of the checklist. */
export const rows = (): string[] =>
  screen.getAllByRole('checkbox').map((one) => inOneLine(one.closest('label')?.textContent ?? ''));

/** Returns the text of every line that explains the discount. */
export const reasons = (): string[] =>
  within(screen.getByRole('region', { name: '할인 내역' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => inOneLine(textContent));

/** Returns label and amount of every row of the totals box. */
export const facts = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent?.replace('① + ② − ③', '') ?? '',
    ]),
  );
