import { fetchDealers } from '@shared/api/dealers';
import { stayingReactions } from '@shared/api/reaction';
import { fetchSubscription } from '@shared/api/subscription';
import { settings } from '@shared/config/settings';
import { type ContractFacts, contractOfOrder } from '@shared/copy/contract/facts';
import { call, loadContact, loadPackages, react, today, useSession } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { Icon } from '@shared/ui/Icon';
import { SavedMessage } from './SavedMessage';
import { useSaveDocument } from './use-save-document';

const WORD = '계약서';

type Props = {
  /** Loads the facts when the customer presses the button. */
  load: () => Promise<ContractFacts>;
};

/** Saves the contract as one HTML file. Its texts load on the press. Source: LAW-005. */
export function SaveContract({ load }: Props) {
  const { save, isBusy, saved, share } = useSaveDocument({
    name: 'ServiceCare+ 계약서.html',
    word: WORD,
    load: async () => fileOf(await load()),
    onFailure: (thrown) => react(thrown, stayingReactions),
  });
  return (
    <>
      <Button variant="secondary" block busy={isBusy} onClick={() => void save()}>
        <Icon name="download" size="small" />
        계약서 저장
      </Button>
      <SavedMessage word={WORD} saved={saved} share={share} />
    </>
  );
}

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
