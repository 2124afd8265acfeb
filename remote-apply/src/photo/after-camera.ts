import { resumeCameraTrip } from '@shared/application';

/**
 * A page that goes to the camera may be killed behind it. Its application is under way again before the page is shown
 * and judges its entry.
 */
export async function afterCamera<Page>(page: Promise<Page>): Promise<Page> {
  // Both at once: a page that does not come while the trip is looked up would be nobody's failure.
  const [arrived] = await Promise.all([page, resumeCameraTrip()]);
  return arrived;
}
