import { appOnly } from '@shared/text/app-only';
import { Button } from '@shared/ui/Button';
import { ButtonLink } from '@shared/ui/ButtonLink';
import css from './popup.module.css';

type Props = { link: { href: string; label: string }; onClose: () => void };

/** Asks the customer to download the app, because applying works only inside the app. Source: ROUTE-030, A-11. */
export function Download({ link, onClose }: Props) {
  return (
    <div className={css['message']}>
      <h2 className={css['title']}>알림</h2>
      <p className={css['text']}>{appOnly}</p>
      <div className={css['buttons']}>
        <Button variant="secondary" onClick={onClose}>
          닫기
        </Button>
        <ButtonLink href={link.href} data-first-focus>
          {link.label}
        </ButtonLink>
      </div>
    </div>
  );
}
