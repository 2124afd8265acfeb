import type { Queries } from '@shared/database/database';
import { customer, Download, type Handler, param } from './call';
import type { ConfirmRow } from './confirm-pdf';
import { confirmPdf } from './confirm-pdf';
import type { Person } from './person';
import { notFound } from './refusal';
import type { SubscriptionRow } from './subscription-rows';
import { subscriptionView } from './subscription-view';
import { ownSubscription } from './subscriptions';

/** Source: API-033, SEC-002. */
export const getCareInsuranceConfirm: Handler = async (call, { database }) => {
  const person = customer(call);
  const { confirm, subscription } = await ownConfirm(database, person, param(call, 'id'));
  return {
    data: {
      id: confirm.id,
      date_approval: confirm.approvedOn,
      price_with_vat: confirm.priceWithVat,
      dealer_cdk: confirm.dealerId && { id: confirm.dealerId, title: confirm.dealerTitle },
      dealer_agent_cdk: confirm.agentId && {
        id: confirm.agentId,
        slug: confirm.agentSlug,
        title: confirm.agentTitle,
      },
      subsc: subscriptionView(subscription, person.id),
    },
  };
};

/** Source: API-034. */
export const downloadPOAPdf: Handler = async (call, { database, clock }) => {
  const person = customer(call);
  const { confirm, subscription } = await ownConfirm(database, person, param(call, 'id'));
  const bytes = await confirmPdf({ person, confirm, subscription, printedOn: clock.today() });
  return new Download(bytes, 'application/pdf');
};

async function ownConfirm(
  queries: Queries,
  person: Person,
  id: string,
): Promise<{ confirm: ConfirmRow; subscription: SubscriptionRow }> {
  const [confirm] = await queries.query<ConfirmRow>(
    `select c.id, c.subscription_id as "subscriptionId", c.approved_on::text as "approvedOn",
       c.price_with_vat as "priceWithVat", agent.id as "agentId", agent.slug as "agentSlug",
       agent.title as "agentTitle", dealer.id as "dealerId", dealer.title as "dealerTitle"
     from care_insurance_confirm c
       left join agent on agent.id = c.agent_id left join dealer on dealer.id = agent.dealer_id
     where c.id = $1`,
    [id],
  );
  if (confirm === undefined) throw notFound('보증수리 확인서를 찾을 수 없습니다.');
  return { confirm, subscription: await ownSubscription(queries, person, confirm.subscriptionId) };
}
