import { Button } from '@shared/ui/Button';
import { Icon } from '@shared/ui/Icon';
import css from './req.module.css';

type Props = { chosen: string | undefined; empty: string; action: string; onPress: () => void };

/** What was picked in a popup, and the button that opens it. */
export const ChosenRow = ({ chosen, empty, action, onPress }: Props) => (
  <div className={css['choice']}>
    <span className={chosen === undefined ? css['empty'] : css['chosen']}>
      {chosen !== undefined && <Icon name="success" className={css['tick']} />}
      {chosen ?? empty}
    </span>
    <Button variant="secondary" onClick={onPress}>
      {action}
    </Button>
  </div>
);
