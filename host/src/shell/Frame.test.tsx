import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionOf } from '@shared/copy/title';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVisitor } from '../../testing/fake-session';
import { address, openAt } from '../../testing/render-app';

jest.mock('@shared/session', () => jest.requireActual('../../testing/fake-session'));

const page = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => aVisitor());

describe('the frame', () => {
  const header = () => screen.queryByRole('banner');
  const footer = () => screen.queryByRole('contentinfo');
  const stepBar = () => screen.queryByRole('list', { name: '가입 단계' });
  const back = () => screen.queryByRole('button', { name: '뒤로' });

  it.each([
    ['/subscApply/term?step=1', 'SubscApplyTerm', 1],
    ['/subscApply/res?step=8', 'SubscApplyRes', 4],
  ])(
    'of %s has the step bar of 4 and the title of applying [SHELL-001, SHELL-002]',
    async (path, name, phase) => {
      aVisitor({ inApp: true });
      openAt(path);
      await page(name);

      const steps = within(stepBar()!).getAllByRole('listitem');
      expect(steps).toHaveLength(4);
      expect(steps[phase - 1]).toHaveAttribute('aria-current', 'step');
      expect(header()).toHaveTextContent('ServiceCare+ 가입 신청');
      expect(document.title).toBe('ServiceCare+ 가입 신청 | ServiceCare+');
    },
  );

  it.each(['/subscStatus', '/subscStatus/subscs/S1'])(
    'of %s has the short title of the membership and no step bar [SHELL-003]',
    async (path) => {
      aVisitor({ inApp: true });
      openAt(path);
      await screen.findByRole('heading', { level: 1 });

      expect(header()).toHaveTextContent('멤버십 현황');
      expect(document.title).toBe('멤버십 현황 | ServiceCare+');
      expect(stepBar()).not.toBeInTheDocument();
    },
  );

  it.each([
    ['service', '이용약관'],
    ['insurance', '보험약관'],
    ['privacy', '개인정보처리방침'],
    ['marketing', '마케팅 정보 수신 동의'],
  ])(
    'of the terms %s is titled %s and has the back button [SHELL-004, SHELL-007, TERMV-003]',
    async (type, title) => {
      openAt(`/termInfo/${type}`);
      await page('TermInfo');

      expect(within(header()!).getByText(title)).toBeVisible();
      expect(document.title).toBe(`${title} | ServiceCare+`);
      expect(back()).toBeVisible();
      expect(footer()).toBeVisible();
    },
  );

  it('sets title, heading and description, which is at first that of home [SHELL-015]', async () => {
    const template = readFileSync(join(__dirname, '../boot/index.html'), 'utf8');
    document.head.innerHTML = /<meta name="description".*>/.exec(template)?.[0] ?? '';
    const description = () =>
      document.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description()).toBe(descriptionOf('SubscGuide'));
    openAt('/notApp');
    await page('앱에서 이용하는 서비스예요');

    expect(description()).toBe(descriptionOf('NotApp'));
    expect(document.title).toBe('앱 이용 안내 | ServiceCare+');
    expect(header()).toHaveTextContent('앱 이용 안내');
  });

  it.each([
    ['/subscStatusVtg?vtg_id=V1', 'SubscVtg'],
    ['/subscRevoke', 'SubscRevoke'],
  ])('of %s is absent [SHELL-005, SHELL-006]', async (path, name) => {
    aVisitor({ inApp: true });
    openAt(path);
    await page(name);

    expect(header()).not.toBeInTheDocument();
    expect(footer()).not.toBeInTheDocument();
    expect(back()).not.toBeInTheDocument();
  });

  it('names the customer centre as the server does, with its hours [SHELL-023]', async () => {
    aVisitor({
      env: { tell: '080-700-8000', tell2: '02-3441-7000', email: 'care@meridian.example' },
    });
    openAt('/');
    await page('SubscGuide');

    const foot = within(footer()!);
    expect(foot.getByRole('link', { name: '080-700-8000' })).toHaveAttribute(
      'href',
      'tel:0807008000',
    );
    expect(foot.getByRole('link', { name: '02-3441-7000' })).toBeVisible();
    const email = foot.getByRole('link', { name: 'care@meridian.example' });
    expect(email).toHaveAttribute('href', 'mailto:care@meridian.example');
    // In large letters it goes on in a new line after these, never within a word.
    const ends = [...email.querySelectorAll('wbr')].map((it) => it.previousSibling?.textContent);
    expect(ends).toEqual(['care@', 'meridian.']);
    expect(foot.getByText('월~금 09:00~18:00')).toBeVisible();
  });

  it('goes back within the app, and home when there is nothing before', async () => {
    openAt('/termInfo/service');
    await page('TermInfo');

    await userEvent.click(back()!);

    expect(await page('SubscGuide')).toBeVisible();
    expect(address()).toBe('/app/');
  });

  it('speaks Korean throughout [SHELL-018]', async () => {
    aVisitor({ inApp: true, user: { vtgId: 'V1', email: 'a@b.example' } });
    openAt('/termInfo/service');
    await page('TermInfo');

    const names = screen
      .getAllByRole('link')
      .concat(screen.getAllByRole('button'))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
    expect(names).toEqual(['멤버십 현황', '이용약관', '개인정보처리방침', '뒤로']);
  });
});
