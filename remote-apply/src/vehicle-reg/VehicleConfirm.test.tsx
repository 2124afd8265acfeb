import { currentApplication } from '@shared/application';
import { answerStart, arrive } from '@shared/testing/arrive';
import { enterApp, type NativeApp } from '@shared/testing/native-app';
import { forgetNetwork } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyDocuments, applyInsured, applyPhotos, VIN } from '../../testing/applying';
import { holdBack } from '../../testing/hold-back';
import {
  DEALER,
  dealer,
  field,
  openRegistration,
  owning,
  photographDocument,
  read,
  recognise,
} from '../../testing/registration';
import { DocumentPhoto } from './DocumentPhoto';

let app: NativeApp;
const photo = () => screen.getByRole('img', { name: '촬영한 자동차등록증' });

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

  it('counts no documents before the membership is chosen [APPLY-033]', () => {
    applyInsured();
    openRegistration(2);

    expect(screen.getByRole('heading', { name: '자동차등록증을 촬영해 주세요' })).toBeVisible();
    expect(screen.queryByText(/^서류/)).toBeNull();
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

  it('cleans the values that the app read and shows them beside the photo, with a note [APPLY-009] [APPLY-012] [APPLY-013] [APPLY-017] [PHOTO-012] [VALID-013] [VALID-014] [BRIDGE-001]', async () => {
    await recognise(app);

    expect(app.camera()[0]).toMatchObject({ method: 'recognise' });
    expect(screen.getByText(/^2단계/)).toBeVisible();
    expect(photo()).toHaveAttribute('src', '/files/reg.jpg');
    expect(field('고객명')).toHaveValue('김하늘');
    expect(field('최초등록일')).toHaveValue('20200315');
    expect(field('차량번호')).toHaveValue('123가4567');
    expect(field('차종')).toHaveValue('520D');
    expect(field('연식')).toHaveValue('2020');
    expect(field('차대번호')).toHaveValue(VIN);
    expect(field('고객명')).toHaveAttribute('autocomplete', 'name');
    expect(field('최초등록일')).toHaveAttribute('inputmode', 'numeric');
    expect(field('연식')).toHaveAttribute('inputmode', 'numeric');
    expect(field('차대번호')).toHaveAttribute('autocapitalize', 'characters');
    expect(
      screen.getByText('소유자가 바뀐 차량은 먼저 서비스센터에서 소유자 변경을 접수해 주세요.'),
    ).toBeVisible();
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

  it('goes back to the insurance terms that led to it [APPLY-011]', async () => {
    openRegistration();

    await press('이전으로');

    await waitFor(() =>
      expect(address()).toHaveTextContent('/subscApply/termInsurance?vtg_id=V1&step=3'),
    );
  });
});

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

  it('returns to the photo when an answered page was opened directly, also after a new photo [APPLY-016, A-03]', async () => {
    const photoPanel = { name: '자동차등록증을 촬영해 주세요' };
    applyPhotos();
    openRegistration();
    await press('이전으로');
    expect(await screen.findByRole('heading', photoPanel)).toBeVisible();

    const id = await photographDocument(app);
    act(() => app.give(id, read));
    expect(await screen.findByRole('heading', { name: '가입 차량 정보' })).toBeVisible();
    expect(address()).toHaveTextContent(/vehicleReg\?vtg_id=V1&step=4&panel=confirm$/);
    await press('이전으로');

    expect(await screen.findByRole('heading', photoPanel)).toBeVisible();
    expect(address()).toHaveAttribute('data-navigation', 'POP');
  });

  it('keeps the values that are being verified [APPLY-014]', async () => {
    const come = holdBack(DEALER, owning(VIN));
    await recognise(app);
    await press('차량 소유자 인증');

    await userEvent.type(field('차량번호'), '{Backspace}8');
    expect(field('차량번호')).toHaveValue('123가4567');
    await come();
    await press('다음');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/vehicleInsp'));
    expect(currentApplication()?.registration?.plate).toBe('123가4567');
  });

  it('offers digits for look-alike letters, and the customer decides [VALID-010]', async () => {
    await recognise(app, { car_vin: 'WBAOS00O00000000I' });
    expect(field('차대번호')).toHaveValue('WBAOS00O00000000I');

    await press('WBA0S000000000001 사용');

    expect(field('차대번호')).toHaveValue('WBA0S000000000001');
    await workDone();
    expect(screen.queryByText('차대번호를 한 번 더 확인해 주세요')).not.toBeInTheDocument();
  });
});

describe('DocumentPhoto', () => {
  it('enlarges and shrinks the photo on click [PHOTO-012]', async () => {
    render(<DocumentPhoto url="/photos/registration.jpg" />);
    expect(photo()).toHaveClass('photo');

    await userEvent.click(screen.getByRole('button', { name: '크게 보기' }));
    expect(photo()).toHaveClass('whole');

    await userEvent.click(screen.getByRole('button', { name: '작게 보기' }));
    expect(photo()).toHaveClass('photo');
  });

  it.each([
    ['only the server has the photo', ''],
    ['the photo does not load', '/photos/gone.jpg'],
  ])('refers the owner to the paper document when %s [PHOTO-012]', async (_, url) => {
    render(<DocumentPhoto url={url} />);
    if (url) fireEvent.error(photo());

    expect(
      await screen.findByText(/^사진을 불러오지 못했어요\. 가지고 있는 등록증과 비교/),
    ).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
