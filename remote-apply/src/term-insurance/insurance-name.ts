import type { Package } from '@shared/domain/package';

/** The insurance is the package's assurance product; a package without one lends its own title. Source: APPLY-029. */
export const insuranceName = ({ products, title }: Pick<Package, 'products' | 'title'>): string =>
  products.find(({ kind }) => kind === 'assurance')?.title || title;
