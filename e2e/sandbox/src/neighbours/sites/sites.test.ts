import { sites } from './sites';

const text = async (path: string, init?: RequestInit) => (await sites().request(path, init)).text();

describe('simple external pages', () => {
  it.each([
    ['/subscribe', 'ServiceCare+ 가입 안내'],
    ['/sandbox/store/android', 'ServiceCare+ · Google Play'],
    ['/sandbox/store/ios', 'ServiceCare+ · App Store'],
    ['/vehicle-registration', '차량 등록'],
    ['/external-estimate', '견적으로 돌아왔습니다'],
  ])('include a page at %s [SBX-007]', async (path, title) => {
    expect(await text(path)).toContain(`<h1>${title}</h1>`);
  });

  it('show the parameters that were posted to the external estimate as text [SBX-007]', async () => {
    const body = new URLSearchParams({ vehicleIdx: '3', preUrl: '<img src=x>', campaignNo: '' });

    const page = await text('/external-estimate', { method: 'POST', body });

    expect(page).toContain('<dt>vehicleIdx</dt><dd>3</dd>');
    expect(page).toContain('<dt>preUrl</dt><dd>&lt;img src=x&gt;</dd>');
    expect(page).not.toContain('campaignNo');
  });

  it.each(['android', 'ios'])(
    'open the app of an %s phone from its store [SBX-007]',
    async (device) => {
      const answer = await sites().request(`/sandbox/store/${device}/open`, { method: 'POST' });

      expect(answer.headers.get('location')).toBe('/app/');
      expect(answer.headers.get('set-cookie')).toContain(`sandbox_device=${device};`);
    },
  );
});
