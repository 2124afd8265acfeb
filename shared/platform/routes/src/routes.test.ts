import { specified } from '../testing/specified';
import { href } from './href';
import { routeNames, routes } from './routes';

describe('routes', () => {
  it.each(specified)('[%s] has %s at %s', (_, name, path) => {
    expect(routes[name].path).toBe(path);
  });

  it('has these pages and no others [ROUTE-002…028]', () => {
    expect([...routeNames].sort()).toEqual(specified.map(([, name]) => name).sort());
  });
});

describe('step bar', () => {
  it('is on the nine apply pages, each with its step of four [SHELL-001, A-12]', () => {
    const phases = routeNames.flatMap((name) => {
      const row = routes[name];
      return 'phase' in row ? [[name, row.phase]] : [];
    });

    expect(phases).toEqual([
      ['SubscApplyTerm', 1],
      ['SubscApplyVehicleReg', 2],
      ['SubscApplyVehicle', 2],
      ['SubscApplyPkg', 2],
      ['SubscApplyTermInsurance', 2],
      ['SubscApplyVehicleInsp', 2],
      ['SubscApplyVehiclePanel', 2],
      ['SubscApplyReq', 3],
      ['SubscApplyRes', 4],
    ]);
  });
});

describe('href', () => {
  it('keeps the trailing slash of the identity pages [ROUTE-026, ROUTE-027]', () => {
    expect(href('niceSuccess')).toBe('/nice/success/');
    expect(href('niceFail', { query: { EncodeData: 'x' } })).toBe('/nice/fail/?EncodeData=x');
  });

  it('inserts and encodes path parameters', () => {
    expect(href('Transfer', { params: { subsc_id: 'S/1 가' } })).toBe(
      '/transfer/S%2F1%20%EA%B0%80',
    );
    expect(href('GuideInsuranceSubmit', { params: { careInsuranceConfirmId: 'C7' } })).toBe(
      '/guide/insurance/C7',
    );
    expect(href('Transfer', { params: { subsc_id: '🚗' } })).toBe('/transfer/%F0%9F%9A%97');
  });

  it.each(['\ud800', 'S1\udfff', '\udfff\ud800'])(
    'returns a valid address for a lone surrogate: %j',
    (half) => {
      const address = href('Transfer', { params: { subsc_id: half }, query: { vtg_id: half } });

      expect(decodeURIComponent(address)).toContain('\ufffd');
      expect(address).toMatch(/^[\x21-\x7e]+$/);
    },
  );

  it('adds the query without empty values [GUARD-003]', () => {
    expect(
      href('SubscApplyPkg', { query: { vtg_id: '', vehicle: undefined, pkg: 'P&1', step: 2 } }),
    ).toBe('/subscApply/pkg?pkg=P%261&step=2');
  });
});
