import css from './drawings.module.css';
import { Agreement, Claim, Coupon, Inspection, Questions, Registration, Tick } from './papers';
import { Approval, Dashboard, Engine, Pickup, Vehicle, Workshop } from './vehicles';

const Membership = () => (
  <>
    <rect className={css['soft']} x="62" y="40" width="150" height="94" rx="14" />
    <rect className={css['paper']} x="88" y="56" width="160" height="98" rx="14" />
    <path className={css['line']} d="M108 130h50M108 82h34" />
    <path className={css['paper']} d="M212 76l18 6v14c0 10-8 18-18 22-10-4-18-12-18-22V82z" />
    <path className={css['line']} d="M204 97l6 6 10-12" />
  </>
);

const Payment = () => (
  <>
    <circle className={css['soft']} cx="160" cy="90" r="72" />
    <rect className={css['paper']} x="86" y="48" width="148" height="92" rx="12" />
    <rect className={css['solid']} x="86" y="66" width="148" height="17" />
    <path className={css['line']} d="M104 104h40M104 122h22" />
    <Tick x={222} y={134} />
  </>
);

const Reservation = () => (
  <>
    <circle className={css['soft']} cx="160" cy="92" r="72" />
    <rect className={css['paper']} x="118" y="22" width="84" height="138" rx="16" />
    <path className={css['line']} d="M150 34h20" />
    <rect className={css['paper']} x="132" y="50" width="56" height="50" rx="6" />
    <path className={css['line']} d="M132 64h56M146 44v12M174 44v12M144 78h6M158 78h6M172 78h6" />
    <rect className={css['solid']} x="132" y="114" width="56" height="22" rx="11" />
    <path className={css['cut']} d="M150 125h20" />
  </>
);

const drawings = {
  agreement: Agreement,
  approval: Approval,
  claim: Claim,
  coupon: Coupon,
  dashboard: Dashboard,
  engine: Engine,
  inspection: Inspection,
  membership: Membership,
  payment: Payment,
  pickup: Pickup,
  questions: Questions,
  registration: Registration,
  reservation: Reservation,
  vehicle: Vehicle,
  workshop: Workshop,
} as const;

export type DrawingName = keyof typeof drawings;

/**
 * Shows one of our own drawings, on a canvas of 320 by 180. It repeats the text beside it, so screen readers skip it.
 */
export function Drawing({ name }: { name: DrawingName }) {
  const Lines = drawings[name];
  return (
    <svg
      className={css['drawing']}
      viewBox="0 0 320 180"
      width="320"
      height="180"
      aria-hidden="true"
      focusable="false"
    >
      <Lines />
    </svg>
  );
}
