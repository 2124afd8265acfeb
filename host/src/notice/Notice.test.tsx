import { PopupHost } from '@shared/popup';
import { workDone } from '@shared/ui/testing/work-done';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVisitor, visitor } from '../../testing/fake-session';
import { Notice } from './Notice';

jest.mock('@shared/session', () => jest.requireActual('../../testing/fake-session'));

const openAt = (time: string) => {
  visitor.now = new Date(`${time}+09:00`);
  return render(
    <>
      <Notice />
      <PopupHost />
    </>,
  );
};

const named = { name: '가격 변경 안내' };
const notice = () => screen.findByRole('dialog', named);

async function expectNone() {
  await workDone();
  expect(screen.queryByRole('dialog', named)).not.toBeInTheDocument();
}

beforeEach(() => {
  localStorage.clear();
  aVisitor();
});

/** Closes the popup, because popups stay open after the page that opened them is gone. */
async function dismiss(way = '확인했어요') {
  await userEvent.click(await screen.findByRole('button', { name: way }));
  await waitFor(() => expect(localStorage).toHaveLength(1));
}

describe('Notice', () => {
  it.each([
    ['2022-12-23T10:00:00', ''],
    ['2023-01-01T23:59:59', 'soon'],
  ])(
    'appears at %s with its date, also after a dismissal at "%s" [NOTICE-001, NOTICE-002]',
    async (time, dismissed) => {
      localStorage.setItem('notice-2023-01-02-dismissed', dismissed);
      openAt(time);

      expect(await notice()).toBeVisible();
      expect(await notice()).toHaveTextContent('2023-01-02');
      expect(await notice()).toHaveTextContent('멤버십 가격 변경 안내');
      await dismiss();
    },
  );

  it.each(['2022-12-23T09:59:59', '2023-01-02T00:00:00', '2026-11-20T12:00:00'])(
    'does not appear at %s [NOTICE-005]',
    async (time) => {
      openAt(time);

      await expectNone();
    },
  );

  it.each(['확인했어요', '닫기'])(
    'is hidden for 24 hours after %s and then appears again [NOTICE-003, NOTICE-004]',
    async (way) => {
      const first = openAt('2022-12-24T12:00:00');
      await dismiss(way);
      first.unmount();

      const second = openAt('2022-12-25T11:59:59');
      await expectNone();
      second.unmount();

      openAt('2022-12-25T12:00:00');
      expect(await notice()).toBeVisible();
      await dismiss();
    },
  );
});
