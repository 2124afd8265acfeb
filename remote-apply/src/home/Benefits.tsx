import { type Package, productText } from '@shared/domain/package';
import type { Group } from '@shared/domain/tier';
import { Accordion } from '@shared/ui/Accordion';
import { Card } from '@shared/ui/Card';
import { Icon } from '@shared/ui/Icon';
import { groupBenefits } from './home.copy';
import css from './home.module.css';

type Props = { group: Group; pkg: Package | undefined };

/** What the membership brings: its promises in short, its products in full. Source: CONST-012, 013; ENTITY-006, 008. */
export function Benefits({ group, pkg }: Props) {
  const products = pkg?.products ?? [];
  return (
    <Card title="이런 혜택을 드려요">
      <ul className={css['benefits']}>
        {groupBenefits[group].map((benefit) => (
          <li key={benefit} className={css['benefit']}>
            <Icon name="check" size="small" className={css['tick']} />
            {benefit}
          </li>
        ))}
      </ul>
      {products.length > 0 && (
        <Accordion
          items={products.map((product) => {
            const { title, lines } = productText(product);
            return { title: title || product.title, content: <ProductLines lines={lines} /> };
          })}
        />
      )}
    </Card>
  );
}

const ProductLines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={css['lines']}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
