import type { Subscription } from '@shared/api/subscription';
import type { UserData } from '@shared/api/user';
import {
  currentApplication,
  resumeApplication,
  saveAnswer,
  startApplication,
} from '@shared/application';
import { settings } from '@shared/config/settings';
import { choiceMessages } from '@shared/copy/popup-choice';
import { membershipMessages } from '@shared/copy/popup-membership';
import { type Extension, extensionAnswer } from '@shared/domain/extension';
import { fittingPackages } from '@shared/domain/fitting-packages';
import type { Package } from '@shared/domain/package';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { plateOfAccount } from '@shared/domain/validation/plate-number';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { canKeepOrder } from '@shared/payment/needs-storage';
import { usePageLeft } from '@shared/payment/use-page-left';
import { type Press, usePressOnce } from '@shared/payment/use-press-once';
import { alert, confirm } from '@shared/popup';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { currentSession, loadPackages, react, today } from '@shared/session';
import { tell } from '@shared/telemetry/tell';
import { statusReactions } from '../member/status-reactions';
import { stillStands } from '../member/still-stands';
import { watchPage } from '../member/watch-page';

/**
 * Starts or continues the application for an extension and opens its package step. Outside the app a setting decides
 * whether this is allowed; after that the route guard of the package step decides. Source: EXT-001, 002, 006…011; A-09.
 */
export function useExtend(subscription: Subscription, data: UserData): Press<[Extension]> {
  const navigate = useNavigate();
  const query = useVtgQuery();
  const left = usePageLeft();

  return usePressOnce(async (extension: Extension) => {
    const isOnPage = watchPage();
    const isHere = () => isOnPage() && !left.aborted;
    if (!(await mayGoOn()) || !(await canKeepOrder())) return;
    const vehicle = vehicleOf(subscription, data);
    let pkg: Package | undefined;
    try {
      pkg = packageOf(subscription, await loadPackages(), vehicle.categoryId);
      if (!(await stillStands(subscription, isHere))) return;
    } catch (failure) {
      return isHere() ? react(failure, statusReactions) : undefined;
    }
    await resumeApplication();
    // The customer may have left, started another application or chosen another car.
    if (!isHere()) return;
    if (!isOfDraft(extension) && !begin(extension, subscription, { vehicle, pkg })) {
      return alert(choiceMessages['no-membership-for-model']);
    }
    void navigate(href('SubscApplyPkg', { query: { ...query, step: PACKAGE_STEP } }));
  });
}

/** Source: A-01. */
const PACKAGE_STEP = 2;

/** Returns whether the draft is for this extension, so that its answers stay. */
function isOfDraft({ request, parentId, startsOn }: Extension): boolean {
  const draft = currentApplication();
  return (
    draft?.stateRequest === request && draft.parentId === parentId && draft.startsOn === startsOn
  );
}

type Ordered = { vehicle: ReturnType<typeof vehicleOf>; pkg: Package | undefined };

/** Starts the application. Returns false if no package has the title of the membership. Source: EXT-002, 006…008. */
function begin(
  extension: Extension,
  subscription: Subscription,
  { vehicle, pkg }: Ordered,
): boolean {
  const packageId = subscription.packageId ?? pkg?.id;
  const group = pkg?.group ?? subscription.package.group;
  if (packageId === undefined || group === undefined) return false;
  tell({ funnel: 'extension', step: 'begin' });
  startApplication({
    packageId,
    group,
    tier: pkg?.tier ?? (subscription.insured ? 'insurance' : 'plain'),
    vin: vehicle.vin,
    registeredOn: vehicle.registeredOn,
    months: SERVICE_MONTHS,
    stateRequest: extension.request,
    parentId: extension.parentId,
    startsOn: extension.startsOn,
  });
  saveAnswer('vehicle', vehicle);
  return true;
}

async function mayGoOn(): Promise<boolean> {
  const answer = extensionAnswer(currentSession().inApp, settings.extension.outsideApp);
  if (answer === 'only-in-app') {
    await alert(membershipMessages['extension-only-in-app']);
    return false;
  }
  if (answer === 'go') return true;
  return confirm({
    message: membershipMessages.SUBSC_EXTEND_WARNING,
    submit: '계속하기',
    cancel: '닫기',
  });
}

/**
 * Returns why the vehicle cannot extend its membership: `other` packages take it, or `none` does. Undefined if its own
 * package takes it, and while packages, model or day are not known. Then the package step decides. Source: A-98.
 */
export function unfit(
  subscription: Subscription,
  data: UserData,
  packages: readonly Package[],
): 'other' | 'none' | undefined {
  const { categoryId, categoryTitle, registeredOn } = vehicleOf(subscription, data);
  const isKnown = registeredOn !== undefined && (categoryId ?? categoryTitle) !== undefined;
  if (packages.length === 0 || !isKnown) return undefined;
  const vehicle = { categoryId, categoryTitle: categoryTitle ?? '', registeredOn };
  const fitting = fittingPackages(packages, vehicle, today(), settings.pricing);
  const own = packageOf(subscription, packages, categoryId);
  if (fitting.some(({ id }) => id === (subscription.packageId ?? own?.id))) return undefined;
  return fitting.length > 0 ? 'other' : 'none';
}

/** Returns the vehicle from the member's account, or from the application if the account does not have it any more. */
function vehicleOf({ vin, vehicle }: Subscription, { vehicles }: UserData) {
  const own = vehicles.find((one) => one.vin === vin);
  const registeredOn = own?.registeredOn ?? vehicle.registeredOn;
  return {
    vin,
    plate: plateOfAccount(own?.plate ?? '') || plateOfAccount(vehicle.plate),
    registeredOn,
    modelType: vehicle.modelType || (own?.model ?? ''),
    modelYear: own?.modelYear || vehicle.modelYear,
    categoryId: own?.categoryId,
    categoryTitle: own?.model,
  };
}

type Bought = Pick<Subscription, 'packageId' | 'insured'> & {
  package: Pick<Subscription['package'], 'title'>;
};

/**
 * Returns the package of a membership by its id. Without an id it uses the title, because one document sends nothing
 * else. If several packages have this title, it returns the one that takes the vehicle. Source: A-64.
 */
export function packageOf(
  { packageId, package: { title }, insured }: Bought,
  packages: readonly Package[],
  categoryId: string | undefined,
): Package | undefined {
  if (packageId !== undefined) return packages.find(({ id }) => id === packageId);
  const named = packages.filter(
    (one) =>
      (one.title === title || one.fullTitle === title) && (one.tier === 'insurance') === insured,
  );
  return named.find((one) => one.vehicleCategories.some(({ id }) => id === categoryId)) ?? named[0];
}
