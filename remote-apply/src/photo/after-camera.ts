import { resumeCameraTrip } from '@shared/application';

/**
 * Loads a page that uses the camera. The webview may have been killed behind the camera, so this restores the
 * application before the page decides whether it may be opened.
 */
export async function afterCamera<Page>(page: Promise<Page>): Promise<Page> {
  // Both at once, because otherwise a page that fails to load in the meantime would go unnoticed.
  const [arrived] = await Promise.all([page, resumeCameraTrip()]);
  return arrived;
}
