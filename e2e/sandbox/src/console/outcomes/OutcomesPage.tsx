/** @jsxImportSource hono/jsx */
import { Badge, Button, Card, Choice } from '@shared/delivery/console/frame/controls';
import { callSettings, keysOf, shapeSettings } from '../../bridge/page/settings';
import {
  isUsual,
  labelOf,
  neighbourSettings,
  type Outcomes,
  outcomesOf,
  settings,
} from '../../outcomes';
import type { Show } from '../ConsolePage';

const leads: Readonly<Record<keyof typeof neighbourSettings, string>> = {
  card: '결제 버튼을 누른 뒤 카드 페이지가 어떻게 끝나는지 정합니다.',
  identity: '본인인증 팝업이 어떻게 끝나는지 정합니다.',
  photo: '네이티브 앱(Android, iOS)이 사진과 문자 인식 결과를 어떻게 돌려주는지 정합니다.',
};

const phoneCards = [
  {
    name: '휴대폰',
    of: keysOf(shapeSettings),
    lead: '화면의 노치와 아래 막대, 글자 칸을 누를 때 올라오는 키보드, 휴대폰 설정의 글자 크기입니다. 앱으로 연 화면 왼쪽의 ⚙에서도 바꿉니다. 손잡이를 숨기면 화면에는 제품만 보입니다.',
  },
  {
    name: '앱의 응답',
    of: keysOf(callSettings),
    lead: '화면이 앱에 부탁한 일마다 응답이 언제, 어떻게 돌아오는지 정합니다. 화면은 촬영과 파일은 90초, 나머지는 3초를 기다립니다.',
  },
] as const;

/** Sets in advance how the external systems, the phone and its app answer. Source: SBX-002, BRIDGE-006, IDENT-006. */
export const outcomesPage: Show = async (_world, c) => {
  const outcomes = outcomesOf(c);
  return {
    at: 'outcomes',
    title: '결과 · Outcomes',
    lead: '이 브라우저에서만, 바꿀 때까지 계속 적용됩니다. 열려 있는 화면은 새로 고치면 따릅니다.',
    body: (
      <div class="grid">
        {keysOf(neighbourSettings).map((of) => (
          <NeighbourCard key={of} of={of} chosen={outcomes[of]} />
        ))}
        {phoneCards.map((card) => (
          <PhoneCard key={card.name} {...card} outcomes={outcomes} />
        ))}
      </div>
    ),
  };
};

function NeighbourCard({ of, chosen }: { of: keyof typeof neighbourSettings; chosen: string }) {
  const { name, choices } = settings[of];
  return (
    <Card
      title={name}
      aside={<Badge tone={isUsual(of, chosen) ? 'good' : 'warn'}>{labelOf(of, chosen)}</Badge>}
    >
      <p>{leads[of]}</p>
      <form method="post" action="/sandbox/outcome" aria-label={name}>
        <input type="hidden" name="of" value={of} />
        <div class="split roomy">
          {Object.keys(choices).map((choice) => (
            <Button
              key={choice}
              name="choice"
              value={choice}
              tone={choice === chosen ? 'primary' : 'secondary'}
              aria-pressed={choice === chosen ? 'true' : 'false'}
            >
              {labelOf(of, choice)}
            </Button>
          ))}
        </div>
      </form>
    </Card>
  );
}

type PhoneCardProps = (typeof phoneCards)[number] & { outcomes: Outcomes };

function PhoneCard({ name, of, lead, outcomes }: PhoneCardProps) {
  const changed = of.filter((one) => !isUsual(one, outcomes[one])).length;
  return (
    <Card
      title={name}
      aside={
        <Badge tone={changed === 0 ? 'good' : 'warn'}>
          {changed === 0 ? '그대로' : `${changed}개 바꿈`}
        </Badge>
      }
    >
      <p>{lead}</p>
      <form class="stack" method="post" action="/sandbox/outcome" aria-label={name}>
        <div class="row">
          {of.map((one) => (
            <Choice
              key={one}
              label={settings[one].name}
              name={one}
              chosen={outcomes[one]}
              options={Object.entries(settings[one].choices)}
            />
          ))}
        </div>
        <Button tone="primary">적용하기</Button>
      </form>
    </Card>
  );
}
