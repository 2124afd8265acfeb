import { contactSentence } from '@shared/copy/contact';
import { useSession } from '@shared/session';
import css from './Contact.module.css';

/** Where help is, on pages that stand without the footer. Source: MSG-044. */
export function Contact() {
  return <p className={css['contact']}>{contactSentence(useSession().env?.tell)}</p>;
}
