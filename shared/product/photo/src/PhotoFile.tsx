import { Button } from '@shared/ui/Button';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import css from './PhotoFile.module.css';
import { fileSentence } from './photo.copy';
import { type PhotoFileProblem, preparedPhoto } from './prepared-photo';
import type { SendPhoto } from './use-upload';

type Props = {
  /** Sends the photo and has already reported any failure. */
  send: SendPhoto;
  prepare?: typeof preparedPhoto;
  /** Gets true when a file is being sent, and false when that has ended. */
  onSending?: (isSending: boolean) => void;
};

/** Lets the customer choose an existing photo when the camera of the app is not available. */
export function PhotoFile({ send, prepare = preparedPhoto, onSending }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<AbortController>();
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<PhotoFileProblem>();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ''; // the same file may be chosen again
    if (file === undefined) return;
    const mine = new AbortController();
    const isOver = () => mine.signal.aborted;
    setSending(mine);
    setPercent(undefined);
    setProblem(undefined);
    try {
      const photo = await prepare(file);
      if (isOver()) return;
      if (!photo.ok) setProblem(photo.error);
      else
        await send(photo.value, mine.signal, (share) => {
          if (!isOver()) setPercent(Math.round(share * 100));
        });
    } finally {
      if (!isOver()) setSending(undefined);
    }
  };
  // A step of the browser cannot be stopped, so the button becomes free and the late result is ignored.
  const giveUp = () => {
    sending?.abort();
    setSending(undefined);
  };
  useEffect(() => {
    if (sending === undefined) return;
    onSending?.(true);
    return () => {
      sending.abort();
      onSending?.(false);
    };
  }, [sending, onSending]);

  return (
    <div className={css['choice']}>
      <input
        ref={input}
        className={css['unseen']}
        type="file"
        accept="image/jpeg,image/png"
        aria-label="사진 파일"
        tabIndex={-1}
        onChange={(event) => void choose(event)}
      />
      <Button
        variant="secondary"
        block
        busy={sending !== undefined}
        onClick={() => input.current?.click()}
      >
        사진 선택
      </Button>
      {sending !== undefined && percent !== undefined && (
        <p className={css['sent']}>
          <progress className={css['bar']} max={100} value={percent} aria-label="사진 전송" />
          <span aria-hidden="true">{percent}%</span>
        </p>
      )}
      {sending !== undefined && (
        <Button variant="quiet" block onClick={giveUp}>
          전송 취소
        </Button>
      )}
      {problem !== undefined && (
        <p className={css['problem']} role="alert">
          {fileSentence[problem]}
        </p>
      )}
    </div>
  );
}
