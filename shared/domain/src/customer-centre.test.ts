import { centreHours, retentionYears } from './customer-centre';

describe('what texts say of the customer centre and of personal data', () => {
  it('is Monday to Friday 9:00 to 18:00 [CONST-018]', () => {
    expect(centreHours).toEqual({
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      opensAt: '9:00',
      closesAt: '18:00',
    });
  });

  it('is two years for marketing consent and five for service data [CONST-019]', () => {
    expect(retentionYears).toEqual({ marketing: 2, service: 5 });
  });
});
