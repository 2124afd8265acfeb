import { Drawing, Icon } from '@shared/ui/Icon';
import { Sign } from '@shared/ui/Sign';
import css from './Benefits.module.css';

/** Paths on the canvas of `Icon`, by the word that the server sends. */
const paths: Readonly<Record<string, string>> = {
  oil: 'M12 3.5c3.6 4.2 5.5 7 5.5 9.7a5.5 5.5 0 01-11 0c0-2.7 1.9-5.5 5.5-9.7z',
  discount: 'M18 6L6 18M7.5 9.5a2 2 0 100-4 2 2 0 000 4zM16.5 18.5a2 2 0 100-4 2 2 0 000 4z',
  coupon: 'M4 6.5h16v3.2a2.3 2.3 0 000 4.6v3.2H4v-3.2a2.3 2.3 0 000-4.6zM14.5 6.5v11',
  brake: 'M12 20a8 8 0 100-16 8 8 0 000 16zM12 14.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM4 12h2.5',
  filter: 'M4.5 5h15l-5.8 7v6.5l-3.4-1.7V12z',
};

/** Shows a product's icon. The server sends the address of a picture or a word. Source: ENTITY-005. */
export function ProductIcon({ icon }: { icon: string }) {
  if (icon.includes('/')) return <img className={css['icon']} src={icon} alt="" loading="lazy" />;
  const path = paths[icon];
  if (path !== undefined) return <Drawing path={path} className={css['icon']} />;
  if (icon === 'pickup') return <Sign name="car" className={css['icon']} />;
  if (icon === 'engine') return <Sign name="shield" className={css['icon']} />;
  return <Icon name="check" className={css['icon']} />;
}
