import type { Page } from 'playwright/test';
import { insuring as steps } from '../engines/steps/insuring';
import { words } from '../engines/steps/words';
import { onPage } from './on-page';

export const { camera: shot, surveyAnswers } = words;

export const surveyDialog = (page: Page) => page.getByRole('dialog', { name: words.survey });

/** Additional steps of a membership with an insurance, shared with all engines. */
export const insuring = onPage(steps);
