import { readContract } from './contract';

/**
 * Calls as the product owner requested them, independent of the contract. Photo calls and `getRefundPrice` are listed
 * elsewhere.
 */
const listed = [
  'get /getFilters',
  'post /auth/initSession',
  'post /users/storeToken',
  'post /users/updateToken',
  'get /users/:id',
  'get /users/getClientIp',
  'get /vtg/users/showVtgUser',
  'get /pkgs',
  'post /vehicles/numRegCheck',
  'get /vehicles/showByNumId/:id',
  'post /users/getVehicles',
  'get /plus/users/vehicle/:id',
  'post /vehicles/getDmsVehiclesInfo',
  'post /users/addVehicle',
  'get /promoLinks/showBySlug/:id',
  'get /dealerCdks',
  'get /dealerAgentCdks',
  'get /dealerAdvisorCdks',
  'get /subscs/showProdsV2/:id',
  'get /subscs/showProdsInsurance/:id',
  'post /subscs',
  'get /subscs/:id',
  'put /subscs/:id',
  'get /subscs/getRefundPrice/:id',
  'get /subscs/showEscalation/:id',
  'post /subscs/escalation/:id',
  'post /subscs/confirmEscalation/:id',
  'post /vehicles/escalationCheck',
  'get /careInsuranceConfirms/:id',
  'get /careInsuranceConfirms/downloadPOAPdf/:id',
  'get /subscSolicitations/:id',
  'post /subscSolicitations/:id/apply',
  'get /encData',
  'post /users/estimate',
  'post /users/estimate-content',
  'post /users/estimate-service-care',
  'post /atts',
];

describe('every call of the contract', () => {
  it('is on the requested list, under /api/v1App, and no listed call is missing [SBX-001]', () => {
    const offered = readContract().flatMap(({ method, paths }) =>
      paths
        .filter((path) => path.startsWith('/api/v1App'))
        .map((path) => `${method} ${path.slice('/api/v1App'.length).replace(/:\w+/, ':id')}`),
    );

    expect(offered.sort()).toEqual([...listed].sort());
  });
});
