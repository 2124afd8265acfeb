import { Skeleton } from '@shared/ui/Skeleton';
import { Stack } from '@shared/ui/Stack';

/** Shows placeholders for vehicle, checklist and totals. Source: EST-014. */
export function Waiting() {
  return (
    <div role="status" aria-label="불러오는 중">
      <Stack>
        <Skeleton height={10} />
        <Skeleton height={24} />
        <Skeleton height={16} />
      </Stack>
    </div>
  );
}
