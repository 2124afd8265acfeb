import '../../testing/disk';
import { clearPendingLink, readPendingLink, savePendingLink } from '@shared/application';
import { NOON } from '@shared/domain/testing/noon';
import { arrive } from '@shared/testing/arrive';
import { answer, ok, sent, silence } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { open, openHomeShop } from '../../testing/home-page';
import { premium, standard, stockShop } from '../../testing/shop';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));

const compared = async () => within(await screen.findByRole('region', { name: '멤버십 비교' }));

beforeAll(arrive);
beforeEach(openHomeShop);

describe('Compare', () => {
  it('leaves out what concerns POWER TRAIN when it is not for sale', async () => {
    stockShop({ packages: [premium, standard] });
    await open();

    const part = await compared();
    expect(part.getByText(/^승인 후 14일 이내에/)).toBeVisible();
    expect(part.queryByText(/POWER TRAIN/)).not.toBeInTheDocument();
  });

  it('says when the service is expected to start if applied for today [CONST-001, CONST-002]', async () => {
    await open();
    await compared();

    // 20 November 2026 is a Friday. Two business days later is Tuesday, and the service starts the day after.
    expect(screen.getByText('오늘 신청하면 2026-11-25쯤 시작될 예정이에요.')).toBeVisible();
    expect(screen.getByText(/공휴일이나 서류 확인에 따라 늦어질 수 있어요/)).toBeVisible();
  });
});

describe('a payment by a dealer’s link, left for the card page', () => {
  const left = (ms: number) => savePendingLink({ hash: 'h4sh', leftAt: NOON - ms });
  const link = (state: number) =>
    answer('GET /subscSolicitations/h4sh', ok({ hash: 'h4sh', state, name: '', options: {} }));
  const card = (name: string) => screen.findByRole('heading', { name });

  afterEach(clearPendingLink);

  it('is shown on home and leads back to its link [SOLIC-003]', async () => {
    await left(60_000);
    link(50);
    await open();
    expect(await card('가입 요청 결제를 아직 마치지 않았어요')).toBeVisible();

    await press('가입 요청 보기');

    await waitFor(() => expect(address()).toHaveTextContent('/subscSolicitation/h4sh'));
    expect(await readPendingLink()).toBeDefined();
  });

  it('is shown as paid and its record removed when the server confirms it [SOLIC-003]', async () => {
    await left(60_000);
    link(60);
    await open();

    expect(await card('가입 요청 결제를 마쳤어요')).toBeVisible();
    expect(await readPendingLink()).toBeUndefined();
  });

  it('keeps its record and is queried again while the server does not answer [SOLIC-003]', async () => {
    await left(60_000);
    answer('GET /subscSolicitations/h4sh', silence);
    await open();
    expect(await card('가입 요청 결제를 확인하고 있어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '02-000-0000' })).toBeVisible();
    expect(await readPendingLink()).toBeDefined();

    link(60);

    expect(await card('가입 요청 결제를 마쳤어요')).toBeVisible();
  });

  it('is removed without a message when its card page has expired unpaid [SOLIC-003]', async () => {
    await left(15 * 60_000);
    link(50);
    await open();

    await waitFor(async () => expect(await readPendingLink()).toBeUndefined());
    expect(screen.queryByText(/가입 요청 결제/)).not.toBeInTheDocument();
    expect(sent.some(({ url }) => url.includes('h4sh'))).toBe(true);
  });
});
