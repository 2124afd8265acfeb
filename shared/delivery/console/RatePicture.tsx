/** @jsxImportSource hono/jsx */

export type Rate = { low: number; seen: number; high: number };

type Props = { label: string; live: Rate; canary: Rate };

/** Smallest upper end of the scale. Pictures of rates below 2 % share one scale, so that small rates look small. */
const LEAST = 0.02;

/** Draws the confidence bounds of two rates: the live version above, the canary below. */
export function RatePicture({ label, live, canary }: Props) {
  const most = Math.max(LEAST, live.seen, canary.seen) * 1.5;
  return (
    <svg
      class="rates"
      viewBox="0 0 100 18"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <Bar rate={live} top={2} most={most} kind="live" />
      <Bar rate={canary} top={11} most={most} kind="canary" />
    </svg>
  );
}

type Drawn = { rate: Rate; top: number; most: number; kind: 'live' | 'canary' };

function Bar({ rate: { low, seen, high }, top, most, kind }: Drawn) {
  const at = (rate: number) => Math.min(100, (100 * rate) / most);
  return (
    <>
      <rect class="ground" x="0" y={top} width="100" height="5" />
      <rect class={kind} x={at(low)} y={top} width={Math.max(0.5, at(high) - at(low))} height="5" />
      <rect class="seen" x={Math.min(99.2, at(seen))} y={top - 1} width="0.8" height="7" />
    </>
  );
}
