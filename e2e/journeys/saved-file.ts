import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { expect } from './test';

/** Presses a button that saves a file, checks the name of the file, and returns its content. */
export async function savedBy(page: Page, button: Locator, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(name);
  return readFile(await file.path());
}
