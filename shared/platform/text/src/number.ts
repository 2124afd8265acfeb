/** Groups digits by thousands. Intl.NumberFormat takes longer to create than the home screen takes to render. */
export const formatNumber = (value: number): string =>
  String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
