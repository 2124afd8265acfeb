/** @jsxImportSource hono/jsx */

type Props = { label: string; evidence: readonly number[]; limit: number };

const [WIDTH, HEIGHT] = [300, 80];

/**
 * Lower end of the logarithmic scale, 1:100. The upper end is ten times the limit. Values outside are drawn at the
 * edge.
 */
const LOWEST = -2;

/** Draws the evidence against a canary for each minute of the day, and the limit at which it is stopped. */
export function EvidencePicture({ label, evidence, limit }: Props) {
  const highest = Math.log10(limit) + 1;
  const heightAt = (value: number) => {
    const log = Math.min(highest, Math.max(LOWEST, Math.log10(value)));
    return HEIGHT * (1 - (log - LOWEST) / (highest - LOWEST));
  };
  const shown = thinned(evidence);
  const points = shown.map((value, place) => {
    const x = shown.length < 2 ? WIDTH : (WIDTH * place) / (shown.length - 1);
    return `${x.toFixed(1)},${heightAt(value).toFixed(1)}`;
  });
  const stop = heightAt(limit);
  return (
    <svg class="evidence" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line class="even" x1="0" x2={WIDTH} y1={heightAt(1)} y2={heightAt(1)} />
      <line class="stop" x1="0" x2={WIDTH} y1={stop} y2={stop} />
      <polyline points={points.join(' ')} />
    </svg>
  );
}

const MOST_POINTS = 150;

/** Returns the highest value of each interval, because a peak is what stops a canary. */
function thinned(values: readonly number[]): number[] {
  const each = Math.max(1, Math.ceil(values.length / MOST_POINTS));
  return Array.from({ length: Math.ceil(values.length / each) }, (_, stretch) =>
    Math.max(...values.slice(stretch * each, (stretch + 1) * each)),
  );
}
