import { useVtgQuery } from '@shared/page/use-vtg-query';
import { Link } from '@shared/router';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { Icon } from '@shared/ui/Icon';
import { useGuides } from '../member/use-guides';
import css from './Paths.module.css';

type Props = {
  /** The vehicle has an active or pending membership with a warranty. */
  isInsured: boolean;
};

/**
 * Links from a membership to related pages. A visitor of the web only sees links that are open on the web.
 * Source: GUARD-003, 004.
 */
export function Paths({ isInsured }: Props) {
  const query = useVtgQuery();
  const { mayAct } = useSession();
  const { toUse, toApply } = useGuides(isInsured);
  const paths = [
    { isOpen: mayAct, text: '정비 견적 계산하기', to: href('Estimate', { query }) },
    { isOpen: mayAct, text: '혜택 이용 방법', to: toUse },
    { isOpen: isInsured, text: '보장과 환불 안내', to: href('GuideInsurance', { query }) },
    { isOpen: true, text: '멤버십 가입 방법', to: toApply },
  ];
  return (
    <Card title="이용 안내와 견적">
      <ul className={css['paths']}>
        {paths
          .filter(({ isOpen }) => isOpen)
          .map(({ text, to }) => (
            <li key={text}>
              <Link className={css['path']} to={to}>
                {text}
                <Icon name="next" size="small" />
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}
