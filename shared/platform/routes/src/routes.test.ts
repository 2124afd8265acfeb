import { href } from './href';
import { type RouteName, routeNames, routes } from './routes';

/** The route table of the specification, with the requirement id of each row. */
const table: readonly [row: string, name: RouteName, path: string][] = [
  ['ROUTE-002', 'SubscGuide', '/'],
  ['ROUTE-003', 'NotApp', '/notApp'],
  ['ROUTE-004', 'Layover', '/layover'],
  ['ROUTE-005', 'SubscApplyTerm', '/subscApply/term'],
  ['ROUTE-006', 'SubscApplyVehicleReg', '/subscApply/vehicleReg'],
  ['ROUTE-007', 'SubscApplyVehicle', '/subscApply/vehicle'],
  ['ROUTE-008', 'SubscApplyPkg', '/subscApply/pkg'],
  ['ROUTE-009', 'SubscApplyTermInsurance', '/subscApply/termInsurance'],
  ['ROUTE-010', 'SubscApplyVehicleInsp', '/subscApply/vehicleInsp'],
  ['ROUTE-011', 'SubscApplyVehiclePanel', '/subscApply/vehiclePanel'],
  ['ROUTE-012', 'SubscApplyReq', '/subscApply/req'],
  ['ROUTE-013', 'SubscApplyRes', '/subscApply/res'],
  ['ROUTE-014', 'SubscRevoke', '/subscRevoke'],
  ['ROUTE-015', 'Subsc', '/subscStatus'],
  ['ROUTE-016', 'SubscListItem', '/subscStatus/subscs/:subsc_id'],
  ['ROUTE-017', 'SubscVtg', '/subscStatusVtg'],
  ['ROUTE-018', 'TermInfo', '/termInfo/:type'],
  ['ROUTE-019', 'GuideSubscApply', '/guide/subscApply'],
  ['ROUTE-020', 'GuideInsurance', '/guide/insurance'],
  ['ROUTE-021', 'GuideInsuranceSubmit', '/guide/insurance/:careInsuranceConfirmId'],
  ['ROUTE-022', 'GuideTotal', '/guide/total'],
  ['ROUTE-023', 'GuideWarranty', '/guide/warranty'],
  ['ROUTE-024', 'Transfer', '/transfer/:subsc_id'],
  ['ROUTE-025', 'SubscSolicitation', '/subscSolicitation/:hash'],
  ['ROUTE-026', 'niceSuccess', '/nice/success/'],
  ['ROUTE-027', 'niceFail', '/nice/fail/'],
  ['ROUTE-028', 'Estimate', '/estimate/guide'],
];

describe('routes', () => {
  it.each(table)('[%s] has %s at %s', (_, name, path) => {
    expect(routes[name].path).toBe(path);
  });

  it('has these pages and no others [ROUTE-002…028]', () => {
    expect([...routeNames].sort()).toEqual(table.map(([, name]) => name).sort());
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
