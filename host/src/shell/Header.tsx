import { Link, useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { Icon } from '@shared/ui/Icon';
import css from './Header.module.css';

type Props = {
  title: string;
  isHome: boolean;
  /** The back button of the host, on the two pages that have one. Source: SHELL-007. */
  hasBack: boolean;
  /** Shows only the title and the back button. Source: A-55. */
  isSlim: boolean;
};

export function Header({ title, isHome, hasBack, isSlim }: Props) {
  const vtgId = useSession().user?.vtgId;
  const query = { vtg_id: vtgId };
  return (
    <header className={css['header']}>
      <div className={css['inner']}>
        {hasBack && <Back />}
        {!hasBack && !isHome && (
          <Link className={css['tool']} to={href('SubscGuide', { query })} aria-label="홈으로">
            <Icon name="home" />
          </Link>
        )}
        {isHome ? (
          <span className={css['brand']}>ServiceCare+</span>
        ) : (
          <p className={css['title']}>{title}</p>
        )}
        {!isSlim && vtgId !== undefined && vtgId !== '' && (
          <MembershipLink isHome={isHome} to={href('Subsc', { query })} />
        )}
      </div>
    </header>
  );
}

/** Links to the memberships: with text on home, where there is space, and with an icon elsewhere. */
function MembershipLink({ isHome, to }: { isHome: boolean; to: string }) {
  return isHome ? (
    <Link className={css['entry']} to={to}>
      멤버십 현황
    </Link>
  ) : (
    <Link className={css['tool']} to={to} aria-label="멤버십 현황">
      <Icon name="user" />
    </Link>
  );
}

/** Goes back within the app. On a page that was opened from outside it leads home. */
function Back() {
  const navigate = useNavigate();
  const goBack = () => {
    const place = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (place > 0) void navigate(-1);
    else void navigate(href('SubscGuide'), { replace: true });
  };
  return (
    <button type="button" data-back className={css['tool']} onClick={goBack} aria-label="뒤로">
      <Icon name="back" />
    </button>
  );
}
