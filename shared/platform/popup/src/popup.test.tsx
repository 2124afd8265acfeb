import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { alert, askDownload, confirm, openCount, openPopup, openTerms, PopupHost } from './index';

/** Opens a popup from outside React, as the handler of a screen does, and returns its future answer. */
function opened<T>(open: () => Promise<T>): { answer: Promise<T> } {
  let answer: Promise<T> | undefined;
  act(() => {
    answer = open();
  });
  return { answer: answer as Promise<T> };
}

function Counter({ onDone }: { onDone: (count: number) => void }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        하나 더
      </button>
      <button type="button" onClick={() => onDone(count)}>
        완료
      </button>
    </>
  );
}

beforeEach(() => {
  render(<PopupHost />);
});

describe('alert', () => {
  it('shows its message below the title 알림 and closes with 확인 [SHELL-013]', async () => {
    const { answer } = opened(() => alert('차량을 선택해 주세요.'));

    const popup = screen.getByRole('dialog', { name: '알림' });
    expect(popup).toHaveTextContent('차량을 선택해 주세요.');
    expect(screen.getByRole('heading', { name: '알림' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await expect(answer).resolves.toBeUndefined();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is closed once when two causes show the same sentence at once [SHELL-013]', async () => {
    const one = opened(() => alert('결제가 시작되지 않았어요.'));
    const other = opened(() => alert('결제가 시작되지 않았어요.'));
    expect(openCount()).toBe(1);

    await userEvent.click(screen.getByRole('button', { name: '확인' }));

    await expect(Promise.all([one.answer, other.answer])).resolves.toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    opened(() => alert('결제가 시작되지 않았어요.'));
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
  });

  it('focuses its button, which has the message as its description, and returns the focus', async () => {
    render(<button type="button">여는 단추</button>);
    screen.getByRole('button', { name: '여는 단추' }).focus();

    const { answer } = opened(() => alert('하나'));
    expect(screen.getByRole('button', { name: '확인' })).toHaveFocus();
    expect(document.activeElement).toHaveAccessibleDescription('하나');

    await userEvent.keyboard('{Enter}');
    await answer;
    expect(screen.getByRole('button', { name: '여는 단추' })).toHaveFocus();
  });
});

describe('confirm', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it.each([
    ['계속하기', press, true],
    ['그만두기', press, false],
    ['{Escape}', userEvent.keyboard, false],
  ])('is answered by %s', async (what, does, expected) => {
    const { answer } = opened(() =>
      confirm({ message: '연장을 계속하시겠습니까?', submit: '계속하기', cancel: '그만두기' }),
    );

    await does(what);

    await expect(answer).resolves.toBe(expected);
  });
});

describe('openTerms', () => {
  it('opens again at the last position, and another text at its start', async () => {
    const open = (title: string) => {
      opened(() => openTerms({ title, content: <p>긴 글</p> }));
      return screen.getByRole('region', { name: `${title} 본문` }).parentElement as HTMLElement;
    };
    const leave = () => userEvent.click(screen.getByRole('button', { name: '닫기' }));

    const text = open('읽던 약관');
    text.scrollTop = 640;
    fireEvent.scroll(text);
    await leave();
    expect(open('다른 약관').scrollTop).toBe(0);
    await leave();

    expect(open('읽던 약관').scrollTop).toBe(640);
    await leave();
  });
});

describe('askDownload', () => {
  it('offers the store of the phone [ROUTE-030]', async () => {
    const links = { subscribe: '/subscribe', androidStore: 'https://play.example', iosStore: '' };
    const { answer } = opened(() => askDownload({ phone: 'android', links }));

    const link = screen.getByRole('link', { name: 'Google Play에서 받기' });
    expect(link).toHaveAttribute('href', 'https://play.example');
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    await answer;
  });
});

describe('openPopup', () => {
  it('keeps its own state, ignores Escape and returns its answer to the opener', async () => {
    const { answer } = opened(() =>
      openPopup<number>((close) => <Counter onDone={close} />, { label: '세기', kind: 'dialog' }),
    );

    await userEvent.click(screen.getByRole('button', { name: '하나 더' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: '세기' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '완료' }));

    await expect(answer).resolves.toBe(1);
  });

  it('has a close button when it is dismissible, and then returns no answer', async () => {
    const { answer } = opened(() =>
      openPopup<number>(() => <p>내용</p>, { label: '세기', kind: 'sheet', dismissible: true }),
    );

    await userEvent.click(screen.getByRole('button', { name: '닫기' }));

    await expect(answer).resolves.toBeUndefined();
  });
});
