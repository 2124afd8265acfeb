import { resumeCameraTrip } from '@shared/application';

/**
 * A page that goes to the camera may be killed behind it. Its application is under way again before the page is shown
 * and judges its entry.
 */
export async function afterCamera<Page>(page: Promise<Page>): Promise<Page> {
  // Both at once: otherwise a page that fails to load meanwhile would go unnoticed.
  const [arrived] = await Promise.all([page, resumeCameraTrip()]);
  return arrived;
}
