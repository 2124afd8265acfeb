import { centrePhone, contactHours } from '@shared/copy/contact';
import { INTERMEDIARY_NOTICE } from '@shared/copy/operator-facts';
import { useSession } from '@shared/session';
import { Breakable } from './Breakable';
import css from './Footer.module.css';
import { FooterOperator, LegalLinks } from './Operator';

/**
 * Shows the terms, the customer centre as the server names it, the facts of the operator, and the notice that it only
 * mediates. Source: SHELL-017, SHELL-023, LAW-001, LAW-003.
 */
export function Footer() {
  const { env } = useSession();
  const numbers = [centrePhone(env?.tell), env?.tell2 ?? ''].filter((number) => number !== '');
  return (
    <footer className={css['footer']}>
      <div className={css['inner']}>
        <LegalLinks />
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
        <FooterOperator />
        <p>{INTERMEDIARY_NOTICE}</p>
      </div>
    </footer>
  );
}

const EmailLink = ({ address }: { address: string }) => (
  <a className={css['email']} href={`mailto:${address}`} aria-label={address}>
    <span>
      <Breakable text={address} />
    </span>
  </a>
);
