import { Fragment } from 'react';

/** Shows an e-mail address that goes on in a new line after its @ or a dot, never within a word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={part + String(index)}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
