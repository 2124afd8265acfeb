import { answerStart, arrive } from '@shared/testing/arrive';
import { enterApp, type NativeApp } from '@shared/testing/native-app';
import { forgetNetwork } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyDocuments } from '../../testing/applying';
import { field, recognise, verifyButton } from '../../testing/registration';

let app: NativeApp;
beforeAll(arrive);
beforeEach(() => {
  forgetNetwork();
  answerStart();
  applyDocuments();
  app = enterApp();
});
afterEach(() => app.leave());

describe('VehicleConfirm', () => {
  it('allows corrections except of name and VIN [APPLY-018]', async () => {
    await recognise(app);

    expect(field('고객명')).toHaveAttribute('readonly');
    expect(field('차대번호')).toHaveAttribute('readonly');
    expect(field('차량번호')).not.toHaveAttribute('readonly');

    await userEvent.clear(field('차종'));
    await userEvent.type(field('차종'), 'x5-드라이브!');
    expect(field('차종')).toHaveValue('X5-드라이브');
  });

  it('keeps name and VIN read-only when another field was not read [APPLY-018]', async () => {
    await recognise(app, { car_reg_no: '' });

    expect(field('고객명')).toHaveAttribute('readonly');
    expect(field('차대번호')).toHaveAttribute('readonly');
  });

  it('has the right keyboard for each field [APPLY-013]', async () => {
    await recognise(app);

    expect(field('고객명')).toHaveAttribute('autocomplete', 'name');
    expect(field('최초등록일')).toHaveAttribute('inputmode', 'numeric');
    expect(field('연식')).toHaveAttribute('inputmode', 'numeric');
    expect(field('차대번호')).toHaveAttribute('autocapitalize', 'characters');
  });

  it('can be filled in by hand after an unreadable photo [APPLY-018]', async () => {
    await recognise(app, { owner_name: '', car_vin: 'WBA00000' });

    expect(field('고객명')).not.toHaveAttribute('readonly');
    expect(field('차대번호')).not.toHaveAttribute('readonly');
    expect(field('차대번호')).toHaveAccessibleDescription(
      expect.stringContaining('차대번호는 영문 대문자와 숫자 17자리예요.'),
    );
  });

  it('verifies only when every field is valid and shows each error [APPLY-014] [VALID-006] [VALID-007]', async () => {
    await recognise(app, { reg_date: '2026-11-21', car_reg_no: '서울12가3456' });

    expect(verifyButton()).toBeDisabled();
    expect(field('최초등록일')).toHaveAccessibleDescription(
      expect.stringContaining('차량등록일을 정확히 입력해 주세요.'),
    );
    expect(field('차량번호')).toHaveAccessibleDescription(
      expect.stringContaining('12가3456처럼 지역명 없이 입력해 주세요.'),
    );

    await userEvent.clear(field('최초등록일'));
    await userEvent.type(field('최초등록일'), '20261120');
    await userEvent.clear(field('차량번호'));
    await userEvent.type(field('차량번호'), '12가3456');
    expect(verifyButton()).toBeEnabled();
  });

  it('accepts a written date and shows eight digits when the field loses focus [APPLY-013]', async () => {
    await recognise(app);
    await userEvent.clear(field('최초등록일'));

    await userEvent.type(field('최초등록일'), '2021. 3. 1.');
    expect(field('최초등록일')).toHaveValue('2021. 3. 1.');
    expect(verifyButton()).toBeEnabled();
    await userEvent.tab();

    expect(field('최초등록일')).toHaveValue('20210301');
  });

  it('offers digits for look-alike letters, and the customer decides [VALID-010]', async () => {
    await recognise(app, { car_vin: 'WBAOOOOOOOOOOOOO1' });
    expect(field('차대번호')).toHaveValue('WBAOOOOOOOOOOOOO1');

    await press('WBA00000000000001 사용');

    expect(field('차대번호')).toHaveValue('WBA00000000000001');
    await workDone();
    expect(screen.queryByText('차대번호를 한 번 더 확인해 주세요')).not.toBeInTheDocument();
  });

  it('says that a change of owner must be filed at a service centre first [APPLY-017]', async () => {
    await recognise(app);

    expect(
      screen.getByText('소유자가 바뀐 차량은 먼저 서비스센터에서 소유자 변경을 접수해 주세요.'),
    ).toBeVisible();
  });

  it('goes back to the photo [APPLY-016]', async () => {
    await recognise(app);

    await press('이전으로');

    expect(
      await screen.findByRole('heading', { name: '자동차등록증을 촬영해 주세요' }),
    ).toBeVisible();
    expect(address()).toHaveTextContent('/subscApply/vehicleReg');
  });
});
