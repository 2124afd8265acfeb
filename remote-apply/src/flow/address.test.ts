import { stopAddress } from './address';
import { type Journey, stopsOf } from './flow';

const insured: Journey = {
  tier: 'insurance',
  isExtension: false,
  mileageForAll: false,
  hasInsuranceTerms: true,
};

describe('stopAddress', () => {
  it('has the step on every page of the longest flow [ROUTE-029]', () => {
    const steps = stopsOf(insured).map((stop) =>
      new URLSearchParams(stopAddress(stop, undefined, new URLSearchParams()).split('?')[1]).get(
        'step',
      ),
    );

    expect(steps).toEqual(['1', '2', '2', '3', '4', '5', '6', '7', '8']);
  });

  it('keeps the choice only between terms and package [APPLY-006]', () => {
    const query = new URLSearchParams('pkg=ST&vehicle=V&date=2020-03-15&term=12&step=1&vtg_id=V1');

    expect(stopAddress({ page: 'SubscApplyPkg', step: 2 }, 'SubscApplyTerm', query)).toBe(
      '/subscApply/pkg?pkg=ST&vehicle=V&date=2020-03-15&term=12&vtg_id=V1&step=2',
    );
    expect(stopAddress({ page: 'SubscApplyVehicle', step: 2 }, 'SubscApplyPkg', query)).toBe(
      '/subscApply/vehicle?vtg_id=V1&step=2',
    );
  });
});
