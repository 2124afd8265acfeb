import { groupBenefits } from '@shared/copy/benefits';
import { type Package, type Product, productText } from '@shared/domain/package';
import type { Group } from '@shared/domain/tier';
import { Accordion } from '@shared/ui/Accordion';
import { Card } from '@shared/ui/Card';
import css from './Benefits.module.css';
import { ProductIcon } from './ProductIcon';

type Props = { group: Group; pkg: Package | undefined };

/**
 * Shows the benefits of a membership: its products with the texts and names of the server. If the server lists no
 * products, shows the benefits that every membership of the group has. Source: CONST-012, 013; ENTITY-006, 008.
 */
export function Benefits({ group, pkg }: Props) {
  const products = pkg?.products ?? [];
  return (
    <Card title="이런 혜택을 드려요">
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
