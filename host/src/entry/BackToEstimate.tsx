import { settings } from '@shared/config/settings';
import { useSession } from '@shared/session';
import { Icon } from '@shared/ui/Icon';
import css from './BackToEstimate.module.css';

/**
 * Posts the entry parameters back to the external estimate page. Shown only to visitors who came from it (with a
 * preUrl). It posts only to the configured address and never to preUrl, which is just a value. Source: SHELL-012,
 * SEC-009, A-56.
 */
export function BackToEstimate() {
  const { entry } = useSession();
  if (entry.preUrl === undefined || entry.preUrl === '') return null;
  return (
    <form className={css['form']} method="post" action={settings.links.externalEstimate}>
      {Object.entries(entry).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={css['button']}>
        <Icon name="back" size="small" />
        견적 페이지로 돌아가기
      </button>
    </form>
  );
}
