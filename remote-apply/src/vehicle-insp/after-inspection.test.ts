import { afterInspection } from './after-inspection';

const nothing = { panel: undefined, mileage: undefined };
const complete = { panel: { url: '/files/2.jpg' }, mileage: 45_210 };

describe('afterInspection', () => {
  it('returns payment when mileage and dashboard photo exist [PHOTO-006]', () => {
    expect(afterInspection(complete, 'panel-first')).toBe('SubscApplyReq');
  });

  it('returns the dashboard page while one of them is missing [PHOTO-006]', () => {
    expect(afterInspection(nothing, 'panel-first')).toBe('SubscApplyVehiclePanel');
    expect(afterInspection({ ...complete, panel: undefined }, 'panel-first')).toBe(
      'SubscApplyVehiclePanel',
    );
    expect(afterInspection({ ...complete, mileage: undefined }, 'panel-first')).toBe(
      'SubscApplyVehiclePanel',
    );
  });

  it('always returns payment with the literal reading [PHOTO-006]', () => {
    expect(afterInspection(nothing, 'literal')).toBe('SubscApplyReq');
  });
});
