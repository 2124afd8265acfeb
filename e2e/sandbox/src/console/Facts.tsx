/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

/** A name with its values. */
export type Fact = readonly [name: string, ...values: Child[]];

/** Lists facts. Leaves out those without a value. */
export const Facts = ({ rows }: { rows: readonly Fact[] }) => (
  <dl>
    {rows
      .filter(([, ...values]) => values.some(Boolean))
      .map(([name, ...values]) => (
        <>
          <dt>{name}</dt>
          {values.map((value) => (
            <dd key={String(value)}>{value}</dd>
          ))}
        </>
      ))}
  </dl>
);
