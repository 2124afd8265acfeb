import { Button } from '@shared/ui/Button';
import { type ChangeEvent, useRef, useState } from 'react';
import css from './PhotoFile.module.css';
import { fileSentence } from './photo.copy';
import { type PhotoFileProblem, preparedPhoto } from './prepared-photo';

type Props = {
  /** Sends the photo; what went wrong on the way was already said. */
  send: (photo: Blob, signal: AbortSignal) => Promise<void>;
  prepare?: typeof preparedPhoto;
};

/** The way on without the app's camera: a photo that was taken before. */
export function PhotoFile({ send, prepare = preparedPhoto }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<AbortController>();
  const [problem, setProblem] = useState<PhotoFileProblem>();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ''; // the same file may be chosen again
    if (file === undefined) return;
    const giveUp = new AbortController();
    setSending(giveUp);
    setProblem(undefined);
    const photo = await prepare(file);
    if (!photo.ok) setProblem(photo.error);
    else if (!giveUp.signal.aborted) await send(photo.value, giveUp.signal);
    setSending(undefined);
  };

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
      {sending !== undefined && (
        <Button variant="quiet" block onClick={() => sending.abort()}>
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
