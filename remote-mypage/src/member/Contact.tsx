import { CentreLine } from '@shared/payment/CentreLine';
import css from './Contact.module.css';

/** Shows where to get help, on pages without the footer. Source: MSG-044. */
export function Contact() {
  return (
    <div className={css['contact']}>
      <CentreLine />
    </div>
  );
}
