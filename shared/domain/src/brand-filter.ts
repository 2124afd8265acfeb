/** The make name contains the brand, capitals or not; without a brand nothing is ours. Source: ENTITY-020, A-44. */
export const isOfBrand = (makeName: string, brandName: string): boolean =>
  brandName.trim() !== '' && makeName.toLowerCase().includes(brandName.trim().toLowerCase());
