import type { DocumentKind } from '@shared/domain/attachment';
import { Badge } from '@shared/ui/Badge';
import css from './DocumentCount.module.css';

/** Documents that an insurer requires, in the order of the photo steps. Source: APPLY-033, PHOTO-013. */
const documents = [
  'registration',
  'inspection',
  'panel',
] as const satisfies readonly DocumentKind[];
type Wanted = (typeof documents)[number];

const after: Record<Wanted, string> = {
  registration: '다음은 정기검사 결과지예요.',
  inspection: '다음은 계기판이에요.',
  panel: '다음은 결제예요.',
};

/** Shows how many documents there are, which one this is, and which one is next. */
export function DocumentCount({ of }: { of: Wanted }) {
  return (
    <p className={css['count']}>
      <Badge>{`서류 ${documents.indexOf(of) + 1}/${documents.length}`}</Badge>
      <span>{after[of]}</span>
    </p>
  );
}
