import { countChange, setAway } from '@shared/failure/reach';
import { loadNewer } from './load-newer';

jest.mock('@shared/bridge', () => ({ detectMode: () => ({ inApp: mockInApp }) }));
let mockInApp = true;
beforeEach(() => {
  mockInApp = true;
});

const placeOf = (address: string) => {
  const { pathname, search } = new URL(address, 'https://app.example');
  return { pathname, search };
};

function goTo(to: string, from = '/subscApply/req?vtg_id=V1'): number {
  const reload = jest.fn();
  loadNewer(placeOf(from), placeOf(to), reload);
  return reload.mock.calls.length;
}

describe('loadNewer when another release is live', () => {
  it.each(['/', '/subscStatus', '/subscStatus/subscs/S1', '/estimate/guide'])(
    'loads it on navigation to %s, which starts a task',
    (to) => {
      expect(goTo(to)).toBe(1);
    },
  );

  it.each([
    ['a step of the application', '/subscApply/vehicle'],
    ['the payment', '/subscApply/req'],
    ['the camera', '/subscApply/vehicleReg'],
    ['the return of the card page', '/layover'],
    ['a cancellation', '/subscRevoke'],
    ['a transfer', '/transfer/S1'],
    ['a text opened from a form', '/termInfo/service'],
    ['a guide opened from a form', '/guide/subscApply'],
  ])('never reloads for %s', (_, to) => {
    expect(goTo(to)).toBe(0);
  });

  it('does not load it with a page that the guard would refuse as a direct entry', () => {
    mockInApp = false;

    expect(goTo('/subscStatus/subscs/S1')).toBe(0);
  });

  it.each([
    ['loads it with a guide that is opened from a page that starts a task', '/guide/subscApply', 1],
    ['keeps the page when only its query changes', '/?vtg_id=V1&pkg=P1', 0],
  ])('%s', (_, to, times) => {
    expect(goTo(to, '/?vtg_id=V1')).toBe(times);
  });

  it('loads it in a webview that says offline although the network works', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    expect(goTo('/')).toBe(1);
    online.mockRestore();
  });

  it('keeps the page without a network, where a full load would lose it', () => {
    setAway(true);

    expect(goTo('/')).toBe(0);
    setAway(false);
  });

  it('keeps the page while a change is unanswered [A-77]', () => {
    countChange(1);
    expect(goTo('/')).toBe(0);

    countChange(-1);
    expect(goTo('/')).toBe(1);
  });
});
