import { centreHours } from '@shared/domain/customer-centre';
import { centrePhone } from './centre-phone';

export { centrePhone };

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

/** Returns the customer centre with number and hours, or only the hours without a number. Source: MSG-044. */
export function contactSentence(ofServer: string | undefined): string {
  const phone = centrePhone(ofServer);
  return phone ? `고객센터 ${phone} (${contactHours})` : `고객센터 (${contactHours})`;
}
