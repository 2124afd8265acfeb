import css from './drawings.module.css';

/**
 * A drawing of a dashboard with the engine on: total mileage and warning lights are visible. Source: PHOTO-002, 004.
 */
export function DashboardDrawing() {
  return (
    <svg
      className={css['drawing']}
      viewBox="10 26 220 156"
      role="img"
      aria-label="계기판 촬영 예시: 시동을 켠 상태에서 주행거리와 경고등이 모두 보임"
    >
      <path
        className={css['glass']}
        d="M18 166V92c0-34 26-58 62-58h80c36 0 62 24 62 58v74a8 8 0 01-8 8H26a8 8 0 01-8-8z"
      />
      <path className={css['dial']} d="M44.500 130a36 36 0 1155 0" />
      <path className={css['swept']} d="M44.500 130a36 36 0 01-3-44" />
      <path className={css['needle']} d="M72 107L50 92" />
      <circle className={css['lit']} cx="72" cy="107" r="4" />
      <path className={css['dial']} d="M140.500 130a36 36 0 1155 0" />
      <path className={css['swept']} d="M140.500 130a36 36 0 0127.500-59" />
      <path className={css['needle']} d="M168 107l1-27" />
      <circle className={css['lit']} cx="168" cy="107" r="4" />
      <text className={css['dim']} x="72" y="132" fontSize="9" textAnchor="middle">
        km/h
      </text>
      <text className={css['dim']} x="168" y="132" fontSize="9" textAnchor="middle">
        x1000 rpm
      </text>
      <g transform="translate(0 -14)">
        <path className={css['green']} d="M103 62l-7 6 7 6v-4h5v-4h-5z" />
        <path className={css['amber']} d="M121 61l7.500 13h-15z" />
        <circle className={css['red']} cx="139" cy="68" r="5.500" />
        <rect className={css['frame']} x="89" y="54" width="62" height="27" rx="6" />
      </g>
      <rect className={css['frame']} x="62" y="142" width="116" height="25" rx="6" />
      <text className={css['dim']} x="71" y="158.500" fontSize="9">
        ODO
      </text>
      <text
        className={css['lit']}
        x="169"
        y="159.500"
        fontSize="13"
        fontWeight="700"
        textAnchor="end"
      >
        45,210 km
      </text>
    </svg>
  );
}
