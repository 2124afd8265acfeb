/** @jsxImportSource hono/jsx */
import { formatWon } from '@shared/domain/format';
import { won } from '@shared/domain/money';
import type { JSX } from 'hono/jsx';
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

type FieldsetProps = { kind: PaymentCard['cardType']; years: readonly number[] };

function CardFieldset({ kind, years }: FieldsetProps) {
  const isPersonal = kind === 'personal';
  const ownerLength = isPersonal ? 6 : 10;
  return (
    <section class="paper" aria-label="카드 정보">
      <Field
        name="number"
        label="카드번호"
        pattern="[0-9 \-]{16,19}"
        maxlength={19}
        placeholder="0000 0000 0000 0000"
      />
      <div class="pair">
        <Pick name="month" label="유효기간 월" none="월" options={months} />
        <Pick name="year" label="유효기간 연도" none="연도" options={years.map(String)} />
      </div>
      <Field
        name="owner"
        label={isPersonal ? '생년월일 6자리' : '사업자등록번호 10자리'}
        pattern={`[0-9]{${ownerLength}}`}
        maxlength={ownerLength}
        placeholder={isPersonal ? '900101' : '1234567890'}
      />
      <Field
        name="password"
        type="password"
        label="카드 비밀번호 앞 2자리"
        pattern="[0-9]{2}"
        maxlength={2}
      />
    </section>
  );
}

type FieldProps = JSX.IntrinsicElements['input'] & { name: string; label: string };

const Field = ({ name, label, ...rest }: FieldProps) => (
  <div class="field">
    <label for={name}>{label}</label>
    <input id={name} name={name} inputmode="numeric" required {...rest} />
  </div>
);

type PickProps = { name: string; label: string; none: string; options: readonly string[] };

const Pick = ({ name, label, none, options }: PickProps) => (
  <div class="field">
    <label for={name}>{label}</label>
    <select id={name} name={name} required>
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  </div>
);

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

/**
 * Returns to the shop by script. The page stays in the browser's history, so that Back returns to the shop a second
 * time.
 */
export function ReturningPage({ address }: { address: string }) {
  return (
    <NeighbourPage
      site="card"
      title="상점으로 돌아갑니다"
      lead="뒤로 가기를 누르면 이 페이지가 다시 한 번 상점으로 돌아갑니다."
      script="/sandbox/returning.js"
    >
      <a class="button" id="return" href={address}>
        상점으로 돌아가기
      </a>
    </NeighbourPage>
  );
}
