import type { Standing } from '@shared/domain/subscription';
import {
  confirmStates,
  requestStates,
  subscriptionStates,
} from '@shared/domain/subscription-codes';
import { render } from '@testing-library/react';
import { StatusBadge } from './StatusBadge';

const waits = '승인대기|승인완료|반려';
const rejects = '||신청 반려';
const ending = Array<string>(6).fill('해지 완료 · 환불 처리 중');
const extends_ = '승인대기|승인완료|신청 반려';

/**
 * Text of every combination, one column per request. Three texts depend on confirm (waiting, approved, rejected).
 * Impossible combinations are included, because the page shows whatever the server sends.
 */
// biome-ignore format: one state a row
const texts = {
  //                  refund       revoke-confirmed withdrawn  revoke      none       extension
  'refund-confirmed': ['환불 완료', '환불 완료',      '환불 완료', '환불 완료', '환불 완료', '환불 완료'],
  refund:             ending,
  revoked:            ['해지 완료', '해지 완료',      '해지 완료', '해지 완료', '해지 완료', '해지 완료'],
  expired:            ['해지 완료', '해지 완료',      '만료',     '해지 신청', '만료',     '만료'],
  none:               ['해지 완료', '해지 완료',      rejects,    '해지 신청', rejects,    extends_],
  pending:            ['해지 완료', '해지 완료',      waits,      '해지 신청', waits,      waits],
  active:             ['해지 완료', '해지 완료',      '가입',     '해지 신청', '가입',     '가입'],
} as const;

const every = subscriptionStates.names.flatMap((state) =>
  requestStates.names.flatMap((request, column) =>
    confirmStates.names.map((confirm, place) => {
      const words = (texts[state][column] ?? '').split('|');
      return {
        standing: { state, request, confirm } satisfies Standing,
        text: words[place] ?? words[0],
      };
    }),
  ),
);

describe('every combination of state, request and confirm', () => {
  it.each(every)(
    '$standing.state, $standing.request, $standing.confirm shows "$text" [STATUS-006] [STATUS-007] [STATUS-008] [STATUS-009] [STATUS-011]',
    ({ standing, text }) => {
      const { container } = render(<StatusBadge standing={{ ...standing, orderNumber: 'O1' }} />);

      expect(container).toHaveTextContent(new RegExp(`^${text}$`));
    },
  );
});
