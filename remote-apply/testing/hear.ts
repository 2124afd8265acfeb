import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** An alert says this sentence; it is read and closed, so that it stands in no other test's way. */
export async function hear(sentence: string): Promise<void> {
  const text = await screen.findByText(sentence);
  const dialog = text.closest('dialog');
  if (dialog === null) throw new Error(`"${sentence}" is not said in a popup`);
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  if (document.contains(text)) await waitForElementToBeRemoved(text);
}
