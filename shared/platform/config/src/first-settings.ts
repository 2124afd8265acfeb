/**
 * Production settings that prerenders read before any bundle has loaded. A separate file, because all settings would be
 * a third of the bytes of a prerender.
 */
export const firstSettings = {
  pricing: { vatIncludedGroups: ['POWER TRAIN'], vatRounding: 'nearest' },
  vehicle: { brandName: 'MERIDIAN', otherBrandName: 'MINI' },
} as const;

export const estimateSettings = {
  basicCoverTrigger: 'any',
  yearMin: 1990,
  yearMax: 2021,
} as const;

export const extensionSettings = { outsideApp: 'warn', windowDays: 30 } as const;

export const storeLinks = {
  subscribe: '/subscribe',
  androidStore: 'https://play.google.com/store/apps/details?id=com.servicecare.plus',
  iosStore: 'https://apps.apple.com/kr/app/id0000000000',
};
