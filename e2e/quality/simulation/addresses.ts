export const ORIGIN = 'https://app.example';
export const APP = `${ORIGIN}/app`;
export const CARD = 'https://card.example';
export const ACCOUNT = 'https://account.example';
