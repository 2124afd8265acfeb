import { alert, PopupHost } from '@shared/popup';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { FailureCard } from '@shared/ui/FailureCard';
import { LongList } from '@shared/ui/LongList';
import { Page } from '@shared/ui/Page';
import { Skeleton } from '@shared/ui/Skeleton';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beginKeepFocus } from './keep-focus';

beforeAll(() => {
  jest.useFakeTimers();
  beginKeepFocus();
});
afterAll(() => jest.useRealTimers());

const later = () => act(() => jest.advanceTimersByTimeAsync(200));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });

/** Presses the focused button, as a keyboard and a screen reader do. */
async function press(name: string | RegExp) {
  act(() => {
    button(name).focus();
    button(name).click();
  });
  await later();
}

const inPage = (children: ReactNode) => (
  <>
    <main>
      <Page title="멤버십 현황">{children}</Page>
    </main>
    <PopupHost />
  </>
);

function NotLoaded() {
  const [isFailed, setFailed] = useState(true);
  return isFailed ? <FailureCard onRetry={() => setFailed(false)} /> : <Skeleton lines={2} />;
}

type State = 'free' | 'busy' | 'disabled' | 'gone';
const withButton = (state: State) =>
  inPage(
    <Card title="해지">
      {state !== 'gone' && (
        <Button busy={state === 'busy'} disabled={state === 'disabled'}>
          해지 신청 취소
        </Button>
      )}
      <input aria-label="이름" />
    </Card>,
  );

/** Presses the button, which is in another state from then on. */
async function pressed(state: State) {
  const { rerender } = render(withButton('free'));
  await press('해지 신청 취소');
  const show = async (next: State) => {
    rerender(withButton(next));
    await later();
  };
  await show(state);
  return show;
}

/** Opens a popup and closes it. `meanwhile` runs before it is closed. */
async function openAndClose(meanwhile: () => unknown = () => undefined) {
  act(() => void alert('하나'));
  await later();
  await meanwhile();
  await press('확인');
}

describe('the focus of a control that disappears', () => {
  it('goes to the heading of its section when the last items of a list are shown', async () => {
    render(
      inPage(
        <Card title="제휴 매장">
          <LongList items={[1, 2, 3]} atOnce={2} unit="개">
            {(shown) => <p>{shown.join()}</p>}
          </LongList>
        </Card>,
      ),
    );

    await press(/^더 보기/);

    expect(heading('제휴 매장')).toHaveFocus();
  });

  it('goes to the heading of the page when a failure card becomes a skeleton', async () => {
    render(inPage(<NotLoaded />));

    await press('다시 시도');

    expect(heading('멤버십 현황')).toHaveFocus();
  });

  it.each(['gone', 'disabled'] as const)(
    'goes to the heading when its busy button is %s at the end',
    async (end) => {
      const show = await pressed('busy');
      expect(heading('해지')).not.toHaveFocus();

      await show(end);

      expect(heading('해지')).toHaveFocus();
    },
  );

  it('goes to the heading when its button disappears behind a popup', async () => {
    const show = await pressed('busy');

    await openAndClose(() => show('gone'));

    expect(heading('해지')).toHaveFocus();
  });

  it('returns to the busy button after the wait, also after popups', async () => {
    const show = await pressed('busy');
    await openAndClose();
    await openAndClose();

    await show('free');

    expect(button('해지 신청 취소')).toHaveFocus();
  });

  it('stays where the customer has moved it', async () => {
    const show = await pressed('busy');
    screen.getByRole('textbox').focus();
    await show('gone');
    expect(screen.getByRole('textbox')).toHaveFocus();

    await act(async () => screen.getByRole('textbox').blur());
    await show('free');

    expect(document.body).toHaveFocus();
  });
});
