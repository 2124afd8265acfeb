import '../testing/disk';
import { currentApplication } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { enterApp } from '@shared/testing/native-app';
import { renderPage } from '@shared/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyPhotos } from '../testing/applying';
import { hear } from '../testing/hear';
import { chooseVehicle, open, openHomeShop, price } from '../testing/home-page';
import { openInspection, toCamera } from '../testing/inspection-camera';
import { FIVE_SERIES, fiveSeries, NO_DATE, stockShop, undated } from '../testing/shop';
import { SubscApplyTerm } from './terms/SubscApplyTerm';

/** While this is true, code that is loaded on demand does not arrive. */
let mockIsLost = true;
const mockLoaded = <Code,>(code: () => Code): Code => {
  if (mockIsLost) throw new Error('did not arrive');
  return code();
};
jest.mock('@shared/copy/legal', () => mockLoaded(() => jest.requireActual('@shared/copy/legal')));
jest.mock('./home/NoPrice', () => mockLoaded(() => jest.requireActual('./home/NoPrice')));
jest.mock('./register-vehicle/open-register-vehicle', () => mockLoaded(() => ({})));
jest.mock('../../shared/platform/bridge/src/answers', () =>
  mockLoaded(() => jest.requireActual('../../shared/platform/bridge/src/answers')),
);

beforeAll(arrive);
beforeEach(() => {
  mockIsLost = true;
});

describe('a page whose code on demand does not load', () => {
  it('says that a car cannot join and keeps home without the explanation [HOME-011]', async () => {
    openHomeShop();
    stockShop({ vehicles: [{ ...fiveSeries, registeredOn: '2025-04-15' }, undated] });
    await open();

    await chooseVehicle(FIVE_SERIES);

    expect(await within(price()).findByText('이 조건으로는 가입할 수 없어요')).toBeVisible();
    expect(screen.getByRole('button', { name: '가입 신청하기' }).parentElement).toHaveTextContent(
      '이 조건으로는 가입할 수 없어요.',
    );

    mockIsLost = false;
    await chooseVehicle(NO_DATE);
    await chooseVehicle(FIVE_SERIES);

    expect(await screen.findByText('등록 후 5년이 지난 차량 (내 차: 1년 7개월)')).toBeVisible();
  });

  it('shows a message and keeps home when no vehicle can be registered', async () => {
    openHomeShop();
    stockShop({ vehicles: [] });
    await open();

    await userEvent.click(await screen.findByRole('button', { name: '차량 등록하기' }));

    await hear('정보를 조회할 수 없습니다. 잠시 후 다시 시도해 주세요.');
    expect(screen.getByRole('tab', { name: /^STANDARD/ })).toBeVisible();
  });

  it('shows a message instead of the text of a term and keeps the ticks [TERMS-003]', async () => {
    stockShop();
    const address = `/subscApply/term?pkg=ST&vehicle=${FIVE_SERIES}&date=2020-03-15&term=12&step=1`;
    renderPage('SubscApplyTerm', SubscApplyTerm, address);
    await userEvent.click(screen.getByRole('checkbox', { name: /개인정보 수집/ }));

    await userEvent.click(screen.getByRole('button', { name: /서비스 이용약관.*보기/ }));

    await hear('정보를 조회할 수 없습니다. 잠시 후 다시 시도해 주세요.');
    expect(screen.getByRole('checkbox', { name: /개인정보 수집/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /서비스 이용약관/ })).not.toBeChecked();
  });

  it('shows a message instead of a photo, and accepts the next photo [BRIDGE-002, BRIDGE-005]', async () => {
    applyPhotos();
    const app = enterApp({ upload: ({ params }) => ({ url: '/insp.jpg', type: params['type'] }) });
    openInspection();
    await toCamera(app);
    act(() => app.give(app.camera().at(-1)?.id ?? '', {}));

    expect(await screen.findByText('사진을 아직 읽을 수 없어요')).toBeVisible();
    expect(screen.getByText(/연결 상태를 확인하고 다시 촬영/)).toBeVisible();
    expect(screen.getByRole('button', { name: '사진 선택' })).toBeEnabled();
    expect(currentApplication()?.inspection).toBeUndefined();

    mockIsLost = false;
    await toCamera(app);
    act(() => app.give(app.camera().at(-1)?.id ?? '', {}));

    await waitFor(() => expect(currentApplication()?.inspection).toBeDefined());
    app.leave();
  });
});
