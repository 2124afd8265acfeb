import { isPlusSubscriber, isVtgMember } from './member';

describe('a user', () => {
  it('with a plus_id is a plus subscriber, with a vtg_id a vtg member [ENTITY-015]', () => {
    expect([isPlusSubscriber({ plusId: 'P1' }), isVtgMember({ vtgId: 'V1' })]).toEqual([
      true,
      true,
    ]);
    expect([isPlusSubscriber({ plusId: '' }), isVtgMember({ vtgId: '' })]).toEqual([false, false]);
    expect([isPlusSubscriber({ plusId: undefined }), isVtgMember({ vtgId: undefined })]).toEqual([
      false,
      false,
    ]);
  });
});
