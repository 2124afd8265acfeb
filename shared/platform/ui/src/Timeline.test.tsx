import { render, screen } from '@testing-library/react';
import { Points } from './Points';
import { Timeline } from './Timeline';

describe('Timeline', () => {
  const stops = [
    { title: '결제를 마쳤어요' },
    { title: '확인하고 있어요', text: '승인되면 알려 드려요.' },
    { title: '멤버십을 이용해요' },
  ];

  it('lists its stops in order and marks the current one', () => {
    render(<Timeline label="가입 진행 순서" stops={stops} done={1} />);

    expect(screen.getByRole('list', { name: '가입 진행 순서' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '결제를 마쳤어요',
      '확인하고 있어요승인되면 알려 드려요.',
      '멤버십을 이용해요',
    ]);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('확인하고 있어요');
  });

  it('has no current stop when all are completed', () => {
    render(<Timeline label="가입 진행 순서" stops={stops} done={3} />);

    expect(screen.queryByRole('listitem', { current: 'step' })).not.toBeInTheDocument();
  });
});

it('hides the icons of Points from screen readers', () => {
  render(
    <Points items={[{ icon: 'check', text: '밝은 곳에서 촬영해 주세요.', note: '꼭이요.' }]} />,
  );

  expect(screen.getByRole('listitem')).toHaveTextContent('밝은 곳에서 촬영해 주세요.꼭이요.');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
