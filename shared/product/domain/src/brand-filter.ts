/**
 * Returns whether the make name contains the brand, ignoring case. Without a brand, returns false. Source: ENTITY-020,
 *
 */
export const isOfBrand = (makeName: string, brandName: string): boolean =>
  brandName.trim() !== '' && makeName.toLowerCase().includes(brandName.trim().toLowerCase());
