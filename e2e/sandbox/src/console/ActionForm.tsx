/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

type Props = {
  /** Name in the table of actions. */
  action: string;
  /** The page to come back to. */
  back: string;
  /** Fields the person does not choose. */
  given?: Readonly<Record<string, string | number>>;
  /** Asked once more before it happens. */
  ask?: string;
  className?: string;
  children?: Child;
};

/** One action of staff as a form that works without scripts. */
export function ActionForm({ action, back, given = {}, ask, className, children }: Props) {
  return (
    <form method="post" action={`/sandbox/do/${action}`} class={className} data-ask={ask}>
      <input type="hidden" name="back" value={back} />
      {Object.entries(given).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children}
    </form>
  );
}
