import { type Phase, type RouteName, routes } from '@shared/routes/routes';
import { Steps } from '@shared/ui/Steps';
import type { ReactNode } from 'react';
import { BackToEstimate } from '../entry/BackToEstimate';
import { Footer } from './Footer';
import css from './Frame.module.css';
import type { ShownFrame } from './frame-of';
import { Header } from './Header';
import { TestNav } from './TestNav';

type Props = { name: RouteName; kind: ShownFrame; title: string; children: ReactNode };

/** Header, step bar, page and footer; what of them is there is read from the routes table. Source: SHELL-001…007. */
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
      {hasFooter && <Footer />}
      <TestNav />
    </div>
  );
}

/** Source: A-12. */
const names = ['약관 동의', '차량 · 멤버십', '결제', '신청 완료'];

/** The bar of 4 steps above every page of an application. Source: SHELL-001. */
function StepBar({ phase }: { phase: Phase }) {
  return (
    <div className={css['steps']}>
      <Steps count={4} current={phase} label="가입 단계" names={names} />
    </div>
  );
}
