import type { Page } from 'playwright/test';
import { onPage } from './on-page';
import { insuring as steps } from './steps/insuring';
import { words } from './steps/words';

export const { camera: shot, surveyAnswers } = words;

export const surveyDialog = (page: Page) => page.getByRole('dialog', { name: words.survey });

export const insuring = onPage(steps);
