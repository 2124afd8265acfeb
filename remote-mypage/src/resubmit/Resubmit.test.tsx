import { arrive } from '@shared/testing/arrive';
import { refusing } from '@shared/testing/native-app';
import { answer, bodiesTo, inTurn, ok, refused, silence } from '@shared/testing/network';
import { popup, press } from '@shared/testing/page';
import { insuredPending, pending } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, within } from '@testing-library/react';
import { has, takes } from '../../testing/backend';
import { att, begin, inApp, openApplication, photo } from '../../testing/resubmit';

beforeAll(() => arrive());

const documents = async () => within(await screen.findByRole('region', { name: '제출 서류' }));
const again = (name: string) => screen.queryByRole('button', { name: `${name} 다시 올리기` });

const read = {
  owner_name: '홍길동',
  reg_date: '20200315',
  car_reg_no: '12가3456',
  model: { name: '520d', year: '2021' },
  car_vin: 'WBA00000000000001',
  url: '/files/reg-new.jpg',
};

describe('sending a document again', () => {
  it('requires the cautions to be ticked [RESUB-001]', async () => {
    has(insuredPending({ att_insp: att(-10) }));
    const asks = inApp(photo(1, '/files/new.jpg'));
    openApplication();
    await press('정기검사 결과지 다시 올리기');
    await popup('정기검사 결과지');

    await press('촬영하기');

    expect(await popup()).toHaveTextContent('유의사항 확인 후 진행해 주세요.');
    await press('확인');
    await press('취소');
    await workDone();
    expect(asks).toEqual([]);
  });

  it('names the vehicle of an inspection photo under options and confirms the upload [RESUB-006] [RESUB-007] [MSG-043] [API-025]', async () => {
    has(insuredPending({ att_insp: att(-10) }));
    takes('PUT /subscs/S2', insuredPending());
    const asks = inApp(photo(1, '/files/new.jpg'));
    openApplication();

    await begin('정기검사 결과지');

    expect(await popup()).toHaveTextContent('반려 서류 업로드가 완료되었습니다.');
    await press('확인');
    expect(asks.map(({ method, params }) => [method, params])).toContainEqual([
      'upload',
      { vtgId: 'V1', type: 1 },
    ]);
    expect(bodiesTo('PUT /subscs/S2')).toEqual([
      { options: { vehicleData: expect.objectContaining({ num_id: 'WBA00000000000001' }) } },
    ]);
    expect((await documents()).queryByText('재촬영 필요')).not.toBeInTheDocument();
  });

  it('sends the values of the registration document as vehicle data [RESUB-005] [RESUB-007] [API-025]', async () => {
    has(pending({ att_reg: att(-10) }));
    takes('PUT /subscs/S2', pending({ att_reg: att(10) }));
    inApp({ recognise: read, haptic: {} });
    openApplication();

    await begin('자동차등록증');
    await popup();
    await press('확인');

    expect(bodiesTo('PUT /subscs/S2')).toEqual([
      {
        options: {
          vehicleData: {
            model: { type: '520D', year: '2021' },
            num_id: 'WBA00000000000001',
            date_reg: '2020-03-15',
            num_reg: '12가3456',
            km: 45_000,
          },
        },
      },
    ]);
  });

  it.each([
    ['as recognised', '38가1280', '38가1280'],
    ['of the application when none was recognised', '판독 불가', '12가3456'],
  ])('sends the plate %s [RESUB-007]', async (_, car_reg_no, num_reg) => {
    has(pending({ att_reg: att(-10) }));
    takes('PUT /subscs/S2', pending({ att_reg: att(10) }));
    inApp({ recognise: { ...read, car_reg_no }, haptic: {} });
    openApplication();

    await begin('자동차등록증');
    await popup();
    await press('확인');

    expect(bodiesTo('PUT /subscs/S2')).toEqual([
      { options: { vehicleData: expect.objectContaining({ num_reg }) } },
    ]);
  });

  it('asks before it sends a document of another vehicle [RESUB-005]', async () => {
    has(pending({ att_reg: att(-10) }));
    inApp({ recognise: { ...read, car_vin: 'WBA99999999999999' } });
    openApplication();

    await begin('자동차등록증');

    expect(await popup()).toHaveTextContent('차대번호가 신청한 차량과 다르게 읽혔어요.');
    await press('다시 촬영');
    await workDone();
    expect(bodiesTo('PUT /subscs/S2')).toEqual([]);
  });

  it('shows why there is no photo and lets the customer try again [RESUB-001]', async () => {
    has(insuredPending({ att_insp: att(-10) }));
    inApp({ capture: refusing('denied') });
    openApplication();

    await begin('정기검사 결과지');

    expect(await screen.findByRole('alert')).toHaveTextContent(
      '휴대폰 설정 > 앱 > ServiceCare+에서 카메라를 허용하거나, 찍어 둔 사진을 선택해 주세요.',
    );
    expect(again('정기검사 결과지')).toBeEnabled();
    expect(bodiesTo('PUT /subscs/S2')).toEqual([]);
  });

  it('lets the customer cancel when the camera does not answer [RESUB-001]', async () => {
    has(insuredPending({ att_insp: att(-10) }));
    inApp({});
    openApplication();
    await begin('정기검사 결과지');

    await press('촬영 취소');

    expect(await screen.findByRole('alert')).toHaveTextContent('촬영을 마치지 않았어요');
    expect(again('정기검사 결과지')).toBeEnabled();
  });

  it('sends nothing when staff have decided in the meantime [RESUB-002]', async () => {
    has(insuredPending({ att_insp: att(-10) }));
    answer(
      'GET /subscs/S2',
      inTurn(ok(insuredPending({ att_insp: att(-10) })), ok(insuredPending({ confirm: -10 }))),
    );
    inApp(photo(1, '/files/new.jpg'));
    openApplication();

    await begin('정기검사 결과지');

    expect(await popup()).toHaveTextContent('그사이 멤버십 상태가 바뀌었어요.');
    await press('확인');
    expect(await screen.findByText('반려')).toBeVisible();
    expect(bodiesTo('PUT /subscs/S2')).toEqual([]);
  });

  it('shows a refusal and the current documents [RESUB-003] [ERR-009]', async () => {
    has(insuredPending({ att_insp: att(-10) }));
    answer('PUT /subscs/S2', () => {
      has(insuredPending({ att_insp: att(20) }));
      return refused(409, '다시 제출할 수 없는 서류입니다.');
    });
    inApp(photo(1, '/files/new.jpg'));
    openApplication();

    await begin('정기검사 결과지');

    expect(await popup()).toHaveTextContent('다시 제출할 수 없는 서류입니다.');
    await press('확인');
    expect(await screen.findByText('적합')).toBeVisible();
    expect(again('정기검사 결과지')).not.toBeInTheDocument();
  });

  it('counts as sent when only the response was lost [RESUB-006]', async () => {
    const before = ok(insuredPending({ att_insp: att(-10) }));
    has(insuredPending({ att_insp: att(-10) }));
    answer('GET /subscs/S2', inTurn(before, before, ok(insuredPending())));
    answer('PUT /subscs/S2', silence);
    inApp(photo(1, '/files/new.jpg'));
    openApplication();

    await begin('정기검사 결과지');

    expect(await popup()).toHaveTextContent('반려 서류 업로드가 완료되었습니다.');
    await press('확인');
  });
});
