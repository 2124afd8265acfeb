import { settings } from '@shared/config/settings';
import { leaveForCard } from './leave-for-card';

const allow = (...origins: readonly string[]) =>
  Object.assign(settings.links, { allowedOrigins: origins });

describe('leaveForCard', () => {
  beforeEach(() => allow('https://card.example'));

  it('opens an allowed card provider, or a page of this app [PAY-013]', () => {
    const go = jest.fn();

    expect(leaveForCard('https://card.example/pay?id=1', go)).toBe(true);
    expect(leaveForCard('/app/layover?vtg_id=V1&state=50', go)).toBe(true);
    expect(go.mock.calls).toEqual([
      ['https://card.example/pay?id=1'],
      ['http://localhost/app/layover?vtg_id=V1&state=50'],
    ]);
  });

  it.each(['https://evil.test/pay', 'javascript:alert(1)', '/other', undefined])(
    'stays on the page for %s [PAY-013]',
    (redirect) => {
      const go = jest.fn();

      expect(leaveForCard(redirect, go)).toBe(false);
      expect(go).not.toHaveBeenCalled();
    },
  );
});
