import { arrive } from '@shared/testing/arrive';
import { answer, inTurn, ok, refused } from '@shared/testing/network';
import { popup, press } from '@shared/testing/page';
import { insuredPending } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { has } from '../../testing/backend';
import { leavePage } from '../../testing/leave-page';
import { att, begin, inApp, openApplication, photo } from '../../testing/resubmit';

beforeAll(() => arrive());

describe('sending a document again', () => {
  it('leaves the customer where they have gone when the check before it fails [A-51, A-77]', async () => {
    const before = insuredPending({ att_insp: att(-10) });
    has(before);
    const upload = () => {
      const gone = () => {
        leavePage();
        return refused(500);
      };
      answer('GET /subscs/S2', inTurn(gone, ok(before)));
      return { url: '/files/new.jpg', type: 1 };
    };
    inApp({ ...photo(1, ''), upload });
    openApplication();

    await begin('정기검사 결과지');
    await popup();
    await press('확인');

    await workDone();
    expect(location.pathname).toBe('/app/guide/total');
  });
});
