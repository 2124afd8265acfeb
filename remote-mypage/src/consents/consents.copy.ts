import type { Subscription } from '@shared/api/subscription';
import { advertisingKeys, type Consent, consentsOf } from '@shared/copy/consents';
import { termLabel } from '@shared/copy/terms';
import type { PlainDate } from '@shared/domain/calendar';
import { formatDay } from '@shared/domain/format';
import type { TermKey } from '@shared/domain/term-keys';
import type { Fact } from '@shared/ui/Facts';
import { mailAddress, orderLine } from '../member/prepared-message';

export type ConsentTexts = {
  advertising: readonly Fact[];
  others: readonly Fact[];
  /** Consents to advertising that the customer may withdraw. */
  withdrawable: readonly TermKey[];
};

/**
 * Returns the consents of a membership, or `undefined` if they are not known. The terms of an order with another owner
 * are not those of this customer, and no answer has the terms of a transfer. Source: LAW-008.
 */
export function consentTexts(subscription: Subscription): ConsentTexts | undefined {
  const { payments, createdOn, transferred } = subscription;
  if (payments === undefined || transferred) return undefined;
  const day = createdOn ?? payments.paidOn;
  const consents = consentsOf(payments, day);
  if (consents.length === 0) return undefined;
  const advertising = consents.filter(isAdvertising);
  return {
    others: consents.filter((one) => !isAdvertising(one)).map((one) => row(one, day)),
    advertising: advertising.map((one) => row(one, day)),
    withdrawable:
      advertising.length === 0
        ? advertisingKeys
        : advertising.filter(({ isGiven }) => isGiven).map(({ key }) => key),
  };
}

const isAdvertising = ({ key }: Consent) => advertisingKeys.includes(key);

const row = ({ key, isGiven, version }: Consent, day: PlainDate | undefined): Fact => ({
  label: termLabel[key],
  value: isGiven ? '동의' : '동의하지 않음',
  note: isGiven
    ? [day ? formatDay(day) : '날짜를 확인하지 못했어요', version && `버전 ${version}`]
        .filter(Boolean)
        .join(' · ')
    : undefined,
});

/**
 * Returns the address of a message that asks the customer centre to withdraw these consents. It names the order, and
 * no personal data. Source: LAW-008.
 */
export function withdrawalMail(
  address: string,
  { title, orderNumber }: Pick<Subscription, 'title' | 'orderNumber'>,
  keys: readonly TermKey[],
): string {
  return mailAddress(address, {
    subject: 'ServiceCare+ 마케팅·광고 동의 철회 요청',
    lines: [
      '아래 동의를 철회해 주세요. 남겨 둘 동의는 지우고 보내 주세요.',
      '',
      ...keys.map((key) => `- ${termLabel[key]}`),
      '',
      `멤버십: ${title}`,
      orderLine(orderNumber),
    ],
  });
}
