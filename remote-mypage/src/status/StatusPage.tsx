import { Page } from '@shared/ui/Page';
import type { ReactNode } from 'react';
import css from './StatusPage.module.css';

/**
 * Layout of a member's memberships. The title is only for screen readers, because the bar and the first section already
 * have visible titles.
 */
export const StatusPage = ({ children }: { children: ReactNode }) => (
  <Page className={css['page']} title={<span className={css['unseen']}>멤버십 현황</span>}>
    {children}
  </Page>
);
