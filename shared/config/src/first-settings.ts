/**
 * Of production's settings, what the first views of pages ask before any bundle has come. A file of their own: all
 * settings would be a third of what a first view may weigh.
 */
export const firstSettings = {
  pricing: { vatIncludedGroups: ['POWER TRAIN'], vatRounding: 'nearest' },
  vehicle: { brandName: 'MERIDIAN', otherBrandName: 'MINI' },
} as const;

/** What the estimate offers. */
export const estimateSettings = {
  basicCoverTrigger: 'any',
  yearMin: 1990,
  yearMax: 2021,
} as const;

/** When an extension is offered. */
export const extensionSettings = { outsideApp: 'warn', windowDays: 30 } as const;

export const storeLinks = {
  subscribe: '/subscribe',
  androidStore: 'https://play.google.com/store/apps/details?id=com.servicecare.plus',
  iosStore: 'https://apps.apple.com/kr/app/id0000000000',
};
