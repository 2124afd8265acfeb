import '../../testing/disk';
import { choosePackage, currentApplication, saveAnswer } from '@shared/application';
import { settings } from '@shared/config/settings';
import { type PlainDate, plainDate } from '@shared/domain/calendar';
import { arrive } from '@shared/testing/arrive';
import { answer } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyPhotos } from '../../testing/applying';
import { applyExtension, applyPlain, vehicle } from '../../testing/plain';
import { FIVE_SERIES, powerTrain, stockShop, undated } from '../../testing/shop';
import { known } from '../../testing/vehicle-page';
import { SubscApplyPkg } from './SubscApplyPkg';

describe('the package step', () => {
  const open = () => renderPage('SubscApplyPkg', SubscApplyPkg, '/subscApply/pkg?step=2');
  const fact = (label: string) => screen.getByText(label).nextSibling;

  beforeAll(arrive);
  beforeEach(() => stockShop());

  it('shows membership, period and price, and leads to the vehicle [APPLY-026]', async () => {
    applyPlain();
    open();

    expect(screen.getByRole('heading', { name: 'STANDARD' })).toBeVisible();
    expect(fact('이용 기간')).toHaveTextContent('12개월승인 다음 날 0시부터');
    expect(fact('정가')).toHaveTextContent('132,000원부가세 포함');
    expect(fact('프로모션가')).toHaveTextContent('118,800원');
    expect(screen.queryByText(/예시 금액/)).not.toBeInTheDocument();
    await press('다음');
    await workDone();
    expect(address()).toHaveTextContent('/subscApply/vehicle?step=2');
  });

  it('says that the price is an example while the model is not known [HOME-013, LAW-009]', () => {
    stockShop({ vehicles: [] });
    applyPlain();
    open();

    expect(fact('프로모션가')).toHaveTextContent(
      '118,800원예시 금액이에요. 차량을 확인하면 정확한 금액을 볼 수 있어요.',
    );
  });

  it('names the insurer of POWER TRAIN and its phone number, also in the notice [LAW-013]', async () => {
    const legal = { ...settings.legal, insurer: '메리디안손해보험', insurerPhone: '1588-1111' };
    jest.replaceProperty(settings, 'legal', legal);
    applyPhotos();
    open();

    expect(await screen.findByRole('dialog')).toHaveTextContent(
      '보험사: 메리디안손해보험 · 보험사 전화번호: 1588-1111',
    );
    await press('확인했어요');

    expect(fact('보험사')).toHaveTextContent('메리디안손해보험');
    expect(fact('보험사 전화번호')).toHaveTextContent('1588-1111');
    jest.restoreAllMocks();
  });

  it('hides the amounts in words from screen readers, which read the same amounts in digits', () => {
    applyPhotos();
    open();

    for (const words of ['1,000만 원', '20만 원'])
      expect(screen.getByText(words)).toHaveAttribute('aria-hidden', 'true');
  });

  it('looks up the vehicle of an extension and prices it with its own promotion [APPLY-036, EXT-012]', async () => {
    answer(`GET /vehicles/showByNumId/${FIVE_SERIES}`, known());
    applyExtension();
    open();

    await waitFor(() => expect(fact('프로모션가')).toHaveTextContent('105,600원'));
    expect(fact('이용 기간')).toHaveTextContent('12개월2026-12-05 0시부터');
    expect(currentApplication()?.vehicle).toMatchObject({ categoryId: 'C1', plate: '123가4567' });
    await press('다음');
    await workDone();
    expect(address()).toHaveTextContent('/subscApply/req?step=3');
  });

  const extendPowerTrain = (registeredOn: PlainDate | undefined) => {
    applyExtension();
    choosePackage({ packageId: 'PT', group: 'POWER TRAIN', tier: 'insurance' });
    saveAnswer('vehicle', { ...vehicle, registeredOn });
  };
  const next = () => screen.getByRole('button', { name: '다음' });

  it('refuses to extend POWER TRAIN for a car that is too old, and offers what fits [A-98, MSG-008]', async () => {
    extendPowerTrain(plainDate('2018-11-20'));
    open();

    expect(screen.getByText('선택하신 차량은 해당 멤버십에 가입할 수 없습니다.')).toBeVisible();
    expect(screen.getByText(/최초등록일 기준 97개월이에요/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(next()).toBeDisabled();
    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual([
      'ST',
      'PR',
    ]);
    await userEvent.click(screen.getByRole('radio', { name: /PREMIUM/ }));
    expect(fact('이용 금액 (부가세 포함)')).toHaveTextContent('352,000원');
    await press('다음');

    await workDone();
    expect(address()).toHaveTextContent('/subscApply/req?step=3');
    expect(currentApplication()).toMatchObject({ packageId: 'PR', tier: 'plain', parentId: 'S1' });
  });

  it('says that the membership stays when no package takes the car [A-98]', () => {
    stockShop({ packages: [powerTrain] });
    extendPowerTrain(plainDate('2018-11-20'));
    open();

    expect(screen.getByText(/연장할 수 있는 멤버십이 없어요/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(next()).toBeDisabled();
  });

  it('asks for the registration day of an extension when the server has none [A-98]', async () => {
    stockShop({ vehicles: [undated] });
    extendPowerTrain(undefined);
    choosePackage({ packageId: 'ST', group: 'STANDARD' });
    open();
    expect(next()).toBeDisabled();

    await userEvent.type(screen.getByLabelText('최초등록일'), '2020-03-15');

    expect(fact('프로모션가')).toHaveTextContent('105,600원');
    expect(next()).toBeEnabled();
  });

  it('keeps the typed day and the known plate when it opens again [A-98]', async () => {
    stockShop({ vehicles: [] });
    const record = { date_reg: null, vehicle_cat_id: null };
    answer(`GET /vehicles/showByNumId/${FIVE_SERIES}`, known(record));
    applyExtension();
    const { unmount } = open();
    await userEvent.type(await screen.findByLabelText('최초등록일'), '2020-03-15');
    answer(`GET /vehicles/showByNumId/${FIVE_SERIES}`, known({ ...record, num_reg: '' }));
    unmount();

    open();
    await workDone();

    const { registeredOn, plate } = vehicle;
    expect(currentApplication()?.vehicle).toMatchObject({ registeredOn, plate });
  });
});
