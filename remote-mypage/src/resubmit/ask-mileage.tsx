import type { Subscription } from '@shared/api/subscription';
import { formatNumber } from '@shared/domain/format';
import type { Mileage } from '@shared/domain/validation/mileage';
import { openPopup } from '@shared/popup';
import { MileageDialog } from './MileageDialog';

/** The mileage for a new dashboard photo; nothing when it is closed. Source: RESUB-008, VALID-032. */
export const askMileage = ({ insured, vehicle }: Subscription): Promise<Mileage | undefined> =>
  openPopup<Mileage>(
    (close) => (
      <MileageDialog
        tier={insured ? 'insurance' : 'plain'}
        before={vehicle.km === undefined ? '' : formatNumber(vehicle.km)}
        onClose={close}
      />
    ),
    { label: '주행거리 입력', kind: 'sheet' },
  );
