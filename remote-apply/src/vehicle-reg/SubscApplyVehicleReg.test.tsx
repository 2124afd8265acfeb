import { clearApplication, currentApplication } from '@shared/application';
import { answerStart, arrive } from '@shared/testing/arrive';
import { enterApp, type NativeApp } from '@shared/testing/native-app';
import { forgetNetwork } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyDocuments, applyInsured, applyPhotos, VIN } from '../../testing/applying';
import { dealer, field, openRegistration, recognise } from '../../testing/registration';

let app: NativeApp;
beforeAll(arrive);
beforeEach(() => {
  forgetNetwork();
  answerStart();
  applyDocuments();
  app = enterApp();
});
afterEach(() => app.leave());

describe('registration document page', () => {
  it('asks for a photo from the front with everything visible [APPLY-007]', () => {
    openRegistration();

    expect(screen.getByRole('heading', { name: '자동차등록증을 촬영해 주세요' })).toBeVisible();
    expect(screen.getByText('등록증 앞면의 모든 내용이 보이게 촬영해 주세요.')).toBeVisible();
    expect(screen.getByText('서류 1/3')).toBeVisible();
  });

  it('allows a photo only after agreement to the masking notice [APPLY-008]', async () => {
    openRegistration();
    await press('촬영하기');
    expect(await screen.findByRole('dialog', { name: '주민등록번호 가림 안내' })).toBeVisible();
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(
      ['[필수] 주민등록번호 뒷자리를 가린 것을 확인하였습니다.'],
    );

    await press('확인하고 촬영하기');

    expect(
      await screen.findByText('주민등록번호 뒷자리를 가린 뒤 확인란을 선택해 주세요.'),
    ).toBeVisible();
    expect(app.asks).toEqual([]);
    await press('확인');
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
    expect(screen.getByRole('checkbox')).toBeInvalid();
    await userEvent.click(screen.getAllByRole('button', { name: '닫기' }).at(-1)!);
    await workDone();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(app.asks).toEqual([]);
  });

  it('cleans the values that the app read and shows them beside the photo [APPLY-009] [APPLY-012] [APPLY-013] [PHOTO-012] [VALID-013] [VALID-014] [BRIDGE-001]', async () => {
    await recognise(app);

    expect(app.camera()[0]).toMatchObject({ method: 'recognise' });
    expect(screen.getByText(/^2단계/)).toBeVisible();
    expect(screen.getByRole('img', { name: '촬영한 자동차등록증' })).toHaveAttribute(
      'src',
      '/files/reg.jpg',
    );
    expect(field('고객명')).toHaveValue('김하늘');
    expect(field('최초등록일')).toHaveValue('20200315');
    expect(field('차량번호')).toHaveValue('123가4567');
    expect(field('차종')).toHaveValue('520D');
    expect(field('연식')).toHaveValue('2020');
    expect(field('차대번호')).toHaveValue(VIN);
  });

  it('asks again for a consent that a killed page lost, and stores only what was given [A-101]', async () => {
    applyPhotos();
    dealer([VIN]);
    openRegistration();
    await userEvent.type(field('고객명'), '김하늘');
    await press('차량 소유자 인증');
    await press('닫기');
    await press('다음');
    await workDone();
    expect(currentApplication()?.registration?.terms).toBeUndefined();

    await userEvent.click(await screen.findByRole('checkbox', { name: /뒷자리를 가린 것을 확인/ }));
    await press('확인하고 계속하기');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/vehicleInsp'));
    expect(currentApplication()?.registration?.terms).toMatchObject({ masking_chk: true });
  });

  it('goes back to the terms, or to the insurance terms that led to it [APPLY-011]', async () => {
    const insured = openRegistration();
    await press('이전으로');
    await waitFor(() =>
      expect(address()).toHaveTextContent('/subscApply/termInsurance?vtg_id=V1&step=3'),
    );
    insured.unmount();

    applyInsured();
    openRegistration(2);
    await press('이전으로');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/term?vtg_id=V1&step=1'));
  });

  it('is refused without an application [GUARD-012]', async () => {
    clearApplication();
    openRegistration();

    expect(await screen.findByText('잘못된 접근 경로입니다.')).toBeVisible();
    await press('확인');
  });
});
