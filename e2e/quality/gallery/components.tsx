import { Accordion } from '@shared/ui/Accordion';
import { Badge } from '@shared/ui/Badge';
import { Button } from '@shared/ui/Button';
import { ButtonLink } from '@shared/ui/ButtonLink';
import { Card } from '@shared/ui/Card';
import { Carousel } from '@shared/ui/Carousel';
import { EmptyState } from '@shared/ui/EmptyState';
import { Facts } from '@shared/ui/Facts';
import { FailureCard } from '@shared/ui/FailureCard';
import { Money } from '@shared/ui/Money';
import { Notes } from '@shared/ui/Notes';
import { Notice } from '@shared/ui/Notice';
import { Points } from '@shared/ui/Points';
import { Skeleton } from '@shared/ui/Skeleton';
import { Stack } from '@shared/ui/Stack';
import { Steps } from '@shared/ui/Steps';
import { SuccessMark } from '@shared/ui/SuccessMark';
import { Timeline } from '@shared/ui/Timeline';
import type { ReactNode } from 'react';

const press = () => undefined;
const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>{children}</div>
);

export const components: Readonly<Record<string, ReactNode>> = {
  Button: (
    <Stack>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>다음</Button>
          <Button variant={variant} disabled>
            다음
          </Button>
          <Button variant={variant} busy>
            다음
          </Button>
        </Row>
      ))}
      <Button block>결제하기</Button>
    </Stack>
  ),
  ButtonLink: (
    <Row>
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <ButtonLink href="#there" variant={variant} key={variant}>
          자세히
        </ButtonLink>
      ))}
    </Row>
  ),
  Badge: (
    <Row>
      {(['neutral', 'good', 'warn', 'bad', 'brand'] as const).map((tone) => (
        <Badge tone={tone} key={tone}>
          승인대기
        </Badge>
      ))}
    </Row>
  ),
  Notice: (
    <Stack gap={2}>
      {(['neutral', 'good', 'warn', 'bad', 'brand'] as const).map((tone) => (
        <Notice tone={tone} title="확인해 주세요" key={tone}>
          신청 내용을 확인하고 다시 시도해 주세요.
        </Notice>
      ))}
    </Stack>
  ),
  Card: (
    <Stack>
      {(['plain', 'quiet', 'brand', 'deep'] as const).map((tone) => (
        <Card
          title="스탠다드 멤버십"
          tone={tone}
          action={<Badge tone="good">가입</Badge>}
          key={tone}
        >
          <Facts
            rows={[
              { label: '차량번호', value: '15가1050' },
              {
                label: '결제 금액',
                value: <Money won={433_620} />,
                strong: true,
                note: '부가세 포함',
              },
            ]}
          />
        </Card>
      ))}
    </Stack>
  ),
  Money: (
    <Stack gap={2}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Money won={433_620} size={size} key={size} />
      ))}
      <Money won={481_800} struck />
    </Stack>
  ),
  Steps: (
    <Stack>
      {[1, 2, 3, 4].map((current) => (
        <Steps
          count={4}
          current={current}
          label="가입 단계"
          names={['약관 동의', '차량 · 멤버십', '결제', '신청 완료']}
          key={current}
        />
      ))}
    </Stack>
  ),
  Carousel: (
    <Carousel label="가입 순서">
      {['약관에 동의해요', '멤버십을 선택해요', '결제해요'].map((step) => (
        <Card title={step} key={step} />
      ))}
    </Carousel>
  ),
  Accordion: (
    <Accordion items={[{ title: '환불 규정', content: '가입 후 14일 이내에는 전액 환불돼요.' }]} />
  ),
  Notes: (
    <Notes
      items={['선택 항목에 동의하지 않아도 가입할 수 있어요.', '부가세가 포함된 금액이에요.']}
    />
  ),
  Points: (
    <Points
      items={[
        { icon: 'check', text: '네 모서리가 모두 나오게 촬영해 주세요.' },
        { icon: 'calendar', text: '승인 다음 날부터 이용해요.' },
      ]}
    />
  ),
  Timeline: (
    <Timeline
      label="가입 진행 순서"
      done={1}
      stops={[
        { title: '결제를 마쳤어요' },
        { title: '확인하고 있어요', text: '승인되면 알려 드려요.' },
        { title: '멤버십을 이용해요' },
      ]}
    />
  ),
  Skeleton: (
    <Stack>
      <Skeleton />
      <Skeleton height={6} />
    </Stack>
  ),
  EmptyState: (
    <EmptyState
      title="가입한 멤버십이 없어요"
      text="내 차에 맞는 멤버십과 혜택을 확인해 보세요."
      action={<Button>멤버십 소개 보기</Button>}
    />
  ),
  SuccessMark: <SuccessMark />,
  FailureCard: <FailureCard code="E-500" onRetry={press} />,
};
