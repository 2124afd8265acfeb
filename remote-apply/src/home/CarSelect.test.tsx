import { render, screen } from '@testing-library/react';
import type { OwnVehicle } from '../vehicle/own-vehicles';
import { CarSelect } from './CarSelect';

const cars = ['V1', 'V2'].map(
  (vin) => ({ vin, plate: `12가345${vin.at(-1)}`, hasMembership: vin === 'V2' }) as OwnVehicle,
);

describe('CarSelect', () => {
  it('marks the cars that have a membership [HOME-002]', () => {
    render(<CarSelect vehicles={cars} vin="V1" onChange={() => undefined} />);

    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '12가3451',
      '12가3452 · 멤버십 있음',
    ]);
  });

  it.each([
    [0, true, '선택할 수 있는 차량이 없어요'],
    [1, false, '차량을 선택해 주세요'],
    [2, false, '차량을 선택해 주세요'],
  ])('offers %i vehicles and is disabled: %s [HOME-002]', (count, isDisabled, placeholder) => {
    render(
      <CarSelect vehicles={cars.slice(0, count)} vin={undefined} onChange={() => undefined} />,
    );

    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: '차량' });
    expect(select.disabled).toBe(isDisabled);
    expect(select).toHaveDisplayValue(placeholder);
    expect([...select.options].filter(({ value }) => value !== '')).toHaveLength(count);
  });
});
