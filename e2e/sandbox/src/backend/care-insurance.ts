import { payoutTime } from '@shared/copy/figures';
import type { Queries } from '@shared/database/database';
import type { PlainDate } from '@shared/domain/calendar';
import { formatWon } from '@shared/domain/format';
import { won } from '@shared/domain/money';
import PDFDocument from 'pdfkit';
import { inSandbox } from '../paths';
import { customer, Download, type Handler, param } from './call';
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

const fonts = 'node_modules/pretendard/dist/public/static/alternative';
const regular = inSandbox(`${fonts}/Pretendard-Regular.ttf`);
const bold = inSandbox(`${fonts}/Pretendard-Bold.ttf`);

const LABEL_WIDTH = 130;
const MARGIN = 60;

type Confirmed = {
  person: Person;
  confirm: ConfirmRow;
  subscription: SubscriptionRow;
  printedOn: PlainDate;
};

/** Creates the one-page PDF that confirms a warranty repair to the insurer. Source: API-034. */
async function confirmPdf(confirmed: Confirmed): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: 'ServiceCare+ 보증수리 확인서', Author: 'ServiceCare+' },
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const finished = new Promise<void>((resolve) => document.on('end', resolve));

  document.font(bold).fontSize(20).text('ServiceCare+ 보증수리 확인서', { align: 'center' });
  document.moveDown(2);
  for (const [label, value] of rowsOf(confirmed)) {
    const { y } = document;
    document.font(bold).fontSize(11).text(label, MARGIN, y, { width: LABEL_WIDTH });
    document.font(regular).text(value, MARGIN + LABEL_WIDTH, y);
    document.moveDown(0.8);
  }
  document.moveDown(2);
  document
    .font(regular)
    .fontSize(10)
    .text(
      `위 차량의 보증수리 내역을 확인합니다. 보험금은 서류 심사 후 ${payoutTime}에 지급됩니다.`,
      MARGIN,
    );
  document.moveDown(2);
  document.text(`발급일 ${confirmed.printedOn}`, { align: 'right' });
  document.end();
  await finished;
  return Buffer.concat(chunks);
}

const rowsOf = ({
  person,
  confirm,
  subscription,
}: Confirmed): readonly (readonly [string, string])[] => [
  ['확인서 번호', confirm.id],
  ['고객명', person.name],
  ['멤버십', subscription.packageTitle],
  ['서비스 기간', `${subscription.startsOn ?? ''} ~ ${subscription.stopsOn ?? ''}`],
  ['차대번호', subscription.vin],
  ['차량번호', subscription.plate ?? ''],
  ['승인일', confirm.approvedOn],
  ['수리비 (VAT 포함)', `${formatWon(won(confirm.priceWithVat))}원`],
  ['판매사', confirm.dealerTitle ?? ''],
  ['서비스센터', confirm.agentTitle ?? ''],
];

/** A confirmed warranty repair and where it was done. Source: ENTITY-031. */
type ConfirmRow = {
  id: string;
  subscriptionId: string;
  approvedOn: string;
  priceWithVat: number;
  agentId: string | null;
  agentSlug: string | null;
  agentTitle: string | null;
  dealerId: string | null;
  dealerTitle: string | null;
};
