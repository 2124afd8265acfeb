import { lookupReactions } from '@shared/api/reaction';
import { settings } from '@shared/config/settings';
import type { Package } from '@shared/domain/package';
import { groups } from '@shared/domain/tier';
import { PendingNotice } from '@shared/payment/PendingNotice';
import { usePageLeft } from '@shared/payment/use-page-left';
import { askSignIn, askWhoIsHere, react, today, useSession } from '@shared/session';
import { Notice } from '@shared/ui/Notice';
import { Tabs } from '@shared/ui/Tabs';
import { useEffect, useState } from 'react';
import { useMarked } from '../flow/use-marked';
import { useOwnVehicles } from '../vehicle/use-own-vehicles';
import { useWrongDay } from '../vehicle/use-wrong-day';
import { ApplyBar } from './ApplyBar';
import { groupLead } from './group-lead';
import { HomeChooser } from './HomeChooser';
import { powerTrainIntro } from './home.copy';
import css from './home.module.css';
import { type HomeChoice, type HomeField, offerOf, withGroup, withVehicle } from './home-choice';
import { withOnlyCar } from './home-price';
import { Later } from './Later';
import { PriceCard } from './PriceCard';
import { TilePrice } from './TilePrice';
import { useApply } from './use-apply';
import { useHomeChoice } from './use-home-choice';
import { WhyNot } from './WhyNoPrice';

type Props = { packages: readonly Package[] };

/**
 * Shows the current choice and everything that depends on it. Each change recalculates at once. Source: HOME-001, 013.
 */
export function Home({ packages }: Props) {
  const session = useSession();
  const left = usePageLeft();
  const own = useOwnVehicles();
  const apply = useApply();
  const sold = groups.filter((group) => packages.some((one) => one.group === group));
  const [kept, keep] = useHomeChoice(sold);
  const marks = useMarked<HomeField>();
  const choose = (next: HomeChoice) => {
    marks.clear();
    keep(next);
  };
  const choice = withOnlyCar(kept, own);
  const [isDayWrong, setDayWrong] = useWrongDay(choice.vin ?? '');
  const facts = { packages, vehicles: own.vehicles, today: today(), pricing: settings.pricing };
  const offer = offerOf(choice, facts);
  const offers = sold.map((group) =>
    group === choice.group ? offer : offerOf(withGroup(choice, group), facts),
  );
  const total = offer.isOwn && offer.quote?.ok ? offer.quote.value.bill.total : undefined;
  const isRefused =
    offer.isOwn && offer.quote?.ok === false && offer.quote.error !== 'price-unknown';
  const isGuest = session.status === 'guest';
  const [press, setPress] = useState<'pressed' | 'loading'>();
  const register = async () => {
    setPress('loading');
    const popup = await import('../register-vehicle/open-register-vehicle').finally(() =>
      setPress(undefined),
    );
    if (left.aborted) return;
    const registered = await popup.openRegisterVehicle();
    if (registered) choose(withVehicle(choice, registered.vin));
  };
  const told = (failure: unknown) => void react(failure, lookupReactions);
  const mayRegister = session.mayAct && own.why !== undefined && own.why !== 'no-vantage-user';
  // A press waits for the account, which knows the day and the membership of a car. If no car is chosen, it waits for all
  // cars, because an only car is chosen then.
  const isUnknown = own.isLoading || (!own.isWhole && !offer.vehicle);
  const isWaiting = press === 'loading' || (press === 'pressed' && isUnknown);
  useEffect(() => {
    if (press === undefined || isWaiting) return;
    setPress(undefined);
    const isLost = own.retry !== undefined;
    (mayRegister ? register() : apply({ offer, isLost, isDayWrong, marks })).catch(told);
  });

  return (
    <>
      <PendingNotice />
      <Tabs
        className={css['tiers']}
        label="멤버십 종류"
        tabs={offers.map((one) => ({
          id: one.group,
          label: one.group,
          query: `group=${one.group}`,
          note: <TilePrice offer={one} shown={offer} />,
        }))}
        current={choice.group}
        onChange={(group) => choose(withGroup(choice, group))}
      >
        <div className={css['panel']}>
          <HomeChooser
            choice={choice}
            offer={offer}
            own={own}
            today={facts.today}
            onVehicle={(vin) => choose(withVehicle(choice, vin))}
            onPackage={(packageId) => choose({ ...choice, packageId })}
            onDay={(pickedDay) => {
              setDayWrong(pickedDay === undefined);
              if (pickedDay) choose({ ...choice, pickedDay });
            }}
            marks={marks}
            onSignIn={isGuest ? () => void askSignIn('sign-in') : undefined}
          />
          <p className={css['groupLead']}>{groupLead[choice.group]}</p>
          {choice.group === 'POWER TRAIN' && <Notice tone="brand">{powerTrainIntro}</Notice>}
          <PriceCard
            offer={offer}
            offers={offers}
            today={facts.today}
            onGroup={(group) => choose(withGroup(choice, group))}
          />
          <Later group={choice.group} pkg={offer.pkg} offers={offers} today={facts.today} />
        </div>
      </Tabs>
      <ApplyBar
        mayAct={session.mayAct}
        phone={session.phone}
        total={total}
        busy={isWaiting || session.status === 'starting'}
        reason={isRefused ? <WhyNot offer={offer} today={facts.today} /> : undefined}
        registers={mayRegister}
        onPress={() => void askWhoIsHere().then(() => setPress((now) => now ?? 'pressed'))}
      />
    </>
  );
}
