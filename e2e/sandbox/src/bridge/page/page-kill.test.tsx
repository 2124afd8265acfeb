import { installNative } from './install';

let heard: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  heard = [];
  sessionStorage.clear();
  Object.assign(window, { __careBridge: undefined });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
});

afterEach(() => jest.useRealTimers());

const openApp = () => installNative({ device: 'ios', object: 'ServiceCareBridge', token: 'App' });
const listen = () => Object.assign(window, { __careBridge: (text: string) => heard.push(text) });

describe('a page that the phone closed while the camera was open', () => {
  it('delivers the answer once to the next page, as soon as that page listens', () => {
    sessionStorage.setItem('sandbox_native_answer', '{"id":"kept","result":{"photo":"last"}}');
    openApp();
    jest.advanceTimersByTime(1000);
    expect(heard).toEqual([]);

    listen();
    jest.advanceTimersByTime(1000);
    openApp();
    jest.advanceTimersByTime(1000);

    expect(heard).toEqual(['{"v":1,"id":"kept","ok":true,"result":{"photo":"last"}}']);
  });

  it('delivers nothing when no page was closed', () => {
    listen();
    openApp();
    jest.advanceTimersByTime(1000);

    expect(heard).toEqual([]);
  });
});
