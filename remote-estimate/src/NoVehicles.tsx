import { settings } from '@shared/config/settings';
import { messages } from '@shared/copy/popup';
import { alert } from '@shared/popup';
import { ButtonLink } from '@shared/ui/ButtonLink';
import { EmptyState } from '@shared/ui/EmptyState';
import { useEffect } from 'react';

/** Nothing to estimate for: said in the popup, and the page leads to where a vehicle is registered. Source: EST-012, 013; MSG-045. */
export function NoVehicles() {
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
