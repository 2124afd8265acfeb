import { Link } from '@shared/router';
import { href } from '@shared/routes/href';
import { useContact } from '@shared/session';
import styles from './page.module.css';

/** Greets the customer of the host's session. */
export function Guide() {
  const { data } = useContact();
  return (
    <div className={styles['page']}>
      <h1>가입 안내</h1>
      <p>{data?.name}</p>
      <Link to={href('TermInfo', { params: { type: 'service' } })}>이용약관</Link>
    </div>
  );
}
