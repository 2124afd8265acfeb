import { Page } from '@shared/ui/Page';
import type { ReactNode } from 'react';
import css from './StatusPage.module.css';

/**
 * The page of a member's memberships. The bar above says where one is and the first section what stands here: a third
 * title would only push both down, so it is there for who hears the page.
 */
export const StatusPage = ({ children }: { children: ReactNode }) => (
  <Page className={css['page']} title={<span className={css['unseen']}>멤버십 현황</span>}>
    {children}
  </Page>
);
