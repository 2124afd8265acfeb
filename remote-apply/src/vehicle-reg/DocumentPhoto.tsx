import { useState } from 'react';
import css from './DocumentPhoto.module.css';

type Props = {
  /** Empty when only the server has the photo. */
  url: string;
};

/** Shows the photo that the fields were read from. A click enlarges it. */
export function DocumentPhoto({ url }: Props) {
  const [whole, setWhole] = useState(false);
  const [missing, setMissing] = useState(url === '');
  if (missing) {
    return (
      <p className={css['missing']}>
        사진을 불러오지 못했어요. 가지고 있는 등록증과 비교해 주세요.
      </p>
    );
  }
  return (
    <figure className={css['figure']}>
      <img
        className={whole ? css['whole'] : css['photo']}
        src={url}
        alt="촬영한 자동차등록증"
        onError={() => setMissing(true)}
      />
      <button type="button" className={css['larger']} onClick={() => setWhole(!whole)}>
        {whole ? '작게 보기' : '크게 보기'}
      </button>
    </figure>
  );
}
