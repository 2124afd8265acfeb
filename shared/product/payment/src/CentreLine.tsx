import { centrePhone, contactHours } from '@shared/copy/contact';
import { useSession } from '@shared/session';

/** Shows the customer centre with a telephone link, wherever a customer may worry about money. Source: MSG-044, CONST-018. */
export function CentreLine() {
  const phone = centrePhone(useSession().env?.tell);
  return (
    <p>
      고객센터{' '}
      {phone && (
        <>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>{' '}
        </>
      )}
      ({contactHours})
    </p>
  );
}
