import { centreHours, retentionYears } from './customer-centre';

describe('customer centre and personal data', () => {
  it('the centre is open Monday to Friday from 9:00 to 18:00 [CONST-018]', () => {
    expect(centreHours).toEqual({
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      opensAt: '9:00',
      closesAt: '18:00',
    });
  });

  it('data is kept two years for marketing consent and five for the service [CONST-019]', () => {
    expect(retentionYears).toEqual({ marketing: 2, service: 5 });
  });
});
