import {
  currentApplication,
  resumeApplication,
  saveAgreement,
  saveAnswer,
  startApplication,
} from '@shared/application';
import { messages } from '@shared/copy/popup';
import { isCalendarDay, type PlainDate } from '@shared/domain/calendar';
import type { Package } from '@shared/domain/package';
import type { Agreement } from '@shared/domain/required-terms';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { cleanVin, VIN_LENGTH } from '@shared/domain/validation/vin';
import { canKeepOrder } from '@shared/payment/needs-storage';
import { usePageLeft } from '@shared/payment/use-page-left';
import { usePressOnce } from '@shared/payment/use-press-once';
import { alert } from '@shared/popup';
import { useNavigate, useNavigationType, useSearchParams } from '@shared/router';
import { href } from '@shared/routes/href';
import { usePackages } from '@shared/session';
import { useState } from 'react';
import { useFlow } from '../flow/use-flow';
import { Waiting } from '../flow/Waiting';
import { TermsForm } from './TermsForm';

/** Step 1: shows the terms and starts the application. Source: APPLY-003…006. */
export function SubscApplyTerm() {
  const flow = useFlow('SubscApplyTerm');
  const packages = usePackages();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const left = usePageLeft();
  const arrival = useNavigationType();
  const [isFromHome] = useState(arrival === 'PUSH');

  const next = usePressOnce(async (agreement: Agreement) => {
    if (!(await canKeepOrder())) return;
    await resumeApplication();
    if (left.aborted) return;
    const choice = readChoice(query, packages.data ?? []);
    if (choice !== undefined) take(choice, isFromHome);
    if (currentApplication() === undefined) {
      await alert(messages['invalid-access-path']);
      await navigate(href('SubscGuide'), { replace: true });
      return;
    }
    saveAgreement('terms', agreement);
    const isVehicleKnown = currentApplication()?.vin !== undefined;
    if (isVehicleKnown) flow.next();
    else flow.to({ page: 'SubscApplyVehicleReg', step: 2 });
  });

  if (packages.data === undefined) return <Waiting query={packages} />;
  const asked = readChoice(query, packages.data);
  const earlier = asked === undefined || isOfDraft(asked) ? flow.application : undefined;
  return (
    <TermsForm
      title="약관에 동의해 주세요"
      lead="내용을 확인하고 필요한 항목에 동의해 주세요."
      list="application"
      answers={earlier?.terms}
      versions={earlier?.termVersions}
      back={flow.back}
      onNext={(agreement) => void next.run(agreement)}
      busy={next.isBusy}
    />
  );
}

/**
 * Starts an application. The draft of the same choice keeps its answers. Home may have corrected its day, but after Back
 * the address has an older day than the draft. Source: A-103.
 */
function take(choice: AddressChoice, isFromHome: boolean): void {
  const { vehicle, registeredOn } = currentApplication() ?? {};
  const day = choice.registeredOn;
  if (!isOfDraft(choice)) begin(choice);
  else if (vehicle === undefined) {
    if (registeredOn !== day) begin(choice);
  } else if (isFromHome && day) saveAnswer('vehicle', { ...vehicle, registeredOn: day });
}

/** Returns whether the draft is for this membership and vehicle, so that its terms were agreed to for them. */
function isOfDraft({ pkg, vin }: AddressChoice): boolean {
  const application = currentApplication();
  return (
    application !== undefined &&
    application.stateRequest === 'none' &&
    application.packageId === pkg.id &&
    application.vin === vin
  );
}

const begin = ({ pkg, vin, registeredOn, months }: AddressChoice) =>
  startApplication({
    packageId: pkg.id,
    group: pkg.group,
    tier: pkg.tier,
    vin,
    registeredOn,
    months,
    stateRequest: 'none',
  });

/** Choice of the home page, read from the address. */
type AddressChoice = {
  pkg: Package;
  /** Absent when no vehicle is known yet. Then the registration document provides it. Source: A-03. */
  vin: string | undefined;
  registeredOn: PlainDate | undefined;
  /** Service period in months, the same for all memberships. */
  months: number;
};

/**
 * Reads the choice from the query of the terms page. Returns `undefined` when it names nothing that is for sale.
 * Ignores `term`. Source: APPLY-003, A-70, A-86.
 */
function readChoice(
  query: URLSearchParams,
  packages: readonly Package[],
): AddressChoice | undefined {
  const pkg = packages.find(({ id }) => id === query.get('pkg'));
  if (!pkg) return undefined;
  const vehicle = query.get('vehicle') ?? '';
  const date = query.get('date') ?? '';
  return {
    pkg,
    // Raw, because the server may write blanks.
    vin: cleanVin(vehicle).length === VIN_LENGTH ? vehicle : undefined,
    registeredOn: isCalendarDay(date) ? date : undefined,
    months: SERVICE_MONTHS,
  };
}
