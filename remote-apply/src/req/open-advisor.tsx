import { openPopup } from '@shared/popup';
import { QueryClientProvider, queryClient } from '@shared/query';
import { AdvisorSearch, type ChosenAdvisor } from './AdvisorSearch';

/** The advisor search; `undefined` when it is closed without a choice. Source: PAY-007. */
export const openAdvisor = (dealerId: string): Promise<ChosenAdvisor | undefined> =>
  openPopup<ChosenAdvisor>(
    (close) => (
      <QueryClientProvider client={queryClient}>
        <AdvisorSearch dealerId={dealerId} onChoose={close} />
      </QueryClientProvider>
    ),
    { label: '추천인 선택', kind: 'full' },
  );
