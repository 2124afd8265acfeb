import { askSignIn, tellNoVtgUser } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { EmptyState } from '@shared/ui/EmptyState';
import { useEffect } from 'react';

type Why = 'nobody' | 'not-linked';
type Props = { why: Why };

/**
 * Explains to a visitor why there is no estimate, because it needs the user's vehicles, and redirects them.
 * Source: A-15, GUARD-015.
 */
export function Nobody({ why }: Props) {
  useEffect(() => {
    void lead[why]();
  }, [why]);
  const { title, text, action } = says[why];
  return (
    <EmptyState
      icon="user"
      title={title}
      text={text}
      action={<Button onClick={() => void lead[why]()}>{action}</Button>}
    />
  );
}

const lead: Record<Why, () => Promise<void>> = {
  nobody: () => askSignIn('sign-in'),
  'not-linked': tellNoVtgUser,
};

const says: Record<Why, { title: string; text: string; action: string }> = {
  nobody: {
    title: '로그인하면 내 차의 견적을 볼 수 있어요',
    text: '등록한 차량의 정비 항목과 금액을 바로 확인해 보세요.',
    action: '로그인',
  },
  'not-linked': {
    title: '차량 서비스 계정을 연결해 주세요',
    text: '계정을 연결하면 내 차의 견적을 볼 수 있어요.',
    action: '연결 안내 보기',
  },
};
