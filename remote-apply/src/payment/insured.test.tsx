import '../../testing/disk';
import { saveAnswer } from '@shared/application';
import { settings } from '@shared/config/settings';
import { arrive } from '@shared/testing/arrive';
import { address, press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyPhotos } from '../../testing/applying';
import { buy, fact, open, openFilled, openTill, orders } from '../../testing/payment-page';

jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

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
    openFilled({}, 7);

    await buy();

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

  it('names the insurer and its phone number, or says that they are not registered [LAW-013]', () => {
    open(7);
    for (const label of ['보험사', '보험사 전화번호'])
      expect(fact(label)).toHaveTextContent('등록되지 않았어요');
    cleanup();

    const legal = { ...settings.legal, insurer: '메리디안손해보험', insurerPhone: '1588-1111' };
    jest.replaceProperty(settings, 'legal', legal);
    open(7);

    expect(fact('보험사')).toHaveTextContent('메리디안손해보험');
    expect(fact('보험사 전화번호')).toHaveTextContent('1588-1111');
    jest.restoreAllMocks();
  });

  it('accepts a company card [PAY-004]', async () => {
    openFilled({}, 7);
    await userEvent.click(screen.getByRole('radio', { name: '법인카드' }));

    await buy();

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
