import type { Subscription } from '@shared/api/subscription';
import { mayBeRevoked } from '@shared/domain/subscription';
import { PopupFrame } from '@shared/popup';
import { Button } from '@shared/ui/Button';
import { useId, useState } from 'react';
import css from './ChooseSubscription.module.css';
import { servicePeriod } from './revoke.copy';

type Props = { subscriptions: readonly Subscription[]; onClose: (id?: string) => void };

/**
 * Lets the customer choose the membership to cancel. Transferred and already requested ones are listed but disabled. If
 * one remains, it is chosen at the start.
 * Source: REVOKE-009…013, A-46.
 */
export function ChooseSubscription({ subscriptions, onClose }: Props) {
  const name = useId();
  const [chosen, setChosen] = useState(() => onlyChoice(subscriptions));
  return (
    <PopupFrame
      title="해지할 멤버십을 선택해 주세요"
      onClose={() => onClose()}
      footer={
        <Button block disabled={chosen === undefined} onClick={() => onClose(chosen)}>
          선택 완료
        </Button>
      }
    >
      <div className={css['room']}>
        <table className={css['table']}>
          <thead>
            <tr>
              <th scope="col">선택</th>
              <th scope="col">차량번호</th>
              <th scope="col">멤버십명</th>
              <th scope="col">이용 기간</th>
            </tr>
          </thead>
          <tbody>
            {subscriptions.map((one) => (
              <tr key={one.id} className={css['row']}>
                <td>
                  <input
                    type="radio"
                    className={css['radio']}
                    name={name}
                    aria-label={`${one.title} ${one.plate}`}
                    checked={one.id === chosen}
                    disabled={!mayBeRevoked(one)}
                    onChange={() => setChosen(one.id)}
                  />
                </td>
                <td className={css['plate']}>{one.plate}</td>
                <td>
                  {one.title}
                  {!mayBeRevoked(one) && <span className={css['why']}>{whyNot(one)}</span>}
                </td>
                <td className={css['period']}>
                  <Period text={servicePeriod(one)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PopupFrame>
  );
}

function onlyChoice(subscriptions: readonly Subscription[]): string | undefined {
  const [first, ...others] = subscriptions.filter(mayBeRevoked);
  return others.length === 0 ? first?.id : undefined;
}

/** Allows a line break only after the tilde. */
function Period({ text }: { text: string }) {
  const [from, until] = text.split('~');
  return until === undefined ? (
    text
  ) : (
    <>
      {from}~<wbr />
      {until}
    </>
  );
}

const whyNot = ({ transferred }: Subscription): string =>
  transferred ? '양도받은 멤버십' : '해지 신청됨';
