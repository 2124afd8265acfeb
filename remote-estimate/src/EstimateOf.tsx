import { failureOf } from '@shared/api/failure';
import { NotLoaded } from '@shared/page/NotLoaded';
import { EstimateBody } from './EstimateBody';
import { NoVehicles } from './NoVehicles';
import { useEstimateStart } from './use-estimate';
import { Waiting } from './Waiting';

type Props = { vtgNo: string };

/** The page once it is known whose vehicles it is about. Source: EST-012, 014. */
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
