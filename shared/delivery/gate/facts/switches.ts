import { check, choice, type Fact } from './fact';

const estimate = 'estimate';
const application = 'application';
const refund = 'guide to refunds, cancellation page';

/** Switches of the readings in `e2e/decisions.md`, and numbers of the contract. */
export const switchFacts: readonly Fact[] = [
  choice('flow.afterInspection', 'page after the inspection photo', application, 'A-02'),
  choice('flow.mileageForStandard', 'asks STANDARD for the mileage', application, 'A-01'),
  choice('flow.infoConfirm', 'confirms a recognised vehicle', application, 'A-03'),
  choice('guard.handoffs', 'steps that the guard lets through', 'access guard', 'A-07'),
  choice('guard.extraOpen', 'pages that need no app', 'access guard', 'A-05, A-06'),
  choice('extension.outsideApp', 'extension outside the app', 'extension', 'A-09'),
  choice('extension.windowDays', 'days before the end', 'extension', 'A-29'),
  choice('survey.scope', 'memberships with a survey', application, 'A-21'),
  choice('pricing.vatIncludedGroups', 'groups whose prices include VAT', 'all prices', 'A-23'),
  choice('pricing.vatRounding', 'rounding of VAT', 'all prices', 'A-23'),
  choice('estimate.basicCoverTrigger', 'items that bring the basic price', estimate, 'A-35'),
  choice('estimate.yearMin', 'first year of registration', estimate, 'A-37'),
  check('estimate.yearMax', 'last-year', 'last year of registration', estimate, 'A-37'),
  check(
    'card.expiryLastYear',
    'last-year',
    'last year in which a card may expire',
    'payment',
    'A-41',
  ),
  choice('refund.freeDays', 'days of withdrawal without penalty', refund, 'A-27'),
  choice('refund.penaltyRate', 'penalty in per cent', refund, 'A-27'),
  choice('refund.prorateDays', 'days by which the insurance is prorated', refund, 'A-27'),
  choice('refund.settlementRate', 'settlement fee in per cent', refund, 'A-27'),
  choice('transfer.minDays', 'days left that a transfer needs', 'transfer', 'A-48'),
  choice('transfer.minVehicles', 'cars that the new owner needs', 'transfer', 'A-48'),
  choice('approval.businessDays', 'business days until approval', 'completion, status', 'A-28'),
  choice('claim.payoutBusinessDays', 'business days until a payout', 'guides', 'CONST-024'),
  choice('claim.couponBusinessDays', 'business days until a coupon', 'coupons', 'CONST-026'),
  choice('claim.refundDays', 'days until a refund', refund, 'CONST-027'),
];
