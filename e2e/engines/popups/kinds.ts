export const kinds = ['alert', 'confirm', 'caution', 'sheet', 'full', 'terms'] as const;
export type PopupKind = (typeof kinds)[number];
export const lengths = ['short', 'long', 'very long'] as const;
export type Length = (typeof lengths)[number];
