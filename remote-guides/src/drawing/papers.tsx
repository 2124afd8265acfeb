import css from './drawings.module.css';

/** Draws a round badge with a tick, centred at `x`, `y`. */
export const Tick = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={css['solid']} r="17" />
    <path className={css['cut']} d="M-7 0l5 5 9-10" />
  </g>
);

export const Agreement = () => (
  <>
    <circle className={css['soft']} cx="160" cy="90" r="72" />
    <path
      className={css['paper']}
      d="M120 28h60l20 20v100a6 6 0 01-6 6h-74a6 6 0 01-6-6V34a6 6 0 016-6z"
    />
    <path className={css['line']} d="M180 28v20h20M132 66h44M132 84h52M132 102h36" />
    <Tick x={198} y={138} />
  </>
);

export const Questions = () => (
  <>
    <circle className={css['soft']} cx="160" cy="90" r="72" />
    <rect className={css['paper']} x="96" y="30" width="128" height="34" rx="10" />
    <rect className={css['paper']} x="96" y="74" width="128" height="34" rx="10" />
    <rect className={css['paper']} x="96" y="118" width="128" height="34" rx="10" />
    <path className={css['line']} d="M112 47h56M112 91h70M112 135h48" />
    <circle className={css['line']} cx="206" cy="47" r="8" />
    <path className={css['line']} d="M200 85l12 12M212 85l-12 12" />
    <circle className={css['line']} cx="206" cy="135" r="8" />
  </>
);

export const Registration = () => (
  <>
    <rect className={css['soft']} x="92" y="24" width="136" height="132" rx="16" />
    <rect className={css['paper']} x="112" y="38" width="96" height="104" rx="6" />
    <path className={css['line']} d="M134 54h52M124 76h72M124 92h72M124 108h46" />
    <rect className={css['solid']} x="176" y="112" width="22" height="18" rx="3" />
    <path
      className={css['line']}
      d="M84 46V30a10 10 0 0110-10h18M236 46V30a10 10 0 00-10-10h-18M84 134v16a10 10 0 0010 10h18M236 134v16a10 10 0 01-10 10h-18"
    />
  </>
);

export const Inspection = () => (
  <>
    <circle className={css['soft']} cx="160" cy="92" r="72" />
    <rect className={css['paper']} x="108" y="34" width="104" height="122" rx="10" />
    <rect className={css['paper']} x="138" y="24" width="44" height="20" rx="6" />
    <path
      className={css['line']}
      d="M146 70h48M146 96h48M146 122h32M124 70l5 5 8-10M124 96l5 5 8-10M124 122l5 5 8-10"
    />
  </>
);

export const Claim = () => (
  <>
    <circle className={css['soft']} cx="160" cy="90" r="72" />
    <rect className={css['paper']} x="82" y="42" width="78" height="98" rx="8" />
    <path className={css['line']} d="M98 66h46M98 84h46M98 102h28" />
    <path className={css['line']} d="M170 90h22M184 82l8 8-8 8" />
    <circle className={css['paper']} cx="222" cy="90" r="28" />
    <path className={css['line']} d="M210 80l6 20 6-18 6 18 6-20M207 88h30" />
  </>
);

export const Coupon = () => (
  <>
    <circle className={css['soft']} cx="160" cy="90" r="72" />
    <path
      className={css['paper']}
      d="M84 54h152a6 6 0 016 6v16a14 14 0 000 28v16a6 6 0 01-6 6H84a6 6 0 01-6-6v-16a14 14 0 000-28V60a6 6 0 016-6z"
    />
    <path className={css['dash']} d="M196 60v60" />
    <path className={css['line']} d="M112 108l36-36" />
    <circle className={css['line']} cx="116" cy="76" r="8" />
    <circle className={css['line']} cx="144" cy="104" r="8" />
    <Tick x={219} y={90} />
  </>
);
