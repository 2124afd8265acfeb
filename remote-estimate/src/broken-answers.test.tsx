import { brokenAnswers, troubles, typicalAnswers } from '@shared/api/testing/broken-answers';
import { arrive } from '@shared/testing/arrive';
import { answer, bare } from '@shared/testing/network';
import { content, plans, start } from '@shared/testing/wire/estimate';
import { act } from '@testing-library/react';
import { open, serve } from '../testing/page';

/** Texts that must not appear while an answer is missing: an amount of 0, or that there is no offer. */
const LIES = /총 예상 견적 금액\s*0원|견적 서비스가 등록되지 않았습니다/;

beforeAll(() => arrive());
beforeEach(() => {
  jest.useFakeTimers();
  serve();
  answer('POST /users/updateToken', bare({ token: 'newer', expires_in: 60 }));
});
afterEach(() => jest.useRealTimers());

describe.each([
  ['POST /users/estimate', start()],
  ['POST /users/estimate-content', content()],
  ['POST /users/estimate-service-care', Object.values(plans)[0]],
])('the estimate with broken data of %s', (call, good) => {
  it.each(typicalAnswers)('claims nothing false when the answer is %s', async (kind) => {
    answer(call, brokenAnswers[kind](good));
    open('?vtg_no=N1');
    await act(() => jest.advanceTimersByTimeAsync(130_000));

    expect(troubles(document.body, LIES)).toEqual([]);
  });
});
