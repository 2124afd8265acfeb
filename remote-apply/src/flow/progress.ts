import { type Application, parts } from '@shared/application';
import { settings } from '@shared/config/settings';
import { isSurveyed } from '@shared/domain/survey';
import type { Progress } from './entry';
import type { Journey } from './flow';

export const journeyOf = (application: Application): Journey => ({
  tier: application.tier,
  isExtension: application.stateRequest === 'extension',
  mileageForAll: settings.flow.mileageForStandard,
  hasInsuranceTerms: application.insuranceTerms !== undefined,
});

/** Returns the parts that an application has answered and the questions that it will ask. */
export const progressOf = (application: Application): Progress => ({
  journey: journeyOf(application),
  answered: parts.filter((part) => application[part] !== undefined),
  isSurveyed: isSurveyed(settings.survey.scope, application.tier),
  passesPanel: settings.flow.afterInspection === 'panel-first',
});
