import css from './drawings.module.css';
import { Tick } from './papers';

const Car = () => (
  <>
    <path
      className={css['paper']}
      d="M70 118v-18a12 12 0 018-11l20-7 22-24a14 14 0 0110-5h54a16 16 0 0112 5l22 24 22 5a12 12 0 0110 12v19a4 4 0 01-4 4H74a4 4 0 01-4-4z"
    />
    <path className={css['line']} d="M108 82h104M156 54v28M98 82l-4 8M76 102h12M232 102h14" />
    <circle className={css['paper']} cx="108" cy="122" r="15" />
    <circle className={css['paper']} cx="212" cy="122" r="15" />
    <circle className={css['solid']} cx="108" cy="122" r="5" />
    <circle className={css['solid']} cx="212" cy="122" r="5" />
  </>
);

export const Vehicle = () => (
  <>
    <ellipse className={css['soft']} cx="160" cy="138" rx="112" ry="14" />
    <Car />
    <rect className={css['paper']} x="118" y="146" width="84" height="24" rx="6" />
    <text className={css['word']} x="160" y="163">
      12가 3456
    </text>
  </>
);

export const Dashboard = () => (
  <>
    <path className={css['soft']} d="M52 150a108 108 0 01216 0z" />
    <path className={css['paper']} d="M84 142a76 76 0 01152 0z" />
    <path
      className={css['line']}
      d="M100 142a60 60 0 018-30M122 96a60 60 0 0126-13M172 83a60 60 0 0126 13M212 112a60 60 0 018 30"
    />
    <path className={css['line']} d="M160 132l30-28" />
    <circle className={css['solid']} cx="160" cy="134" r="7" />
    <rect className={css['paper']} x="124" y="150" width="72" height="20" rx="5" />
    <path className={css['line']} d="M138 156v8M152 156v8M166 156v8M180 156v8" />
  </>
);

export const Workshop = () => (
  <>
    <circle className={css['soft']} cx="160" cy="84" r="70" />
    <g transform="translate(32 4) scale(0.8)">
      <Car />
    </g>
    <path className={css['line']} d="M84 118h152M112 118v40M208 118v40M98 158h28M194 158h28" />
    <path
      className={css['line']}
      d="M238 34a13 13 0 0115-6l-7 8 6 6 8-7a13 13 0 01-17 15l-15 15-8-8 15-15a13 13 0 013-8z"
    />
  </>
);

export const Engine = () => (
  <>
    <circle className={css['soft']} cx="160" cy="90" r="74" />
    <path
      className={css['paper']}
      d="M104 78h16l14-16h48l14 14h18v16h10V80h14v50h-14v-12h-10v20h-66l-16-16h-28z"
    />
    <path className={css['line']} d="M90 86v32M90 102h14M146 62V48M132 48h42M174 62V48" />
    <path className={css['paper']} d="M160 76l24 8v18c0 14-10 24-24 29-14-5-24-15-24-29V84z" />
    <path className={css['line']} d="M150 104l8 8 14-16" />
  </>
);

export const Pickup = () => (
  <>
    <path className={css['dash']} d="M40 150h240" />
    <g transform="translate(10 26) scale(0.86)">
      <Car />
    </g>
    <path
      className={css['paper']}
      d="M254 30a22 22 0 0122 22c0 16-22 38-22 38s-22-22-22-38a22 22 0 0122-22z"
    />
    <circle className={css['solid']} cx="254" cy="52" r="7" />
  </>
);

export const Approval = () => (
  <>
    <circle className={css['soft']} cx="160" cy="92" r="72" />
    <rect className={css['paper']} x="98" y="42" width="124" height="110" rx="12" />
    <path className={css['line']} d="M98 72h124M128 30v24M192 30v24" />
    <path className={css['line']} d="M118 92h8M144 92h8M170 92h8M118 114h8M144 114h8M118 134h8" />
    <Tick x={196} y={126} />
  </>
);
