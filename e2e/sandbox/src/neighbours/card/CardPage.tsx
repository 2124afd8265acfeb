/** @jsxImportSource hono/jsx */
import { formatWon } from '@shared/domain/format';
import { won } from '@shared/domain/money';
import type { PaymentCard } from '../../services/create-services';
import { NeighbourPage } from '../NeighbourPage';

type Props = { payment: PaymentCard; years: readonly number[]; problem: string | undefined };

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Payment page of the card provider. Source: SBX-002, PAY-013, PAY-034. */
export function CardPage({ payment, years, problem }: Props) {
  return (
    <NeighbourPage site="card" title="카드 결제">
      <section class="paper stack" aria-label="주문">
        <div class="amount">
          <span>결제 금액</span>
          <strong>{`${formatWon(won(payment.amount))}원`}</strong>
        </div>
        <dl>
          <dt>상점</dt>
          <dd>{payment.dealerName}</dd>
          <dt>상품</dt>
          <dd>{payment.title}</dd>
          <dt>주문번호</dt>
          <dd>{payment.orderNumber}</dd>
        </dl>
      </section>
      {problem && (
        <p class="bad" role="alert">
          {problem}
        </p>
      )}
      <form method="post" action={`/sandbox/card/${payment.id}`} autocomplete="off">
        <CardFieldset kind={payment.cardType} years={years} />
        <button type="submit" name="outcome" value="success">
          결제
        </button>
        <QaOutcomes />
      </form>
      <p class="foot">샌드박스 결제입니다. 실제 카드번호를 입력하지 마세요.</p>
    </NeighbourPage>
  );
}

function CardFieldset({
  kind,
  years,
}: {
  kind: PaymentCard['cardType'];
  years: readonly number[];
}) {
  const isPersonal = kind === 'personal';
  const ownerLength = isPersonal ? 6 : 10;
  return (
    <section class="paper" aria-label="카드 정보">
      <div class="field">
        <label for="number">카드번호</label>
        <input
          id="number"
          name="number"
          inputmode="numeric"
          required
          pattern="[0-9 \-]{16,19}"
          maxlength={19}
          placeholder="0000 0000 0000 0000"
        />
      </div>
      <div class="pair">
        <div class="field">
          <label for="month">유효기간 월</label>
          <select id="month" name="month" required>
            <option value="">월</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {month}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="year">유효기간 연도</label>
          <select id="year" name="year" required>
            <option value="">연도</option>
            {years.map((year) => (
              <option key={year} value={String(year)}>
                {year}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div class="field">
        <label for="owner">{isPersonal ? '생년월일 6자리' : '사업자등록번호 10자리'}</label>
        <input
          id="owner"
          name="owner"
          inputmode="numeric"
          required
          pattern={`[0-9]{${ownerLength}}`}
          maxlength={ownerLength}
          placeholder={isPersonal ? '900101' : '1234567890'}
        />
      </div>
      <div class="field">
        <label for="password">카드 비밀번호 앞 2자리</label>
        <input
          id="password"
          name="password"
          type="password"
          inputmode="numeric"
          required
          pattern="[0-9]{2}"
          maxlength={2}
        />
      </div>
    </section>
  );
}

const qaOutcomes = [
  ['quick', '카드 입력 없이 결제'],
  ['failure', '실패'],
  ['cancelled', '취소'],
  ['slow', '느린 응답'],
  ['twice', '두 번 돌아오기'],
] as const;

function QaOutcomes() {
  return (
    <details>
      <summary>QA · 다른 결과로 끝내기</summary>
      <div class="choices">
        {qaOutcomes.map(([value, label]) => (
          <button
            key={value}
            class="quiet"
            type="submit"
            name="outcome"
            value={value}
            formnovalidate
          >
            {label}
          </button>
        ))}
      </div>
    </details>
  );
}
