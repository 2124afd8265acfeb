/** @jsxImportSource hono/jsx */
import { Badge, Button, Card } from '@shared/delivery/console/frame/controls';
import { type Outcomes, outcomeChoices } from '../../outcomes';
import { ConsolePage, type Frame } from '../ConsolePage';
import { chosenName, isUsual, neighbours, outcomeName } from './outcome-names';
import { PhoneCards } from './PhoneCards';

const leads: Readonly<Record<(typeof neighbours)[number], string>> = {
  card: '결제 버튼을 누른 뒤 카드 페이지가 어떻게 끝나는지 정합니다.',
  identity: '본인인증 팝업이 어떻게 끝나는지 정합니다.',
  photo: '네이티브 앱(Android, iOS)이 사진과 문자 인식 결과를 어떻게 돌려주는지 정합니다.',
};

/** Sets in advance how the external systems answer this browser. Source: SBX-002, BRIDGE-006, IDENT-006. */
export function OutcomesPage({ outcomes, frame }: { outcomes: Outcomes; frame: Frame }) {
  return (
    <ConsolePage
      at="outcomes"
      title="결과 · Outcomes"
      lead="이 브라우저에서만, 바꿀 때까지 계속 적용됩니다. 열려 있는 화면은 새로 고치면 따릅니다."
      frame={frame}
    >
      <div class="grid">
        {neighbours.map((of) => (
          <Card
            key={of}
            title={chosenName[of]}
            aside={
              <Badge tone={isUsual(of, outcomes[of]) ? 'good' : 'warn'}>
                {outcomeName(of, outcomes[of])}
              </Badge>
            }
          >
            <p>{leads[of]}</p>
            <form method="post" action="/sandbox/outcome" aria-label={chosenName[of]}>
              <input type="hidden" name="of" value={of} />
              <div class="split roomy">
                {outcomeChoices[of].map((choice) => (
                  <Button
                    key={choice}
                    name="choice"
                    value={choice}
                    tone={choice === outcomes[of] ? 'primary' : 'secondary'}
                    aria-pressed={choice === outcomes[of] ? 'true' : 'false'}
                  >
                    {outcomeName(of, choice)}
                  </Button>
                ))}
              </div>
            </form>
          </Card>
        ))}
        <PhoneCards outcomes={outcomes} />
      </div>
    </ConsolePage>
  );
}
