import { openPopup } from '@shared/popup';
import { QueryClientProvider, queryClient } from '@shared/query';
import { AdvisorSearch, type ChosenAdvisor } from './AdvisorSearch';

/** The recommender search; `undefined` when it is closed without a choice. Source: PAY-007. */
export const openAdvisor = (sellerId: string): Promise<ChosenAdvisor | undefined> =>
  openPopup<ChosenAdvisor>(
    (close) => (
      <QueryClientProvider client={queryClient}>
        <AdvisorSearch sellerId={sellerId} onChoose={close} />
      </QueryClientProvider>
    ),
    { label: '추천인 선택', kind: 'full' },
  );
