import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Waits for an alert with this sentence, closes it, and waits for the effects. */
export async function hear(sentence: string): Promise<void> {
  const dialog = await waitFor(() => {
    const dialogs = screen.getAllByRole('dialog');
    const speaking = dialogs.find((one) => within(one).queryByText(sentence) !== null);
    if (speaking === undefined) throw new Error(`no popup says "${sentence}"`);
    return speaking;
  });
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  if (document.contains(dialog)) await waitForElementToBeRemoved(dialog);
  await workDone();
}
