import { whyNotLoaded } from '@shared/copy/not-loaded';
import { messages } from '@shared/copy/popup';
import type { AdvisorChoice } from '@shared/domain/payment-checks';
import { cleanAdvisorSearch } from '@shared/domain/validation/advisor-search';
import { openPopup, PopupFrame } from '@shared/popup';
import { Button } from '@shared/ui/Button';
import { FailureCard } from '@shared/ui/FailureCard';
import { LongList } from '@shared/ui/LongList';
import { RadioGroup } from '@shared/ui/RadioGroup';
import { Select } from '@shared/ui/Select';
import { Skeleton } from '@shared/ui/Skeleton';
import { Stack } from '@shared/ui/Stack';
import { TextField } from '@shared/ui/TextField';
import { useState } from 'react';
import { useMarked } from '../flow/use-marked';
import css from './req.module.css';
import { useAdvisors } from './use-advisors';

export type ChosenAdvisor = {
  advisor: Exclude<AdvisorChoice, 'not-chosen'>;
  name: string | undefined;
};

type Props = {
  dealerId: string;
  onChoose: (chosen: ChosenAdvisor | undefined) => void;
};

const EVERY_CENTRE = 'every';
const NOBODY = 'none';

/** Lets the customer search for the advisor who recommended the membership. Source: PAY-007, PAY-016, PAY-023…027. */
function AdvisorSearch({ dealerId, onChoose }: Props) {
  const [centreId, setCentre] = useState('');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const marks = useMarked<'advisor'>();
  const { centres, areCentresComing, found, isLoading, failed, isAsked } = useAdvisors({
    dealerId,
    centreId,
    text,
  });

  const confirm = () => {
    const advisor = found.find(({ id }) => id === chosen);
    if (chosen === NOBODY) onChoose({ advisor: 'none', name: undefined });
    else if (advisor) onChoose({ advisor: { id: advisor.id }, name: advisor.name });
    else void marks.tell('advisor', messages.SUBSC_REQ_ADVISOR);
  };
  const people = found.map(({ id, name, centre }) => ({ value: id, label: name, detail: centre }));
  return (
    <PopupFrame
      title="추천인 선택"
      onClose={() => onChoose(undefined)}
      footer={
        <Button block onClick={confirm}>
          선택 완료
        </Button>
      }
    >
      <Stack gap={4}>
        {areCentresComing ? (
          <Skeleton height={4.75} />
        ) : (
          <Select
            label="서비스센터"
            value={centreId || EVERY_CENTRE}
            options={[
              { value: EVERY_CENTRE, label: '전체 서비스센터' },
              ...centres.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={(id) => setCentre(id === EVERY_CENTRE ? '' : id)}
          />
        )}
        <TextField
          label="추천인 이름"
          value={text}
          type="search"
          enterKeyHint="search"
          placeholder="이름을 입력해 주세요"
          onChange={(typed) => setText(cleanAdvisorSearch(typed))}
        />
        {isLoading ? (
          <Skeleton lines={3} />
        ) : (
          <>
            {!isAsked && (
              <p className={css['hint']}>
                서비스센터를 선택하거나 이름을 입력하면 추천인이 보여요. 없으면 추천인 없음을 선택해
                주세요.
              </p>
            )}
            {failed && (
              <FailureCard
                title="추천인을 불러오지 못했어요"
                {...whyNotLoaded(failed.error)}
                onRetry={() => void failed.refetch()}
              />
            )}
            {isAsked && !failed && people.length === 0 && (
              <p role="status">찾는 추천인이 없어요.</p>
            )}
            <LongList key={centreId} items={people} atOnce={12} unit="명">
              {(shown) => (
                <RadioGroup
                  legend="추천인"
                  quietLegend
                  value={chosen}
                  error={marks.why('advisor')}
                  onChange={(id) => {
                    marks.clear();
                    setChosen(id);
                  }}
                  options={[...shown, { value: NOBODY, label: '추천인 없음' }]}
                />
              )}
            </LongList>
          </>
        )}
      </Stack>
    </PopupFrame>
  );
}

/** Opens the advisor search. Returns `undefined` when the customer closes it without a choice. Source: PAY-007. */
export const openAdvisor = (dealerId: string): Promise<ChosenAdvisor | undefined> =>
  openPopup<ChosenAdvisor>((close) => <AdvisorSearch dealerId={dealerId} onChoose={close} />, {
    label: '추천인 선택',
    kind: 'full',
  });
