import { INSPECTION_SHEET_YEARS } from '@shared/domain/validation/inspection-date';
import css from './drawings.module.css';

const rows = [92, 106, 120, 134, 148] as const;

/** A drawing of an inspection sheet as in a good photo: complete, flat and with a readable date. Source: PHOTO-002. */
export function InspectionSheetDrawing() {
  return (
    <svg
      className={css['drawing']}
      viewBox="44 8 152 184"
      role="img"
      aria-label="정기검사 결과지 촬영 예시: 종이 전체와 검사일이 또렷하게 보임"
    >
      <rect className={css['paper']} x="50" y="14" width="140" height="172" rx="6" />
      <text
        className={css['ink']}
        x="120"
        y="38"
        fontSize="12"
        fontWeight="700"
        textAnchor="middle"
      >
        자동차 정기검사 결과지
      </text>
      <rect className={css['soft']} x="64" y="48" width="112" height="1.5" />
      <rect className={css['tint']} x="64" y="57" width="112" height="22" rx="4" />
      <text className={css['faint']} x="72" y="72" fontSize="10">
        검사일
      </text>
      <text className={css['ink']} x="168" y="72" fontSize="11" fontWeight="700" textAnchor="end">
        {INSPECTION_SHEET_YEARS}년 이내
      </text>
      <rect className={css['mark']} x="60" y="53" width="120" height="30" rx="6" />
      {rows.map((y) => (
        <g key={y}>
          <rect className={css['soft']} x="64" y={y} width="34" height="6" rx="3" />
          <rect className={css['soft']} x="106" y={y} width={70 - (y % 4) * 8} height="6" rx="3" />
        </g>
      ))}
      <circle className={css['tint']} cx="158" cy="168" r="11" />
      <path className={css['mark']} d="M152.5 168.500l4 4 7.500-8" />
      <rect className={css['soft']} x="64" y="164" width="60" height="8" rx="4" />
    </svg>
  );
}
