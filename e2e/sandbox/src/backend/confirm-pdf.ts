import { payoutTime } from '@shared/copy/figures';
import type { PlainDate } from '@shared/domain/calendar';
import { formatWon } from '@shared/domain/format';
import { won } from '@shared/domain/money';
import PDFDocument from 'pdfkit';
import { inSandbox } from '../paths';
import type { Person } from './person';
import type { SubscriptionRow } from './subscription-rows';

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
export async function confirmPdf(confirmed: Confirmed): Promise<Uint8Array> {
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
export type ConfirmRow = {
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
