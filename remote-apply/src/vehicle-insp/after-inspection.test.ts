import { afterInspection } from './after-inspection';

const nothing = { panel: undefined, mileage: undefined };
const complete = { panel: { url: '/files/2.jpg' }, mileage: 45_210 };

describe('after the inspection photo', () => {
  it('payment follows when mileage and dashboard are there already [PHOTO-006]', () => {
    expect(afterInspection(complete, 'panel-first')).toBe('SubscApplyReq');
  });

  it('the dashboard page follows while either is missing [PHOTO-006]', () => {
    expect(afterInspection(nothing, 'panel-first')).toBe('SubscApplyVehiclePanel');
    expect(afterInspection({ ...complete, panel: undefined }, 'panel-first')).toBe(
      'SubscApplyVehiclePanel',
    );
    expect(afterInspection({ ...complete, mileage: undefined }, 'panel-first')).toBe(
      'SubscApplyVehiclePanel',
    );
  });

  it('payment always follows in the literal reading [PHOTO-006]', () => {
    expect(afterInspection(nothing, 'literal')).toBe('SubscApplyReq');
  });
});
