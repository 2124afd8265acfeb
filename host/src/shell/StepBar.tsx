import type { Phase } from '@shared/routes/routes';
import { Steps } from '@shared/ui/Steps';
import css from './StepBar.module.css';

/** Names of the four steps. Source: A-12. */
const names = ['약관 동의', '차량 · 멤버십', '결제', '신청 완료'];

/**
 * Shows the bar of 4 steps above every page of an application. Below it, the page's own back arrow stands in the header.
 * Source: SHELL-001, A-55.
 */
export function StepBar({ phase }: { phase: Phase }) {
  return (
    <div className={css['bar']} data-steps>
      <Steps count={4} current={phase} label="가입 단계" names={names} />
    </div>
  );
}
