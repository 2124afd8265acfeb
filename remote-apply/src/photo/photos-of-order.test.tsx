import { orderWire } from '@shared/api/order';
import { currentApplication, saveAnswer } from '@shared/application';
import { toOrder } from '@shared/application/to-order';
import { settings } from '@shared/config/settings';
import { plainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import { applyPhotos } from '../../testing/applying';

const checkout = {
  vtgId: 'V1',
  bill: {
    list: won(1_290_000),
    promotion: won(0),
    vip: won(0),
    total: won(1_290_000),
    vat: won(117_272),
  },
  promotion: undefined,
  number: '1120120000',
  on: plainDate('2026-11-20'),
  termVersions: {},
  step: 7,
};

describe('the photos of an application', () => {
  it('are sent as att_reg, att_insp and att_panel when the backend takes their addresses [PHOTO-013]', () => {
    jest.replaceProperty(settings.backend, 'extras', ['photo-addresses']);
    applyPhotos();
    saveAnswer('inspection', { url: '/files/insp.jpg' });
    saveAnswer('panel', { url: '/files/panel.jpg' });
    saveAnswer('mileage', 45_210);
    saveAnswer('payment', {
      dealer: { id: 'D1', title: '한빛모터스', takesCompanyCard: true },
      advisor: 'none',
      advisorName: undefined,
      card: 'personal',
      vipCode: undefined,
      terms: {},
    });

    const order = toOrder(currentApplication()!, checkout);

    expect(orderWire(order!)).toMatchObject({
      att_reg_url: '/files/reg.jpg',
      att_insp_url: '/files/insp.jpg',
      att_panel_url: '/files/panel.jpg',
      options: { vehicleData: { km: 45_210 } },
    });
  });
});
