import type { Subscription } from '@shared/api/subscription';
import type { UserData } from '@shared/api/user';
import { isRunning, isUnpaidOrder, placed } from '@shared/domain/subscription';
import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { Card } from '@shared/ui/Card';
import { LongList } from '@shared/ui/LongList';
import { Stack } from '@shared/ui/Stack';
import { type ReactNode, useId } from 'react';
import { Coupons } from '../coupons/Coupons';
import type { MemberUser } from '../member/Member';
import { TransferOffer } from '../transfer/TransferOffer';
import { useTransferOffer } from '../transfer/use-transfer-offer';
import { NoSubscription } from './NoSubscription';
import { Paths } from './Paths';
import { LeavingActions, SubscriptionActions } from './SubscriptionActions';
import { SubscriptionCard } from './SubscriptionCard';
import { UnpaidOrder } from './UnpaidOrder';
import css from './VehicleStatus.module.css';
import type { ChoosableVehicle } from './vehicle-choice';

type Props = {
  member: MemberUser;
  vehicle: ChoosableVehicle | undefined;
  data: UserData;
  /** Shown below the memberships of the vehicle. */
  children?: ReactNode;
};

/**
 * Shows the active memberships of one vehicle with their benefits, and the history. The history belongs to the member,
 * so it is the same for every vehicle. It includes orders that were never paid. Source: STATUS-002, 003, 013…015, 018;
 *
 */
export function VehicleStatus({ member, vehicle, data, children }: Props) {
  const { active, history } = placed(data.subscriptions);
  const here = active.filter((one) => one.vin === vehicle?.vin);
  const offer = useTransferOffer({
    member,
    vin: here.length === 0 ? vehicle?.vin : undefined,
    vehicleCount: data.vehicles.length,
  });
  return (
    <>
      <Section title="가입 멤버십 정보">
        <Stack>
          {here.map((one) => (
            <SubscriptionCard
              key={one.id}
              subscription={one}
              rare={<LeavingActions subscription={one} data={data} />}
            >
              <SubscriptionActions subscription={one} data={data} />
            </SubscriptionCard>
          ))}
          {here.length === 0 &&
            (data.subscriptions.every(isUnpaidOrder) ? (
              <NoSubscription isTakingOver={offer?.may.ok === true} />
            ) : (
              <NoneHere />
            ))}
          {offer && <TransferOffer {...offer} />}
        </Stack>
      </Section>
      {children}
      <Services subscriptions={here.filter(isRunning)} />
      {here.length > 0 && <Paths isInsured={here.some(({ insured }) => insured)} />}
      {history.length > 0 && (
        <Section title="지난 멤버십">
          <Stack>
            <LongList items={history} atOnce={10} unit="개">
              {(shown) =>
                shown.map((one) => (
                  <SubscriptionCard key={one.id} subscription={one}>
                    {isUnpaidOrder(one) && <UnpaidOrder order={one} />}
                  </SubscriptionCard>
                ))
              }
            </LongList>
          </Stack>
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css['section']} aria-labelledby={id}>
      <h2 className={css['title']} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Shows the benefits of the active memberships. Source: STATUS-003. */
function Services({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  if (subscriptions.length === 0) return null;
  return (
    <Section title="멤버십 서비스">
      {subscriptions.map((one) => (
        <Coupons
          key={one.id}
          subscription={one}
          heading={subscriptions.length > 1 ? one.title : undefined}
        />
      ))}
    </Section>
  );
}

function NoneHere() {
  return (
    <Card tone="quiet">
      <p className={css['none']}>이 차량으로 이용 중인 멤버십이 없어요.</p>
      <PageLink variant="secondary" block to={href('SubscGuide')}>
        가입할 수 있는 멤버십 보기
      </PageLink>
    </Card>
  );
}
