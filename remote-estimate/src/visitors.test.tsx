import { arrive, member } from '@shared/testing/arrive';
import { answer, bodiesTo, refused } from '@shared/testing/network';
import { box, open, serve } from '../testing/page';

describe('estimate of a visitor whose user could not be loaded', () => {
  beforeAll(async () => {
    serve();
    const started = arrive();
    answer('GET /users/U1', refused(500, '회원 정보를 불러오지 못했어요.'));
    await started;
  });

  it('becomes ready [EST-019] [EST-014]', async () => {
    open();

    expect(await box('엔진오일')).toBeVisible();
    expect(bodiesTo('POST /users/estimate')).toEqual([{ vtg_no: member.vtgNo }]);
  });
});
