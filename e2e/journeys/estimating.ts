import type { Page } from 'playwright/test';

export const ESTIMATE = '/app/estimate/guide';

/** Choices of a customer on the page of the estimate. */
export const item = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
export const plan = (page: Page, name: string) => page.getByRole('radio', { name });
