import { fetchDealers } from '@shared/api/dealers';
import { fetchSubscription } from '@shared/api/subscription';
import { settings } from '@shared/config/settings';
import { type ContractFacts, contractOfOrder } from '@shared/copy/contract/facts';
import { call, loadContact, loadPackages, today, useSession } from '@shared/session';
import { SaveButton } from './SaveButton';

type Props = {
  /** Loads the facts when the customer presses the button. */
  load: () => Promise<ContractFacts>;
};

/** Saves the contract as one HTML file. Its texts load on the press. Source: LAW-005. */
export const SaveContract = ({ load }: Props) => (
  <SaveButton
    name="ServiceCare+ 계약서.html"
    word="계약서"
    label="계약서 저장"
    load={async () => fileOf(await load())}
  />
);

async function fileOf(facts: ContractFacts): Promise<Blob> {
  const { contractHtml } = await import('@shared/copy/contract/html');
  return new Blob([contractHtml(facts, settings)], { type: 'text/html' });
}

/** Saves the contract of an order of the customer. A press loads the order again. Source: LAW-005. */
export function SaveOrderContract({ id }: { id: string }) {
  const page = usePageFacts();
  const load = async () => {
    const [order, dealers, { name }, facts] = await Promise.all([
      fetchSubscription(call, id),
      fetchDealers(call),
      loadContact(),
      page(),
    ]);
    return contractOfOrder(order, { ...facts, owner: name }, dealers);
  };
  return <SaveContract load={load} />;
}

/** Returns the function that loads the facts of a contract beside its order or link, as they are on the press. */
export function usePageFacts() {
  const { env } = useSession();
  return async () => ({ packages: await loadPackages(), phone: env?.tell, savedOn: today() });
}
