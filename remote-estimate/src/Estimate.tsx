import { settings } from '@shared/config/settings';
import { messages } from '@shared/copy/popup';
import { NoAccount } from '@shared/page/NoAccount';
import { NotLoaded } from '@shared/page/NotLoaded';
import { alert } from '@shared/popup';
import { queryClient, useQuery } from '@shared/query';
import { useSearchParams } from '@shared/router';
import { currentSession, preloadUserData, useSession } from '@shared/session';
import { ButtonLink } from '@shared/ui/ButtonLink';
import { EmptyState } from '@shared/ui/EmptyState';
import { Page } from '@shared/ui/Page';
import { useEffect } from 'react';
import { EstimateBody } from './EstimateBody';
import { contentQuery, estimateQuery } from './queries/estimate';
import { useEstimateStart } from './use-estimate';
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
      {(whose.kind === 'nobody' || whose.kind === 'not-linked') && (
        <NoAccount
          isSignedIn={whose.kind === 'not-linked'}
          signInAs="sign-in"
          title="로그인하면 내 차의 견적을 볼 수 있어요"
          text="등록한 차량의 정비 항목과 금액을 바로 확인해 보세요."
          linkText="계정을 연결하면 내 차의 견적을 볼 수 있어요."
        />
      )}
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

/** Owner of the estimate. `nobody` and `not-linked` are the reasons why there is none. */
type Whose =
  | { kind: 'waiting' }
  | { kind: 'known'; vtgNo: string }
  | { kind: 'nobody' }
  | { kind: 'not-linked' };

/**
 * Returns the owner of the estimate. The page does not wait for a user that cannot be loaded. Source: A-37, EST-014,
 * 019.
 */
function useVtgNo(): Whose {
  const [search] = useSearchParams();
  const { ready, user } = useSession();
  const vtgNo = vtgNoOf(search, user);
  // Loads beside the user's data. A failure counts only when the page asks again.
  useQuery({ ...estimateQuery(vtgNo ?? ''), enabled: Boolean(!ready && user && vtgNo) });
  if (!ready) return { kind: 'waiting' };
  if (vtgNo) return { kind: 'known', vtgNo };
  return { kind: user === undefined ? 'nobody' : 'not-linked' };
}

type EstimateOfProps = { vtgNo: string };

/** Shows the page once the owner of the vehicles is known. Source: EST-012, 014. */
function EstimateOf({ vtgNo }: EstimateOfProps) {
  const query = useEstimateStart(vtgNo);
  const { data } = query;
  if (data === undefined) {
    return <NotLoaded what="견적 정보를" query={query} waiting={<Waiting />} />;
  }
  const [first] = data.vehicles;
  return first === undefined ? <NoVehicles /> : <EstimateBody start={data} first={first} />;
}

/**
 * Shown when there are no vehicles. A popup says so, and the page links to the registration of a vehicle.
 * Source: EST-012, 013; MSG-045.
 */
function NoVehicles() {
  useEffect(() => {
    void alert(messages['no-vehicle-registered']);
  }, []);
  return (
    <EmptyState
      icon="car"
      title="견적을 낼 차량이 아직 없어요"
      text="차량을 등록하면 정비 항목별 금액을 볼 수 있어요."
      action={<ButtonLink href={settings.links.vehicleRegistration}>차량 등록하러 가기</ButtonLink>}
    />
  );
}
