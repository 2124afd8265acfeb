import { Link, useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { Icon } from '@shared/ui/Icon';
import css from './Header.module.css';

type Props = {
  title: string;
  isHome: boolean;
  /** The shell's own way back, on the two pages that have it. Source: SHELL-007. */
  hasBack: boolean;
  /** Only the title and the way back. Source: A-55. */
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
          <Link className={css['tool']} to={href('Subsc', { query })} aria-label="마이 멤버십">
            <Icon name="user" />
          </Link>
        )}
      </div>
    </header>
  );
}

/** Back within the app; a page that was opened from outside has none, and leads home. */
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
