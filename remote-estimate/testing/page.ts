import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What a visitor does on the page, by the words they read. */
export const box = (name: string) =>
  screen.findByRole('checkbox', { name: new RegExp(`^${name}`) });

export const tick = async (...names: readonly string[]): Promise<void> => {
  for (const name of names) await userEvent.click(await box(name));
};

export const choosePlan = async (name: RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('radio', { name }));

export const chooseVehicle = (name: string): Promise<void> =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: '차량' }), name);

/** The sentence of the popup titled 알림, which is closed. */
export async function told(): Promise<string> {
  const popup = within(await screen.findByRole('dialog', { name: '알림' }));
  const text = popup.getByText(/[.요]$/).textContent ?? '';
  await userEvent.click(popup.getByRole('button', { name: '확인' }));
  return text;
}

const inOneLine = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Every line of the checklist as it reads. */
export const rows = (): string[] =>
  screen.getAllByRole('checkbox').map((one) => inOneLine(one.closest('label')?.textContent ?? ''));

/** Every line of the discount's explanation as it reads. */
export const reasons = (): string[] =>
  within(screen.getByRole('region', { name: '할인 내역' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => inOneLine(textContent));

/** An answer that comes when the test says so. */
export function later(body: unknown) {
  const arrival: { now?: () => void } = {};
  const arrived = new Promise<void>((resolve) => {
    arrival.now = resolve;
  });
  return {
    come: () => arrival.now?.(),
    answer: () => arrived.then(() => ({ status: 200, body })),
  };
}
