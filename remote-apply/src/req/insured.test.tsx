import '../../testing/disk';
import { saveAnswer } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { address, press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyPhotos } from '../../testing/applying';
import { open, openTill, orders, payAll } from '../../testing/payment-page';

jest.mock('@shared/settle/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

beforeAll(arrive);
beforeEach(async () => {
  await openTill();
  applyPhotos();
  saveAnswer('inspection', { url: '/files/insp.jpg' });
  saveAnswer('panel', { url: '/files/panel.jpg' });
  saveAnswer('mileage', 85_000);
});

describe('paying for POWER TRAIN', () => {
  it('sends documents, mileage and the consents of survey and insurance [PAY-036, SURVEY-009, TERMS-011]', async () => {
    open(7);

    await payAll();

    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]).toMatchObject({
      pkg: 'PT',
      price_payment: 660_000,
      payments: {
        price_pkg: 660_000,
        step: 7,
        termsPre: { insurance: true },
        terms: { insurance_survey: true, insurance: true, insurance_personal_info_agree: true },
      },
      options: { vehicleData: { km: 85_000 } },
    });
  });

  it('accepts a company card [PAY-004]', async () => {
    open(7);
    await userEvent.click(screen.getByRole('radio', { name: '법인카드' }));

    await payAll();

    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]).toMatchObject({ payments: { card_type: 20 } });
  });

  it('goes back to the dashboard photo [PAY-011]', async () => {
    open(7);

    await press('이전으로');

    await workDone();
    expect(address()).toHaveTextContent('/subscApply/vehiclePanel?step=6');
  });
});
