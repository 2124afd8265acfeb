/** Opening hours in Korean local time, Monday to Friday. Source: CONST-018. */
export const centreHours = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  opensAt: '9:00',
  closesAt: '18:00',
} as const;

/** Years for which personal data is kept. Source: CONST-019. */
export const retentionYears = { marketing: 2, service: 5 } as const;
