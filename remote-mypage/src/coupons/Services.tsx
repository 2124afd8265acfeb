import type { Subscription } from '@shared/api/subscription';
import { useId } from 'react';
import { Coupons } from './Coupons';
import css from './Services.module.css';

type Props = { subscriptions: readonly Subscription[] };

/** Shows the benefits of the active memberships. Source: STATUS-003. */
export function Services({ subscriptions }: Props) {
  const id = useId();
  if (subscriptions.length === 0) return null;
  return (
    <section className={css['section']} aria-labelledby={id}>
      <h2 className={css['title']} id={id}>
        멤버십 서비스
      </h2>
      {subscriptions.map((one) => (
        <Coupons
          key={one.id}
          subscription={one}
          heading={subscriptions.length > 1 ? one.title : undefined}
        />
      ))}
    </section>
  );
}
