import { centrePhone, contactHours } from '@shared/copy/contact';
import { INTERMEDIARY_NOTICE } from '@shared/copy/operator-facts';
import { Link } from '@shared/router';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { Fragment } from 'react';
import css from './Footer.module.css';

/** The disclaimer, and how to reach the customer centre: numbers and address come from the server. Source: SHELL-017, 023. */
export function Footer() {
  const { env } = useSession();
  const numbers = [centrePhone(env?.tell), env?.tell2 ?? ''].filter((number) => number !== '');
  return (
    <footer className={css['footer']}>
      <div className={css['inner']}>
        <nav className={css['links']} aria-label="약관">
          <Link to={href('TermInfo', { params: { type: 'service' } })}>이용약관</Link>
          <Link to={href('TermInfo', { params: { type: 'privacy' } })}>개인정보처리방침</Link>
        </nav>
        <dl className={css['centre']}>
          <div>
            <dt>고객센터</dt>
            <dd>
              {numbers.map((number) => (
                <a key={number} href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>
                  {number}
                </a>
              ))}
              <span>{contactHours}</span>
            </dd>
          </div>
          {env !== undefined && env.email !== '' && (
            <div>
              <dt>이메일</dt>
              <dd>
                <EmailLink address={env.email} />
              </dd>
            </div>
          )}
        </dl>
        <p>{INTERMEDIARY_NOTICE}</p>
      </div>
    </footer>
  );
}

/** An address that goes on in a new line after its @ or a dot, never within a word. */
const EmailLink = ({ address }: { address: string }) => (
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
