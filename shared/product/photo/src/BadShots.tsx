import { Icon } from '@shared/ui/Icon';
import type { ReactNode } from 'react';
import css from './BadShots.module.css';
import drawn from './drawings.module.css';

type ShotSubject = 'document' | 'dashboard';
type Props = { of: ShotSubject };

/** Shows photos that staff reject. The captions explain them, and the drawings are decorative. */
export function BadShots({ of }: Props) {
  return (
    <div className={css['bad']}>
      <p className={css['title']}>이런 사진은 다시 요청드려요</p>
      <ul className={css['shots']}>
        {shots[of].map(({ caption, drawing }) => (
          <li key={caption} className={css['shot']}>
            <svg className={css['drawing']} viewBox="0 0 96 72" aria-hidden="true">
              {drawing}
            </svg>
            <span className={css['caption']}>
              <Icon name="close" size="small" className={css['cross']} />
              {caption}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const sheet = (
  <g>
    <rect className={css['paper']} x="27" y="8" width="42" height="56" rx="3" />
    <path className={css['print']} d="M34 18h28M34 27h20M34 35h28M34 43h14M34 52h24" />
  </g>
);

const panel = (
  <g>
    <path className={drawn['glass']} d="M12 60V36c0-14 10-24 24-24h24c14 0 24 10 24 24v24z" />
    <path className={css['dials']} d="M24 47a12 12 0 1118 0M54 47a12 12 0 1118 0" />
    <path className={css['needles']} d="M33 40l-6-5M63 40l5-7M40 55h16" />
  </g>
);

const glare = <circle className={drawn['glare']} cx="56" cy="30" r="13" />;
const blurred = (drawing: ReactNode) => <g className={drawn['blurred']}>{drawing}</g>;

const shots: Record<ShotSubject, readonly { caption: string; drawing: ReactNode }[]> = {
  document: [
    { caption: '흐린 사진', drawing: blurred(sheet) },
    { caption: '잘린 사진', drawing: <g transform="translate(-34 22) scale(1.5)">{sheet}</g> },
    {
      caption: '빛 반사',
      drawing: (
        <>
          {sheet}
          {glare}
        </>
      ),
    },
  ],
  dashboard: [
    { caption: '흐린 사진', drawing: blurred(panel) },
    { caption: '시동 꺼짐', drawing: <g className={drawn['off']}>{panel}</g> },
    {
      caption: '빛 반사',
      drawing: (
        <>
          {panel}
          {glare}
        </>
      ),
    },
  ],
};
