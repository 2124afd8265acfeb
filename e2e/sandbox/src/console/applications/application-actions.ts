import type { DocumentKind } from '@shared/domain/attachment';
import type { SubscriptionCard } from '../../services/cards';
import type { Actions } from '../action';
import { oneOf, optional, required, ticked } from '../fields';

export const documentNames: Record<DocumentKind, string> = {
  registration: '자동차등록증',
  inspection: '정기검사 결과지',
  panel: '계기판',
};
const kinds = Object.keys(documentNames) as DocumentKind[];

const done = (what: string, card: SubscriptionCard) => ({
  said: `${card.person.name} · ${card.title} · ${what}`,
  data: card,
});

/** Staff actions on applications and on cancellation requests. Source: SBX-006. */
export const applicationActions: Actions = {
  approve: async (fields, { applications }) =>
    done('승인했습니다.', await applications.approve(required(fields, 'id'))),

  reject: async (fields, { applications }) => {
    const reason = optional(fields, 'reason') ?? '서류를 확인할 수 없습니다.';
    const options = { reason, close: ticked(fields, 'close') };
    return done('반려했습니다.', await applications.reject(required(fields, 'id'), options));
  },

  retake: async (fields, { applications }) => {
    const kind = oneOf(fields, 'kind', kinds);
    const reason = optional(fields, 'reason') ?? '사진이 흐려 다시 촬영이 필요합니다.';
    const card = await applications.requestRetake(required(fields, 'id'), kind, reason);
    return done(`${documentNames[kind]} 재촬영을 요청했습니다.`, card);
  },

  withdraw: async (fields, { applications }) =>
    done('청약철회로 환불했습니다.', await applications.withdraw(required(fields, 'id'))),

  'confirm-revoke': async (fields, { applications }) =>
    done('해지를 확정했습니다.', await applications.confirmRevoke(required(fields, 'id'))),

  refund: async (fields, { applications }) =>
    done('환불했습니다.', await applications.refund(required(fields, 'id'))),
};
