import { answers } from '@shared/api/testing/answers';
import { MemoryCookies } from '../testing/memory';
import { visit } from '../testing/visit';
import { checkOnReturn } from './came-back';

const USER = answers.storeToken.user;

const shown = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const isHidden = () => document.documentElement.hidden;

afterEach(() => {
  document.documentElement.hidden = false;
});

describe('a page out of the back-forward cache', () => {
  const left = async (how: Parameters<typeof visit>[0] = {}) => {
    const page = visit(how);
    await page.open();
    checkOnReturn(page.core);
    return page;
  };

  it('stays as it was left while the same customer is signed in [AUTH-004]', async () => {
    const { location } = await left();

    shown(true);

    expect(isHidden()).toBe(false);
    expect(location.reload).not.toHaveBeenCalled();
  });

  it('stays as it was left for a visitor [AUTH-004]', async () => {
    const { location } = await left({ href: 'https://app.example/app/' });

    shown(true);

    expect(location.reload).not.toHaveBeenCalled();
  });

  it('shows nothing of a customer who has signed out, and is loaded anew [AUTH-012]', async () => {
    const { cookies, location } = await left();
    cookies.jar.cookie = 'app_token=; Path=/; Max-Age=0; SameSite=Lax';

    shown(true);

    expect(isHidden()).toBe(true);
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it('shows nothing of one customer to the next [AUTH-004]', async () => {
    const cookies = new MemoryCookies();
    const { location } = await left({ cookies });
    const other = { storeToken: { ...answers.storeToken, user: { ...USER, id: 'U2' } } };
    await visit({
      cookies,
      href: 'https://app.example/app/?vtg_id=VTG2',
      backend: {
        'POST /api/v1App/users/storeToken': () => ({ body: other.storeToken }),
        'GET /api/v1App/users/U2': () => ({ body: answers.getUser }),
      },
    }).open();

    shown(true);

    expect(isHidden()).toBe(true);
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded anew for a visitor who has signed in meanwhile [AUTH-004]', async () => {
    const cookies = new MemoryCookies();
    const { location } = await left({ cookies, href: 'https://app.example/app/' });
    await visit({ cookies }).open();

    shown(true);

    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded anew when it was left before it knew who is here [AUTH-018]', () => {
    const { core, location } = visit();
    checkOnReturn(core);

    shown(true);

    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it('is the one kind that is looked at: a page that was loaded is as it is', () => {
    const { core, location } = visit();
    checkOnReturn(core);

    shown(false);

    expect(location.reload).not.toHaveBeenCalled();
  });
});
