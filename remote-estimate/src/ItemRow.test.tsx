import { won } from '@shared/domain/money';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { ItemRow } from './ItemRow';

const slow = new Promise<undefined>(() => undefined);

/** A list that never finishes rendering after a click. */
function SlowList() {
  const [rest, setRest] = useState<Promise<undefined>>();
  if (rest !== undefined) use(rest);
  return (
    <ItemRow
      item={{ no: 1, name: '엔진오일', price: won(180_000) }}
      isChosen={false}
      percent={undefined}
      recommendedKm={undefined}
      isRecommendedNow={false}
      onToggle={() => setRest(slow)}
    />
  );
}

describe('ItemRow', () => {
  it('shows its tick before the list around it has rendered [EST-006]', async () => {
    render(
      <Suspense>
        <SlowList />
      </Suspense>,
    );

    await userEvent.click(screen.getByRole('checkbox'));

    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});
