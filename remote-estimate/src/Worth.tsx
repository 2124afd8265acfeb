import { Money } from '@shared/ui/Money';
import { Notice } from '@shared/ui/Notice';
import type { Worth as Worthwhile } from './advice';

/** When joining is worth its price, in words. */
export const Worth = ({ worth }: { worth: Worthwhile }) => (
  <Notice tone="brand">
    {worth.kind === 'after' && `이런 정비를 ${worth.times}번 받으면 가입 금액만큼 절약돼요.`}
    {worth.kind === 'at-once' && worth.left === 0 && '이번 정비만으로 가입 금액만큼 절약돼요.'}
    {worth.kind === 'at-once' && worth.left > 0 && (
      <>
        이번 정비만으로 가입 금액보다 <Money won={worth.left} /> 더 절약돼요.
      </>
    )}
  </Notice>
);
