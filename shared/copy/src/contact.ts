/** Source: CONST rows on the customer centre, MSG-044. */
export const contactHours = '월~금 09:00~18:00';

/** The customer centre with its number and hours; without a number the hours stand alone. Source: MSG-044. */
export const contactSentence = (tell: string | undefined): string =>
  tell ? `고객센터 ${tell} (${contactHours})` : `고객센터 (${contactHours})`;
