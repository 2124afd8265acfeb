import type { Page } from 'playwright/test';

/** Adds settings to the page, for example `"flow":{"mileageForStandard":true}`, and loads it again. */
export async function reloadWith(page: Page, settings: string): Promise<void> {
  await page.route('**/app/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const known = '"environment":"sandbox"';
    const body = (await response.text()).replace(known, `${known},${settings}`);
    return route.fulfill({ response, body });
  });
  await page.reload();
}
