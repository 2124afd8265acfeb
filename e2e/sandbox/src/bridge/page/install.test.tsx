import { BridgeFailure, recogniseRegistration, takePhoto } from '@shared/bridge';
import { installNative } from './install';
import { freshPage, type Sent } from './testing/web';

const script = { object: 'ServiceCareBridge', token: 'ServiceCareApp' };
let sent: Sent[] = [];
beforeEach(() => {
  sent = freshPage();
});
afterEach(() => jest.useRealTimers());

const openApp = (device: 'android' | 'ios', auto?: string) =>
  installNative({ ...script, device, ...(auto ? { auto } : {}) });
const layer = (name: string) =>
  document.querySelector<HTMLElement>(`sandbox-native[data-surface=${name}]`)?.shadowRoot;
const choices = () => [...(layer('camera')?.querySelectorAll('button') ?? [])];
const press = (text: string) =>
  choices()
    .find((it) => it.textContent?.includes(text))
    ?.click();
const kindOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (why: unknown) => (why instanceof BridgeFailure ? why.kind : String(why)),
  );

describe('installNative', () => {
  it('adds a Back button on Android and none on iOS', () => {
    openApp('ios');
    expect(layer('back')).toBeUndefined();

    openApp('android');
    expect(layer('back')?.querySelector('button')?.getAttribute('aria-label')).toContain('Back');
  });
});

describe('recognition', () => {
  it('photographs the document that QA selects in the camera', async () => {
    openApp('ios');
    const asked = recogniseRegistration();
    await settled();

    const select = layer('camera')?.querySelector('select');
    Object.assign(select ?? {}, { value: 'WBA00000000000002' });
    press('흐린 사진');
    await asked;

    const form = sent.at(-1)?.body as FormData;
    expect([form.get('vin'), form.get('quality')]).toEqual(['WBA00000000000002', 'bad']);
  });

  it('closes the first camera when the page requests a second one', async () => {
    openApp('android');
    const first = kindOf(recogniseRegistration());
    await settled();
    const second = kindOf(recogniseRegistration());
    await settled();

    press('정상 결과');

    expect(await first).toBe('cancelled');
    expect(await second).toBe('answered');
  });
});

describe('capture and upload', () => {
  it("uploads a JPEG with the page's vtg id and photo type, and returns url and type [BRIDGE-006]", async () => {
    openApp('android', 'good');

    const photo = await takePhoto({ vtgId: 'vtg-7', type: 2 });

    expect(photo).toEqual({ url: '/files/photo.jpg', type: 2 });
    const upload = sent.find(({ path }) => path === '/api/v1App/atts');
    const form = upload?.body as FormData;
    expect([form.get('vtg_id'), form.get('type'), (form.get('file') as File).type]).toEqual([
      'vtg-7',
      '2',
      'image/jpeg',
    ]);
    expect(upload?.headers).toEqual({ Authorization: 'Bearer own-token' });
  });

  it('answers the page once even if the app answers twice', async () => {
    openApp('android', 'twice');

    expect(await takePhoto({ vtgId: 'vtg-7', type: 2 })).toEqual({
      url: '/files/photo.jpg',
      type: 2,
    });
    expect(sent.filter(({ path }) => path === '/api/v1App/atts')).toHaveLength(1);
  });

  it.each(['silent', 'late'])(
    'leaves the page waiting until it times out when the app is %s',
    async (auto) => {
      jest.useFakeTimers();
      openApp('android', auto);
      const asked = kindOf(takePhoto({ vtgId: 'vtg-7', type: 1 }));

      await jest.advanceTimersByTimeAsync(90_000);

      expect(await asked).toBe('timeout');
      await jest.advanceTimersByTimeAsync(10_000);
      expect(sent.map(({ path }) => path)).not.toContain('/api/v1App/atts');
    },
  );

  it('uses the outcomes of a journey in order and then repeats the last one', async () => {
    localStorage.setItem('sandbox_native_auto', 'denied,good');
    openApp('android');

    const kinds = [];
    for (let time = 0; time < 3; time += 1) {
      kinds.push(await kindOf(takePhoto({ vtgId: 'vtg-7', type: 2 })));
    }

    expect(kinds).toEqual(['denied', 'answered', 'answered']);
  });
});

/** Waits until all pending promises have settled. */
const settled = () => new Promise((done) => setTimeout(done, 0));
