import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alert, PopupHost } from './index';

type Props = { button: 'free' | 'busy' | 'gone' };
const Page = ({ button }: Props) => (
  <>
    <main>
      <h1 tabIndex={-1}>멤버십 현황</h1>
      {button !== 'gone' && (
        <button type="button" disabled={button === 'busy'}>
          해지 신청 취소
        </button>
      )}
      <input aria-label="이름" />
    </main>
    <PopupHost />
  </>
);
const opener = () => screen.getByRole('button', { name: '해지 신청 취소' });
const heading = () => screen.getByRole('heading', { level: 1 });
const confirm = () => userEvent.click(screen.getByRole('button', { name: '확인' }));

/** Opens a popup from the button, which is busy from then on, and closes it. */
async function openAndClose() {
  const page = render(<Page button="free" />);
  opener().focus();
  act(() => void alert('하나'));
  page.rerender(<Page button="busy" />);
  await confirm();
  return (button: Props['button']) => page.rerender(<Page button={button} />);
}

describe('the focus after a popup', () => {
  it('returns to the button when it is no longer busy, also after another popup', async () => {
    const show = await openAndClose();
    expect(document.body).toHaveFocus();
    act(() => void alert('둘'));
    await confirm();

    show('free');

    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('goes to the heading when the button disappears behind another popup', async () => {
    const show = await openAndClose();
    act(() => void alert('둘'));
    show('gone');

    await confirm();

    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('goes to the heading when the busy button disappears later', async () => {
    const show = await openAndClose();

    show('gone');

    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('stays where the customer has moved it', async () => {
    const show = await openAndClose();
    screen.getByRole('textbox').focus();

    show('gone');
    await act(async () => undefined);

    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
