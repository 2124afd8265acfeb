import { contactHours } from '@shared/copy/contact';
import { useSession } from '@shared/session';

/** The customer centre, a press away, where somebody's money may hang in the balance. Source: MSG-044, CONST-018. */
export function CentreLine() {
  const tell = useSession().env?.tell;
  return (
    <p>
      고객센터{' '}
      {tell && (
        <>
          <a href={`tel:${tell.replaceAll(/[^\d+]/g, '')}`}>{tell}</a>{' '}
        </>
      )}
      ({contactHours})
    </p>
  );
}
