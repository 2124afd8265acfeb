import { Button } from '@shared/ui/Button';
import css from './CameraWait.module.css';

type Props = { onGiveUp: () => void };

/** Shown while the camera of the app is open, or seems to be. */
export function CameraWait({ onGiveUp }: Props) {
  return (
    <div className={css['wait']} role="status">
      <span className={css['lens']} aria-hidden="true" />
      <p className={css['text']}>사진을 기다리고 있어요</p>
      <Button variant="quiet" onClick={onGiveUp}>
        촬영 취소
      </Button>
    </div>
  );
}
