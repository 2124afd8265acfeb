import { queryClient } from '@shared/query';
import { currentSession, preloadUserData } from '@shared/session';
import { Page } from '@shared/ui/Page';
import { EstimateOf } from './EstimateOf';
import { Nobody } from './Nobody';
import { contentQuery, estimateQuery } from './queries/estimate';
import { useVtgNo } from './use-vtg-no';
import { vtgNoOf } from './vtg-no';
import { Waiting } from './Waiting';

/** Shows the cost of maintenance with and without a membership. Source: EST-001…021. */
export function Estimate() {
  const whose = useVtgNo();
  return (
    <Page
      title="나의 차량 서비스 견적"
      lead="정비할 항목을 선택하면 예상 금액과 ServiceCare+ 할인을 바로 계산해 드려요."
    >
      {whose.kind === 'known' && <EstimateOf key={whose.vtgNo} vtgNo={whose.vtgNo} />}
      {whose.kind === 'waiting' && <Waiting />}
      {(whose.kind === 'nobody' || whose.kind === 'not-linked') && <Nobody why={whose.kind} />}
    </Page>
  );
}

/** Loads the data of the customer's first vehicle, because the prerendered page shows it already. */
Estimate.ready = async () => {
  const { user } = currentSession();
  const vtgNo = vtgNoOf(new URLSearchParams(location.search), user);
  if (user === undefined || !vtgNo) return;
  await preloadUserData();
  const { vehicles, isRegistered } = await queryClient.fetchQuery(estimateQuery(vtgNo));
  const [first] = vehicles;
  if (first && isRegistered(first.vin))
    await queryClient.prefetchQuery(contentQuery(first.vin, true));
};
