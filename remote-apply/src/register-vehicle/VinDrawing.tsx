import css from './RegisterVehicle.module.css';

/**
 * Shows the place of the VIN: the lower edge of the windscreen on the driver's side. The drawing shows the car from the
 * front, and Korean cars have the steering wheel on the left, so this is the right side of the picture.
 */
export function VinDrawing() {
  return (
    <svg
      className={css['drawing']}
      viewBox="0 0 320 190"
      role="img"
      aria-label="차를 앞에서 본 그림. 차대번호 위치: 운전석 쪽 앞유리 아래, 그림의 오른쪽"
    >
      <path
        className={css['car']}
        d="M62 168v-34c0-14 8-22 24-25h148c16 3 24 11 24 25v34M86 109l-20-9c-7 0-10 5-8 11l11 5M234 109l20-9c7 0 10 5 8 11l-11 5"
      />
      <path className={css['glass']} d="M86 109l23-45c4-8 10-12 19-12h64c9 0 15 4 19 12l23 45z" />
      <path className={css['car']} d="M126 138h68l-7 14h-54zM62 168h196" />
      <rect className={css['lamp']} x="74" y="130" width="34" height="11" rx="5" />
      <rect className={css['lamp']} x="212" y="130" width="34" height="11" rx="5" />
      <rect className={css['plate']} x="190" y="99" width="26" height="6" rx="2" />
      <rect className={css['here']} x="185" y="94" width="36" height="16" rx="5" />
      <path className={css['here']} d="M212 94L236 46" />
      <rect className={css['plate']} x="124" y="16" width="178" height="30" rx="8" />
      <text className={css['print']} x="213" y="36" textAnchor="middle">
        MRDC5K20005000000
      </text>
    </svg>
  );
}
