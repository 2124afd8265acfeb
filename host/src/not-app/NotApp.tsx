import { settings } from '@shared/config/settings';
import { downloadLink } from '@shared/popup';
import { Link } from '@shared/router';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { appOnly } from '@shared/text/app-only';
import { ButtonLink } from '@shared/ui/ButtonLink';
import { Icon } from '@shared/ui/Icon';
import { Page } from '@shared/ui/Page';
import css from './NotApp.module.css';

/** Explains that the service needs the app, and where to get it. Source: SHELL-015, SHELL-016, ROUTE-030. */
export function NotApp() {
  const { phone } = useSession();
  const link = downloadLink(phone, settings.links);
  return (
    <Page hero title="앱에서 이용하는 서비스예요" lead={appOnly}>
      <div className={css['card']}>
        <span className={css['icon']}>
          <Icon name="download" size="large" />
        </span>
        <p className={css['text']}>
          가입 신청과 결제, 멤버십 관리는 {settings.vehicle.brandName} 앱에서 할 수 있어요.
        </p>
        <ButtonLink block href={link.href}>
          {link.label}
        </ButtonLink>
        <Link className={css['home']} to={href('SubscGuide')}>
          멤버십 둘러보기
        </Link>
      </div>
    </Page>
  );
}
