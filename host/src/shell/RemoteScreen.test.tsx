import { Page } from '@shared/ui/Page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aVisitor } from '../../testing/fake-session';
import { RemoteDisabled } from '../loader/remote-disabled';
import { RemoteScreen } from './RemoteScreen';

jest.mock('@shared/session', () => jest.requireActual('../../testing/fake-session'));

const Shown = () => <Page title="멤버십 현황 화면" />;

beforeEach(() => {
  aVisitor();
  window.scrollTo = jest.fn();
});

it('RemoteScreen focuses its heading when it has loaded', async () => {
  render(<RemoteScreen name="Subsc" loadScreen={async () => Shown} />);

  expect(await screen.findByRole('heading', { name: '멤버십 현황 화면' })).toHaveFocus();
});

describe('RemoteScreen that does not load', () => {
  it('shows the card at once and loads nothing when the first load has failed', async () => {
    const loadScreen = jest.fn().mockResolvedValue(Shown);
    const failures = [{ thrown: new Error('timed out') }];
    const takeFailure = () => failures.shift();
    render(<RemoteScreen name="Subsc" {...{ loadScreen, takeFailure }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('화면을 불러오지 못했어요');
    expect(screen.getByText('오류 코드 7014')).toBeVisible();
    expect(loadScreen).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByRole('heading', { name: '멤버십 현황 화면' })).toBeVisible();
    expect(loadScreen.mock.calls).toEqual([['Subsc', 1]]);
  });

  it('loads the page again when the customer returns, for example after files were cut off', async () => {
    const loadScreen = jest
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(Shown);
    render(<RemoteScreen name="Subsc" loadScreen={loadScreen} />);
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
    await screen.findByText('오류 코드 7014');

    act(() => void window.dispatchEvent(new Event('focus')));

    expect(await screen.findByRole('heading', { name: '멤버십 현황 화면' })).toBeVisible();
    expect(loadScreen.mock.calls).toEqual([
      ['Subsc', 0],
      ['Subsc', 1],
      ['Subsc', 0],
    ]);
  });

  it('keeps a page that staff switched off when the customer returns', async () => {
    const loadScreen = jest.fn().mockRejectedValue(new RemoteDisabled());
    render(<RemoteScreen name="Subsc" loadScreen={loadScreen} />);
    await screen.findByText('지금은 이용할 수 없는 화면이에요');

    act(() => void window.dispatchEvent(new Event('focus')));

    expect(loadScreen).toHaveBeenCalledTimes(1);
  });
});

const Counter = () => {
  const [presses, setPresses] = useState(0);
  return (
    <p>
      {presses === 0 ? '처음' : null}
      <button type="button" onClick={() => setPresses(presses + 1)}>
        누르기
      </button>
    </p>
  );
};

const AlwaysBroken = () => {
  throw new DOMException('not a child', 'NotFoundError');
};

describe('RemoteScreen after something outside React changed its DOM', () => {
  /** Simulates page translation, which moves the text into a new element. */
  const translate = () => {
    const text = screen.getByText('처음').firstChild;
    const font = document.createElement('font');
    text?.parentNode?.insertBefore(font, text);
    if (text) font.append(text);
  };

  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('mounts the page again and does not count it against the version', async () => {
    const screenBroke = jest.fn();
    render(
      <RemoteScreen name="Subsc" loadScreen={async () => Counter} screenBroke={screenBroke} />,
    );
    await screen.findByRole('button', { name: '누르기' });
    translate();

    await userEvent.click(screen.getByRole('button', { name: '누르기' }));

    expect(screen.getByRole('button', { name: '누르기' })).toBeVisible();
    await workDone();
    expect(screenBroke).not.toHaveBeenCalled();
  });

  it('shows the failure card when the page fails again after every remount', async () => {
    const screenBroke = jest.fn();
    render(
      <RemoteScreen name="Subsc" loadScreen={async () => AlwaysBroken} screenBroke={screenBroke} />,
    );

    expect(await screen.findByText(/오류 코드 8014/)).toBeVisible();
    await workDone();
    expect(screenBroke).not.toHaveBeenCalled();
  });
});
