import { resumeApplication } from '@shared/application';

/**
 * Loads a page that continues an application. The page may have been killed while the customer was elsewhere, so this
 * restores the application before the page decides whether it may be opened.
 */
export async function withDraft<Page>(page: Promise<Page>): Promise<Page> {
  // Both at once, because otherwise a page that fails to load in the meantime would go unnoticed.
  const [arrived] = await Promise.all([page, resumeApplication()]);
  return arrived;
}
