import css from './drawings.module.css';
import { Membership, Payment, Reservation } from './moments';
import { Agreement, Claim, Coupon, Inspection, Questions, Registration } from './papers';
import { Approval, Dashboard, Engine, Pickup, Vehicle, Workshop } from './vehicles';

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
