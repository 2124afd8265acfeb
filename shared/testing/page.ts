import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Returns the element that shows the current address. */
export const address = () => screen.getByRole('status', { name: '주소' });
export const popup = (name = '알림') => screen.findByRole('dialog', { name });

/** Presses a button of the top popup, or of the page. */
export async function press(name: string | RegExp): Promise<void> {
  const button = await waitFor(() => {
    const top = screen.queryAllByRole('dialog').at(-1);
    return within(top ?? document.body).getByRole('button', { name });
  });
  await userEvent.click(button);
}

/** Expects that a popup says these words, and closes it. */
export async function told(words: string | RegExp): Promise<void> {
  expect(await popup()).toHaveTextContent(words);
  await press('확인');
}

export const tick = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('checkbox', { name }));

export const openTab = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('tab', { name }));
export const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

/** Returns name and value of every line of the definition lists on the page. */
export const facts = (): Record<string, string> =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
