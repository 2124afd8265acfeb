import type { TransferNotice } from '@shared/api/transfer';
import { transferTerms, withAnswers } from '@shared/domain/required-terms';
import { termsProblem } from '@shared/domain/terms-checks';
import { PopupHost } from '@shared/popup';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { arrive } from '@shared/testing/arrive';
import { bodiesTo } from '@shared/testing/network';
import { popup, press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { render } from '@testing-library/react';
import { useTransfer } from './use-transfer';

beforeAll(() => arrive());

/**
 * Clicking cannot leave a group without a channel, so the test passes the answers as if they were restored.
 * Source: A-18.
 */
const answers = {
  service_agreement: true,
  personal_info_agree: true,
  escalation: true,
  marketing: true,
  ad_receive_agree: true,
};

function Request() {
  const problem = termsProblem(withAnswers(transferTerms(false), answers));
  const transfer = useTransfer({ subscriptionId: 'S9' } as TransferNotice, []);
  return (
    <button type="button" onClick={() => void transfer.run({ answers, versions: {}, problem })}>
      양도 신청
    </button>
  );
}

it('shows NEED_SUBSC_TERM_RECEIVE_CHECK and sends nothing without an advertising channel [VALID-037]', async () => {
  render(
    <MemoryRouter>
      <Request />
      <PopupHost />
    </MemoryRouter>,
  );

  await press('양도 신청');

  expect(await popup()).toHaveTextContent('광고 수신 방법을 하나 이상 선택해 주세요.');
  await press('확인');
  await workDone();
  expect(bodiesTo('POST /subscs/escalation/S9')).toEqual([]);
});
