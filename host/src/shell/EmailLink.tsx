import { Fragment } from 'react';
import css from './Footer.module.css';

/** An address that goes on in a new line after its @ or a dot, never within a word. */
export const EmailLink = ({ address }: { address: string }) => (
  <a className={css['email']} href={`mailto:${address}`} aria-label={address}>
    <span>
      {address.split(/(?<=[@.])/).map((part, index) => (
        <Fragment key={part + String(index)}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  </a>
);
