import type { Package } from '@shared/domain/package';
import { product } from '@shared/domain/testing/sample-package';
import type { Group } from '@shared/domain/tier';
import { render, screen } from '@testing-library/react';
import { standard } from '../../testing/shop';
import type { OwnVehicle } from '../vehicle/own-vehicles';
import { Benefits } from './Benefits';
import { CarSelect } from './CarSelect';
import { PackagePictures } from './HomeBelow';

const oil = product({ icon: 'oil', content: ['엔진오일 교환 1회', '공임이 포함되어 있어요.'] });
const pictured = product({ id: 'D2', icon: '/atts/wash.svg', content: ['세차 2회'] });
const show = (part: Partial<Package>) =>
  render(
    <>
      <PackagePictures images={part.images ?? []} />
      <Benefits group="STANDARD" pkg={{ ...standard, ...part }} />
    </>,
  );
const pictures = () =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
const cars = ['V1', 'V2'].map(
  (vin) => ({ vin, plate: `12가345${vin.at(-1)}`, hasMembership: vin === 'V2' }) as OwnVehicle,
);

describe('PlanPicture', () => {
  it.each(['standard', 'premium', 'power-train'])('shows the drawing of %s', (name) => {
    const group = name.toUpperCase().replace('-', ' ') as Group;
    const { container } = render(<Benefits group={group} pkg={standard} />);
    expect(container.querySelector(`.${name}`)).toBeInTheDocument();
  });
});

describe('Benefits', () => {
  it('lists the products by their names and texts [ENTITY-006, ENTITY-008]', () => {
    show({ products: [oil, pictured] });

    expect(screen.getByText('엔진오일 교환 1회')).toBeVisible();
    expect(screen.getByText('공임이 포함되어 있어요.')).toBeInTheDocument();
    expect(screen.getByText('세차 2회')).toBeVisible();
    expect(screen.queryByText('정비 비용 15% 할인')).not.toBeInTheDocument();
    expect(screen.queryByText('픽업 서비스')).not.toBeInTheDocument();
  });

  it('shows the icon of the server as a drawing or a picture [ENTITY-005]', () => {
    show({ products: [oil, pictured] });

    expect(pictures()).toEqual(['/atts/wash.svg']);
    expect(screen.getByText('엔진오일 교환 1회').querySelector('svg')).toBeInTheDocument();
  });

  it('shows the pictures of the package, and none when the server has none [ENTITY-001]', () => {
    show({ images: ['/atts/one.jpg', '/atts/two.jpg'] });
    expect(pictures()).toEqual(['/atts/one.jpg', '/atts/two.jpg']);
    expect(document.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });
});

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
