import { centreHours } from '@shared/domain/customer-centre';

const dayName = {
  monday: '월',
  tuesday: '화',
  wednesday: '수',
  thursday: '목',
  friday: '금',
} as const;
const { days, opensAt, closesAt } = centreHours;
const [firstDay] = days;
const lastDay = days[days.length - 1] ?? firstDay;

/** '월~금 09:00~18:00'. Source: CONST-018, MSG-044. */
export const contactHours = `${dayName[firstDay]}~${dayName[lastDay]} ${opensAt.padStart(5, '0')}~${closesAt}`;

/** The customer centre with its number and hours; without a number the hours stand alone. Source: MSG-044. */
export const contactSentence = (tell: string | undefined): string =>
  tell ? `고객센터 ${tell} (${contactHours})` : `고객센터 (${contactHours})`;
