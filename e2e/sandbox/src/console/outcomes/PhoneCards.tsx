/** @jsxImportSource hono/jsx */
import { Badge, Button, Card, Choice } from '@shared/delivery/console/frame/controls';
import { type Outcomes, outcomeChoices } from '../../outcomes';
import {
  appAnswers,
  type Chosen,
  chosenName,
  isUsual,
  outcomeName,
  phoneParts,
} from './outcome-names';

const cards = [
  {
    name: '휴대폰',
    of: phoneParts,
    lead: '화면의 노치와 아래 막대, 글자 칸을 누를 때 올라오는 키보드, 휴대폰 설정의 글자 크기입니다. 앱으로 연 화면 왼쪽의 ⚙에서도 바꿉니다. 손잡이를 숨기면 화면에는 제품만 보입니다.',
  },
  {
    name: '앱의 응답',
    of: appAnswers,
    lead: '화면이 앱에 부탁한 일마다 응답이 언제, 어떻게 돌아오는지 정합니다. 화면은 촬영과 파일은 90초, 나머지는 3초를 기다립니다.',
  },
] as const;

/** Configures the phone of the tester and the answers of the app. Source: BRIDGE-006, SBX-002. */
export const PhoneCards = ({ outcomes }: { outcomes: Outcomes }) => (
  <>
    {cards.map(({ name, of, lead }) => (
      <Card
        key={name}
        title={name}
        aside={
          <Badge tone={changed(of, outcomes) === 0 ? 'good' : 'warn'}>
            {changed(of, outcomes) === 0 ? '그대로' : `${changed(of, outcomes)}개 바꿈`}
          </Badge>
        }
      >
        <p>{lead}</p>
        <form class="stack" method="post" action="/sandbox/outcome" aria-label={name}>
          <div class="row">
            {of.map((one) => (
              <OutcomeSelect key={one} of={one} chosen={outcomes[one]} />
            ))}
          </div>
          <Button tone="primary">적용하기</Button>
        </form>
      </Card>
    ))}
  </>
);

const changed = (of: readonly Chosen[], outcomes: Outcomes): number =>
  of.filter((one) => !isUsual(one, outcomes[one])).length;

const OutcomeSelect = ({ of, chosen }: { of: Chosen; chosen: string }) => (
  <Choice
    label={chosenName[of]}
    name={of}
    chosen={chosen}
    options={outcomeChoices[of].map((choice) => [choice, outcomeName(of, choice)])}
  />
);
