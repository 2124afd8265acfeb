import type { RefundUsage } from '@shared/api/refund';
import { settings } from '@shared/config/settings';
import type { Won } from '@shared/domain/money';
import { refundColumn } from '@shared/domain/refund-column';
import { exceededSentence, insuranceNote, lineLabel, lineText } from './revoke.copy';

type Refunded = { paid: Won | undefined; insured: boolean };

/** One amount row of the refund, as the table and the detail page show it. */
export type RefundRow = { label: string; value: string; note: string | undefined };

/** Returns the rows above the refund, and a sentence if the deductions exceed the price. Source: REVOKE-006, STATUS-017. */
export function refundRowsOf({ paid, insured }: Refunded, usage: RefundUsage, amount: Won) {
  const { adds, lines } = refundColumn({ ...usage, paid, insured, amount }, settings.refund);
  const rows = lines.map(
    ({ name, amount: line }): RefundRow => ({
      label: lineLabel[name],
      value: lineText(line),
      note: name === 'insurance' ? insuranceNote(usage, adds ? line : undefined) : undefined,
    }),
  );
  const isExceeded = paid !== undefined && amount === 0 && usage.penalty + usage.maintenance > paid;
  return { rows, sentence: isExceeded ? exceededSentence : undefined };
}
