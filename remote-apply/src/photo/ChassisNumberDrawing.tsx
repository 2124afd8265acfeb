import css from './drawings.module.css';

/** Where the chassis number stands: at the lower edge of the windscreen, on the driver's left. */
export function ChassisNumberDrawing() {
  return (
    <svg
      className={css['drawing']}
      viewBox="0 0 320 180"
      role="img"
      aria-label="차대번호 위치: 앞유리 왼쪽 아래"
    >
      <rect className={css['ground']} width="320" height="180" rx="20" />
      <path
        className={css['paper']}
        d="M40 150v-22c0-14 8-22 22-26l26-52c4-8 12-13 21-13h102c9 0 17 5 21 13l26 52c14 4 22 12 22 26v22z"
      />
      <path
        className={css['line']}
        d="M40 150v-22c0-14 8-22 22-26l26-52c4-8 12-13 21-13h102c9 0 17 5 21 13l26 52c14 4 22 12 22 26v22M62 102h196M84 98l20-41c2-5 6-8 11-8h90c5 0 9 3 11 8l20 41"
        fill="none"
      />
      <rect className={css['soft']} x="56" y="120" width="40" height="9" rx="4.500" />
      <rect className={css['soft']} x="224" y="120" width="40" height="9" rx="4.500" />
      <rect className={css['soft']} x="124" y="120" width="72" height="16" rx="5" />
      <rect className={css['veil']} x="100" y="84" width="58" height="10" rx="3" />
      <circle className={css['mark']} cx="129" cy="89" r="38" strokeWidth="3" fill="none" />
    </svg>
  );
}
