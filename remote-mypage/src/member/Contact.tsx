import { CentreLine } from '@shared/settle/CentreLine';
import css from './Contact.module.css';

/** Where help is, on pages that stand without the footer. Source: MSG-044. */
export function Contact() {
  return (
    <div className={css['contact']}>
      <CentreLine />
    </div>
  );
}
