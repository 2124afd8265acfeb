import { pageSettings } from '@shared/config/page-settings';
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

/**
 * Returns the number of the customer centre: the server's, or the page's own (`centre.phone`) while the server's is not
 * known, for example because getFilters failed. Empty if there is neither. Source: SHELL-023.
 */
export function centrePhone(ofServer: string | undefined): string {
  const { phone } = Object(pageSettings()['centre']);
  return ofServer || (typeof phone === 'string' ? phone : '');
}

/** The customer centre with its number and hours; without a number the hours stand alone. Source: MSG-044. */
export function contactSentence(ofServer: string | undefined): string {
  const phone = centrePhone(ofServer);
  return phone ? `고객센터 ${phone} (${contactHours})` : `고객센터 (${contactHours})`;
}
