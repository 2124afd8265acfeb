import { settings } from '@shared/config/settings';
import { messages } from '@shared/copy/popup';
import { failureOf } from '@shared/failure';
import { NotLoaded } from '@shared/page/NotLoaded';
import { alert } from '@shared/popup';
import { ButtonLink } from '@shared/ui/ButtonLink';
import { EmptyState } from '@shared/ui/EmptyState';
import { useEffect } from 'react';
import { EstimateBody } from './EstimateBody';
import { useEstimateStart } from './use-estimate';
import { Waiting } from './Waiting';

type Props = { vtgNo: string };

/** Shows the page once the owner of the vehicles is known. Source: EST-012, 014. */
export function EstimateOf({ vtgNo }: Props) {
  const { data, error, refetch } = useEstimateStart(vtgNo);
  if (data === undefined) {
    return error === null ? (
      <Waiting />
    ) : (
      <NotLoaded what="견적 정보를" failure={failureOf(error)} onRetry={() => void refetch()} />
    );
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
