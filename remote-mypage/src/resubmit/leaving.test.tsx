import { arrive } from '@shared/testing/arrive';
import { enterApp } from '@shared/testing/native-app';
import { answer, bodiesTo, inTurn, ok, refused } from '@shared/testing/network';
import { popup, press } from '@shared/testing/page';
import { closePage } from '@shared/testing/render-page';
import { insuredPending } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import { has, takes } from '../../testing/backend';
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

  it('ignores a photo of the camera when the customer has left the page [BRIDGE-005, RESUB-007]', async () => {
    has(insuredPending({ att_insp: att(-10) }));
    takes('PUT /subscs/S2', insuredPending());
    const app = enterApp({ haptic: {}, upload: { url: '/files/new.jpg', type: 1 } });
    openApplication();
    await begin('정기검사 결과지');
    await screen.findByText('사진을 기다리고 있어요');

    closePage();
    openApplication();
    app.give(app.camera()[0]?.id ?? '', {});

    await workDone();
    expect(bodiesTo('PUT /subscs/S2')).toEqual([]);
    expect(screen.getByRole('button', { name: '정기검사 결과지 다시 올리기' })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    app.leave();
  });
});
