import { Button } from '@shared/ui/Button';
import { Icon } from '@shared/ui/Icon';
import { useState } from 'react';
import css from './PhotoTaken.module.css';

type Props = {
  /** Empty where only the server has it. */
  url: string;
  /** What is in the picture. */
  alt: string;
  onRetake: () => void;
};

/** A photo that is stored, and the way to a better one. */
export function PhotoTaken({ url, alt, onRetake }: Props) {
  const [isMissing, setMissing] = useState(url === '');
  return (
    <div className={css['taken']}>
      {!isMissing && (
        <img className={css['photo']} src={url} alt={alt} onError={() => setMissing(true)} />
      )}
      <div className={css['line']}>
        <p className={css['said']} role="status">
          <Icon name="success" size="small" />
          사진을 저장했어요
        </p>
        <Button variant="quiet" onClick={onRetake}>
          다시 촬영
        </Button>
      </div>
    </div>
  );
}
