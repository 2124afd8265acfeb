import { type RouteName, routes } from '@shared/routes/routes';
import type { ReactNode } from 'react';
import { BackToEstimate } from '../entry/BackToEstimate';
import { Footer } from './Footer';
import css from './Frame.module.css';
import type { ShownFrame } from './frame-of';
import { Header } from './Header';
import { PageEndOperator } from './Operator';
import { StepBar } from './StepBar';
import { TestNav } from './TestNav';

type Props = { name: RouteName; kind: ShownFrame; title: string; children: ReactNode };

/**
 * Shows header, step bar, page and footer, as far as the routes table has them for the page. A page without a footer ends
 * with the facts of the operator. Source: SHELL-001…007, LAW-001.
 */
export function Frame({ name, kind, title, children }: Props) {
  const row = routes[name];
  const hasFooter = kind === 'full' || kind === 'back';
  return (
    <div className={css['frame']}>
      {kind !== 'none' && (
        <Header
          title={title}
          isHome={name === 'SubscGuide'}
          hasBack={kind !== 'full'}
          isSlim={kind === 'slim'}
        />
      )}
      {hasFooter && <BackToEstimate />}
      <main className={css['main']} data-bare={kind === 'none' || undefined}>
        {'phase' in row && <StepBar phase={row.phase} />}
        {children}
      </main>
      {hasFooter ? <Footer /> : <PageEndOperator />}
      <TestNav />
    </div>
  );
}
