/** @jsxImportSource hono/jsx */
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Choice,
  type Fact,
  Facts,
  TextField,
} from '@shared/delivery/console/frame/controls';
import { formatNumber } from '@shared/text/number';
import type { Services } from '../../services/create-services';
import type { SolicitationCard } from '../../services/solicitations';
import { ActionForm } from '../ActionForm';
import type { Show } from '../ConsolePage';

type Choices = Awaited<ReturnType<Services['solicitations']['choices']>>;
type People = Awaited<ReturnType<Services['people']['list']>>;

const back = '/sandbox/links';
const states = [
  [10, '약관'],
  [20, '동의 완료'],
  [50, '결제 요청'],
  [60, '결제 완료'],
  [-1, '읽을 수 없음'],
] as const;

/** Creates dealer links for members and others, changes their states and copies them. Source: SBX-006, SOLIC-003. */
export const linksPage: Show = async ({ solicitations, people }) => {
  const links = await solicitations.list();
  return {
    at: 'links',
    title: '가입 요청 링크 · Dealer links',
    lead: '판매사가 고객에게 보내는 가입 요청 링크입니다.',
    body: (
      <>
        <details open={links.length === 0}>
          <summary>새 링크 만들기</summary>
          <NewLink choices={await solicitations.choices()} people={await people.list()} />
        </details>
        <div class="grid">
          {links.map((link) => (
            <Link key={link.hash} link={link} />
          ))}
        </div>
      </>
    ),
  };
};

function Link({ link }: { link: SolicitationCard }) {
  const state = states.find(([code]) => code === link.state)?.[1] ?? '읽을 수 없음';
  const facts: readonly Fact[] = [
    ['대상', link.isMember ? '회원' : `비회원 · 본인인증 ${link.isIdentified ? '완료' : '전'}`],
    [
      '금액',
      `${formatNumber(link.price)}원 · ${link.cardType === 'personal' ? '개인카드' : '법인카드'}`,
    ],
    [
      '동의한 약관',
      link.agreedTexts.map(({ title, version }) => `${title} ${version}`).join(' · ') || '-',
    ],
    ['주소', <code key="path">{link.path}</code>],
  ];
  return (
    <Card
      as="article"
      id={link.hash}
      title={`${link.name} · ${link.title}`}
      aside={<Badge>{`${link.state ?? '-'} ${state}`}</Badge>}
    >
      <Facts rows={facts} />
      <div class="row">
        <ButtonLink tone="primary" href={link.path}>
          열기
        </ButtonLink>
        <Button type="button" data-copy={link.path} hidden>
          링크 복사
        </Button>
      </div>
      <div class="split">
        {states.map(([code, name]) => (
          <ActionForm
            key={code}
            action="move-solicitation"
            back={`${back}#${link.hash}`}
            given={{ hash: link.hash, state: code }}
          >
            <Button>{name}</Button>
          </ActionForm>
        ))}
      </div>
    </Card>
  );
}

function NewLink({ choices, people }: { choices: Choices; people: People }) {
  return (
    <Card>
      <ActionForm action="solicitation" back={back} className="stack">
        <Choice
          label="받는 사람"
          name="person"
          options={[
            ['', '비회원 (본인인증 필요)'],
            ...people.map(({ key, name }) => [key, `${name} (${key})`] as const),
          ]}
        />
        <TextField label="이름" name="name" required value="홍길동" />
        <Choice
          label="멤버십"
          name="package"
          options={choices.packages.map(({ id, title }) => [id, title])}
        />
        <Choice
          label="차량"
          name="vin"
          options={choices.vehicles.map(({ vin, label }) => [vin, label])}
        />
        <Choice
          label="판매사"
          name="dealer"
          options={choices.dealers.map(({ id, title }) => [id, title])}
        />
        <Choice
          label="카드"
          name="card"
          options={[
            ['personal', '개인카드'],
            ['company', '법인카드'],
          ]}
        />
        <Button tone="primary">링크 만들기</Button>
      </ActionForm>
    </Card>
  );
}
