/** @jsxImportSource hono/jsx */
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
          <form
            key={of}
            class="card"
            method="post"
            action="/sandbox/outcome"
            aria-label={chosenName[of]}
          >
            <div class="head">
              <h2>{chosenName[of]}</h2>
              <span class={`tag ${isUsual(of, outcomes[of]) ? 'good' : 'warn'}`}>
                {outcomeName(of, outcomes[of])}
              </span>
            </div>
            <p>{leads[of]}</p>
            <input type="hidden" name="of" value={of} />
            <div class="split roomy">
              {outcomeChoices[of].map((choice) => (
                <button
                  key={choice}
                  type="submit"
                  name="choice"
                  value={choice}
                  class={choice === outcomes[of] ? 'main' : ''}
                  aria-pressed={choice === outcomes[of] ? 'true' : 'false'}
                >
                  {outcomeName(of, choice)}
                </button>
              ))}
            </div>
          </form>
        ))}
        <PhoneCards outcomes={outcomes} />
      </div>
    </ConsolePage>
  );
}
