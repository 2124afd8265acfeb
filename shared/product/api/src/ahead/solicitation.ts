import { won } from '@shared/domain/money';
import { solicitationStep } from '@shared/domain/solicitation';
import { cardTypes } from '@shared/domain/subscription-codes';
import { isGroup } from '@shared/domain/tier';
import { nameOf } from '../ask-ahead';
import type { Solicitation } from '../solicitation-shape';
import { solicitationCall } from '../start-calls';
import { countOf, idOf, idOrNone, known, textOrNone, unusual } from './plain';
import type { Answers } from './start';

/**
 * Returns the offer behind a dealer link, or `undefined` if any part that the page shows is not known. Source: API-035,
 * ENTITY-032.
 */
export const solicitationAhead = ({ answer }: Answers, hash: string) =>
  known(answer(nameOf(solicitationCall(hash))), ({ data }) => {
    const { hash: own, state, name, options } = Object(data);
    const { type, selfAuth, vehicle, pkg, subsc, dealer, path } = Object(options);
    const { card_type: card, price_payment: price } = Object(Object(subsc).payments);
    const group: unknown = Object(pkg).group;
    const business = Object(Object(dealer).options);
    return {
      hash: idOf(own),
      step: solicitationStep(state),
      name: shown(name),
      type: textOrNone(type) || undefined,
      userId: idOrNone(Object(path).user_id),
      selfAuthenticated: typeof (selfAuth ?? false) === 'boolean' ? selfAuth === true : unusual(),
      vehicle: {
        vin: shown(Object(vehicle).num_id),
        plate: shown(Object(vehicle).num_reg),
        model: shown(Object(vehicle).model),
      },
      package: {
        id: idOrNone(Object(pkg).id),
        title: shown(Object(pkg).title),
        group: isGroup(group) ? group : unusual(),
      },
      payment: { card: cardTypes.nameOf(card) ?? unusual(), price: won(countOf(price)) },
      dealer: {
        id: idOrNone(Object(dealer).id),
        title: shown(Object(dealer).title),
        business: {
          title: textOrNone(business.title),
          ceo: textOrNone(business.ceo),
          businessNumber: textOrNone(business.business_num),
          number: textOrNone(business.num),
          address: textOrNone(business.addr),
          tel: textOrNone(business.tel),
        },
      },
    } satisfies Solicitation;
  });

export type SolicitationAhead = NonNullable<ReturnType<typeof solicitationAhead>>;

const shown = (value: unknown): string => textOrNone(value) || unusual();
