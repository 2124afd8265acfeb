import { groupBenefits } from '@shared/copy/benefits';
import { type Package, type Product, productText } from '@shared/domain/package';
import type { Group } from '@shared/domain/tier';
import { Accordion } from '@shared/ui/Accordion';
import { Card } from '@shared/ui/Card';
import { Drawing, Icon } from '@shared/ui/Icon';
import { Picture } from '@shared/ui/Picture';
import { Sign } from '@shared/ui/Sign';
import css from './Benefits.module.css';

const drawings: Record<Group, string | undefined> = {
  STANDARD: css['standard'],
  PREMIUM: css['premium'],
  'POWER TRAIN': css['power-train'],
};

/** Shows what a membership takes care of: oil, brakes and filters, or the engine. */
const PlanPicture = ({ group }: { group: Group }) => <Picture of={drawings[group]} />;

type Props = { group: Group; pkg: Package | undefined };

/**
 * Shows the benefits of a membership: its products with the texts and names of the server. If the server lists no
 * products, shows the benefits that every membership of the group has. Source: CONST-012, 013; ENTITY-006, 008.
 */
export function Benefits({ group, pkg }: Props) {
  const products = pkg?.products ?? [];
  return (
    <Card title="이런 혜택을 드려요">
      <PlanPicture group={group} />
      {products.length > 0 ? (
        <Accordion items={products.map(listed)} />
      ) : (
        <ul className={css['benefits']}>
          {groupBenefits[group].map((benefit) => (
            <li key={benefit}>
              <Named icon="" name={benefit} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function listed(product: Product) {
  const { title, lines } = productText(product);
  return {
    title: <Named icon={product.icon} name={title || product.title} />,
    content: (
      <ul className={css['lines']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  };
}

const Named = ({ icon, name }: { icon: string; name: string }) => (
  <span className={css['benefit']}>
    <ProductIcon icon={icon} />
    {name}
  </span>
);

/** Paths on the canvas of `Icon`, by the word that the server sends. */
const paths: Readonly<Record<string, string>> = {
  oil: 'M12 3.5c3.6 4.2 5.5 7 5.5 9.7a5.5 5.5 0 01-11 0c0-2.7 1.9-5.5 5.5-9.7z',
  discount: 'M18 6L6 18M7.5 9.5a2 2 0 100-4 2 2 0 000 4zM16.5 18.5a2 2 0 100-4 2 2 0 000 4z',
  coupon: 'M4 6.5h16v3.2a2.3 2.3 0 000 4.6v3.2H4v-3.2a2.3 2.3 0 000-4.6zM14.5 6.5v11',
  brake: 'M12 20a8 8 0 100-16 8 8 0 000 16zM12 14.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM4 12h2.5',
  filter: 'M4.5 5h15l-5.8 7v6.5l-3.4-1.7V12z',
};

/** Shows a product's icon. The server sends the address of a picture or a word. Source: ENTITY-005. */
function ProductIcon({ icon }: { icon: string }) {
  if (icon.includes('/')) return <img className={css['icon']} src={icon} alt="" loading="lazy" />;
  const path = paths[icon];
  if (path !== undefined) return <Drawing path={path} className={css['icon']} />;
  if (icon === 'pickup') return <Sign name="car" className={css['icon']} />;
  if (icon === 'engine') return <Sign name="shield" className={css['icon']} />;
  return <Icon name="check" className={css['icon']} />;
}
