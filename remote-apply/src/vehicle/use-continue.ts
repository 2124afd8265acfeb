import { lookupReactions } from '@shared/api/reaction';
import { checkPlate } from '@shared/api/vehicles';
import {
  choosePackage,
  currentApplication,
  saveAnswer,
  startApplication,
} from '@shared/application';
import { settings } from '@shared/config/settings';
import { sentenceOf } from '@shared/copy/failure';
import { messages } from '@shared/copy/popup';
import type { Package } from '@shared/domain/package';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { isSurveyed } from '@shared/domain/survey';
import { maySendPlate } from '@shared/domain/validation/plate-number';
import { ageInMonths } from '@shared/domain/vehicle-age';
import type { VehicleProblem } from '@shared/domain/vehicle-checks';
import { type Failure, failureOf } from '@shared/failure';
import { usePageLeft } from '@shared/payment/use-page-left';
import { alert, askDownload } from '@shared/popup';
import { call, currentSession, react } from '@shared/session';
import { useRef, useState } from 'react';
import type { Marks } from '../flow/use-marked';
import { openSurvey } from '../survey/Survey';
import { vehicleAnswer } from './vehicle-answer';
import { selectionProblem, type VehicleChoice, type VehicleFacts } from './vehicle-choice';

export type SelectionField = 'vehicle' | 'membership' | 'model' | 'day' | 'plate';

/**
 * Returns the action that leads from the selection to the next page: checks, plate, survey, in this order.
 * It is busy while the server checks the plate, and not while a popup is open, which focuses a field when it closes.
 * Source: APPLY-024, 025; VALID-015…021, 025; A-11.
 */
export function useContinue(facts: VehicleFacts, marks: Marks<SelectionField>, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const left = usePageLeft();

  const goOn = async (choice: VehicleChoice) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const isDone = await isAccepted(choice, facts, marks, left, setBusy).finally(() => {
      isRunning.current = false;
    });
    if (isDone) onDone();
  };
  return { busy, goOn };
}

/** Returns true when the vehicle may apply and the page is still open. Shows a message for every refusal. */
async function isAccepted(
  choice: VehicleChoice,
  facts: VehicleFacts,
  marks: Marks<SelectionField>,
  left: AbortSignal,
  setBusy: (busy: boolean) => void,
): Promise<boolean> {
  const { mayAct, phone } = currentSession();
  if (!mayAct) {
    await askDownload({ phone, links: settings.links });
    return false;
  }
  const problem = selectionProblem(choice, facts);
  if (problem !== undefined) {
    await marks.tell(concerned[problem], messages[problem]);
    return false;
  }
  const pkg = facts.packages.find(({ id }) => id === choice.packageId);
  const { found } = choice;
  if (!found || !pkg) return false;
  const { plate } = choice;
  if (!maySendPlate(plate, found.plate)) {
    await marks.tell('plate', messages['check-input']);
    return false;
  }
  setBusy(true);
  const checked = checkPlate(call, plate).finally(() => setBusy(false));
  if (!(await isPlateFree(checked, marks, left))) return false;
  const hasSurvey = isSurveyed(settings.survey.scope, pkg.tier);
  const age = choice.registeredOn && ageInMonths(facts.today, choice.registeredOn);
  const end = hasSurvey ? await openSurvey(age) : 'completed';
  if (end === 'ended') await alert(messages['no-subscribable-vehicle']);
  if (end !== 'completed') return false;
  keep(choice, pkg, facts);
  if (hasSurvey) saveAnswer('survey', { insurance_survey: true });
  return true;
}

/** Field that the page focuses after the message. Source: VALID-015…021. */
const concerned: Record<VehicleProblem, SelectionField> = {
  'enter-date': 'day',
  'register-vehicle': 'vehicle',
  'select-membership': 'membership',
  'select-vehicle': 'model',
  'already-enrolled': 'vehicle',
  NON_MATCH_VEHICLE_PKG: 'membership',
};

/**
 * Returns whether the plate is free and the page is still open. Shows a refusal in the server's words and opens the
 * field of the plate. Source: VALID-025, API-011, ERR-010, A-97.
 */
async function isPlateFree(
  checked: Promise<void>,
  marks: Marks<SelectionField>,
  left: AbortSignal,
): Promise<boolean> {
  try {
    await checked;
    return !left.aborted;
  } catch (thrown) {
    if (left.aborted) return false;
    const failure = failureOf(thrown);
    if (isRefusal(failure)) await marks.tell('plate', sentenceOf(failure, 'lookup'));
    else await react(thrown, lookupReactions);
    return false;
  }
}

/** Returns whether the server refuses the plate itself: it is taken, or the server cannot read it. */
const isRefusal = (failure: Failure): boolean =>
  failure.kind === 'conflict' ||
  (failure.kind === 'unexpected' && UNREADABLE.includes(failure.status));
const UNREADABLE = [400, 422];

/**
 * Saves the selection in the application. A direct link starts the application here, also while another membership is
 * being extended. Source: A-08.
 */
function keep(choice: VehicleChoice, { id, group, tier }: Package, facts: VehicleFacts): void {
  const { found, registeredOn, plate, categoryId, vin } = choice;
  if (!found) return;
  const pkg = { packageId: id, group, tier };
  if (currentApplication()?.stateRequest === 'none') choosePackage(pkg);
  else {
    const months = SERVICE_MONTHS;
    startApplication({ ...pkg, vin, registeredOn, months, stateRequest: 'none' });
  }
  const { modelYear } = facts.vehicles.find((own) => own.vin === vin) ?? {};
  saveAnswer('vehicle', vehicleAnswer({ found, registeredOn, plate, categoryId, modelYear }));
}
