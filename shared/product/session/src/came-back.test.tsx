import { MemoryCookies } from '../testing/memory';
import { cookieOf } from '../testing/two-tabs';
import { opened, visit } from '../testing/visit';
import { checkOnReturn } from './came-back';

const shown = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const isHidden = () => document.documentElement.hidden;

afterEach(() => {
  document.documentElement.hidden = false;
});

describe('checkOnReturn', () => {
  const left = async (how: Parameters<typeof opened>[0] = {}) => {
    const page = await opened(how);
    checkOnReturn(page.core);
    return page;
  };

  it.each([
    ['the same customer is still signed in', {}],
    ['it belongs to a visitor', { href: 'https://app.example/app/' }],
  ])('keeps the page when %s [AUTH-004]', async (_, how) => {
    const { location } = await left(how);

    shown(true);

    expect(isHidden()).toBe(false);
    expect(location.reload).not.toHaveBeenCalled();
  });

  it.each([
    ['the customer has signed out [AUTH-012]', 'app_token=; Path=/; Max-Age=0; SameSite=Lax'],
    ['another customer has signed in [AUTH-004]', cookieOf('U2', 'theirs')],
  ])('hides and reloads the page when %s', async (_, cookie) => {
    const { cookies, location } = await left();
    cookies.jar.write(cookie);

    shown(true);

    expect(isHidden()).toBe(true);
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page when a visitor has signed in meanwhile [AUTH-004]', async () => {
    const cookies = new MemoryCookies();
    const { location } = await left({ cookies, href: 'https://app.example/app/' });
    await opened({ cookies });

    shown(true);

    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['reloads the page when it was left before boot was over [AUTH-018]', true, 1],
    ['ignores a page that was loaded normally', false, 0],
  ])('%s', (_, persisted, times) => {
    const { core, location } = visit();
    checkOnReturn(core);

    shown(persisted);

    expect(location.reload).toHaveBeenCalledTimes(times);
  });
});
