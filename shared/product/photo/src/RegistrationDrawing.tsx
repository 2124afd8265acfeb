import css from './drawings.module.css';

const rows = [70, 88, 106, 124] as const;

/** A drawing of the front of a registration document with part of the resident number covered. */
export function RegistrationDrawing() {
  return (
    <svg
      className={css['drawing']}
      viewBox="46 24 228 172"
      role="img"
      aria-label="자동차등록증 촬영 예시: 앞면 전체가 보이고 주민등록번호 뒷자리를 가림"
    >
      <rect className={css['paper']} x="52" y="30" width="216" height="160" rx="6" />
      <text
        className={css['ink']}
        x="160"
        y="53"
        fontSize="13"
        fontWeight="700"
        textAnchor="middle"
      >
        자동차등록증
      </text>
      {rows.map((y) => (
        <g key={y}>
          <rect className={css['soft']} x="68" y={y} width="44" height="7" rx="3.500" />
          <rect
            className={css['soft']}
            x="120"
            y={y}
            width={56 + (y % 5) * 9}
            height="7"
            rx="3.500"
          />
          <path className={css['rule']} d={`M68 ${y + 12.5}H252`} />
        </g>
      ))}
      <text className={css['faint']} x="68" y="152" fontSize="10">
        주민등록번호
      </text>
      <text className={css['ink']} x="140" y="152" fontSize="10">
        900101 -
      </text>
      <rect className={css['ink']} x="186" y="142" width="66" height="14" rx="4" />
      <rect className={css['soft']} x="68" y="168" width="90" height="7" rx="3.500" />
      <circle className={css['tint']} cx="238" cy="172" r="11" />
    </svg>
  );
}
