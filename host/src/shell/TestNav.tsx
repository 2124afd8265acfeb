import { settings } from '@shared/config/settings';
import { Link } from '@shared/router';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import css from './TestNav.module.css';
import { isTester } from './tester';

/** Shows shortcuts to test accounts on test addresses. No other user sees them. Source: SHELL-010. */
export function TestNav() {
  const { user, env, test } = useSession();
  if (!isTester({ isTestAccount: test, ip: env?.ip }, settings.test.ips)) return null;
  const query = { vtg_id: user?.vtgId };
  return (
    <nav className={css['nav']} aria-label="테스트 메뉴">
      <Link to={href('SubscGuide', { query })}>홈</Link>
      <Link to={href('Subsc', { query })}>멤버십</Link>
      <Link to={href('SubscRevoke', { query })}>해지 신청</Link>
    </nav>
  );
}
