import { Icon } from '@shared/ui/Icon';
import css from './guide.module.css';

type Props = { title: string; items: readonly string[]; isCovered: boolean };

export function Marks({ title, items, isCovered }: Props) {
  return (
    <div>
      <h3 className={css['subtitle']}>{title}</h3>
      <ul className={css['marks']}>
        {items.map((item) => (
          <li key={item} className={css['marked']}>
            <Icon
              name={isCovered ? 'check' : 'close'}
              size="small"
              className={css[isCovered ? 'yes' : 'no']}
            />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
