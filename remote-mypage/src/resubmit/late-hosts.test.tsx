import { currentSession } from '@shared/session';
import { arrive, filters } from '@shared/testing/arrive';
import { enterApp } from '@shared/testing/native-app';
import { answer, refused } from '@shared/testing/network';
import { popup } from '@shared/testing/page';
import { insuredPending } from '@shared/testing/wire/memberships';
import { screen, waitFor } from '@testing-library/react';
import { has, takes } from '../../testing/backend';
import { att, begin, openApplication } from '../../testing/resubmit';

it('accepts a photo on the host of our files when the filters failed at the start [BRIDGE-002, RESUB-007]', async () => {
  const started = arrive();
  answer('GET /getFilters', refused(502));
  await started;
  has(insuredPending({ att_insp: att(-10) }));
  takes('PUT /subscs/S2', insuredPending());
  const stored = { url: 'https://files.example/new.jpg', type: 1 };
  const app = enterApp({ haptic: {}, upload: stored });
  openApplication();
  answer('GET /getFilters', filters({ host_s3: 'https://files.example' }));
  await begin('정기검사 결과지');
  await screen.findByText('사진을 기다리고 있어요');
  await waitFor(() => expect(currentSession().env).toBeDefined());

  app.give(app.camera()[0]?.id ?? '', {});

  expect(await popup()).toHaveTextContent('반려 서류 업로드가 완료되었습니다.');
  app.leave();
});
