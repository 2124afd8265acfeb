/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

type Props = {
  /** Name in the table of actions. */
  action: string;
  /** Page to return to. */
  back: string;
  /** Fields that the user does not choose. */
  given?: Readonly<Record<string, string | number>>;
  /** Question to confirm before the action runs. */
  ask?: string;
  className?: 'row' | 'split' | 'stack';
  children?: Child;
};

export const ActionForm = ({ action, back, given = {}, ask, className, children }: Props) => (
  <form method="post" action={`/sandbox/do/${action}`} class={className} data-ask={ask}>
    {Object.entries({ back, ...given }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={String(value)} />
    ))}
    {children}
  </form>
);
