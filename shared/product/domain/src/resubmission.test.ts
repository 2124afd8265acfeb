import { resubmissionRows } from '../testing/vectors/resub';
import { attachmentConfirms, type DocumentKind } from './attachment';
import { offeredResubmission } from './resubmission';
import type { Documents } from './subscription';
import { confirmStates, subscriptionStates } from './subscription-codes';

type Given = Parameters<typeof offeredResubmission>[0];

const kinds = { att_reg: 'registration', att_insp: 'inspection', att_panel: 'panel' } as const;
const everyKind: readonly DocumentKind[] = ['registration', 'inspection', 'panel'];
const suitable: Documents = { registration: 'suitable', inspection: 'suitable', panel: 'suitable' };
const rejected: Documents = { registration: 'retake', inspection: 'retake', panel: 'retake' };
const refused = (error: string) => ({ ok: false, error });

const given = (own: Partial<Given>): Given => ({
  state: 'pending',
  confirm: 'waiting',
  insuranceAccepted: true,
  documents: rejected,
  ...own,
});
const offered = (own: Partial<Given>) =>
  everyKind.filter((kind) => offeredResubmission(given(own), kind).ok);

describe('offeredResubmission', () => {
  it.each(resubmissionRows)(
    '$id: $attachment answered $itsConfirm in state $state may be sent again: $allowed [RESUB-002, RESUB-003, RESUB-004, RESUB-005]',
    (row) => {
      const kind = kinds[row.attachment];
      const said = attachmentConfirms.nameOf(row.itsConfirm) ?? 'absent';
      const application = given({
        state: subscriptionStates.nameOf(row.state)!,
        confirm: confirmStates.nameOf(row.confirm)!,
        insuranceAccepted: row.insuranceAccepted,
        documents: { ...suitable, [kind]: said },
      });
      expect(offeredResubmission(application, kind).ok).toBe(row.allowed);
    },
  );

  it('is offered only while the application is pending and waits [RESUB-002]', () => {
    expect(subscriptionStates.names.filter((state) => offered({ state }).length > 0)).toEqual([
      'pending',
    ]);
    expect(confirmStates.names.filter((confirm) => offered({ confirm }).length > 0)).toEqual([
      'waiting',
    ]);
    expect(offeredResubmission(given({ state: 'active' }), 'panel')).toEqual(
      refused('not-pending'),
    );
    expect(offeredResubmission(given({ confirm: 'approved' }), 'panel')).toEqual(
      refused('not-waiting'),
    );
  });

  it.each(everyKind)(
    '%s may be sent again when rejected or absent, not when unchecked or suitable [RESUB-003]',
    (kind) => {
      const sent = (['retake', 'absent', 'unchecked', 'suitable'] as const).filter(
        (said) => offeredResubmission(given({ documents: { ...suitable, [kind]: said } }), kind).ok,
      );
      expect(sent).toEqual(['retake', 'absent']);
      expect(offeredResubmission(given({ documents: suitable }), kind)).toEqual(
        refused('not-rejected'),
      );
    },
  );

  it('needs the insurance terms for photos, but not for the registration [RESUB-004, RESUB-005]', () => {
    expect(offered({ insuranceAccepted: true })).toEqual(['registration', 'inspection', 'panel']);
    expect(offered({ insuranceAccepted: false })).toEqual(['registration']);
    expect(offeredResubmission(given({ insuranceAccepted: false }), 'inspection')).toEqual(
      refused('not-insured'),
    );
  });

  it('depends only on the decision about the same document [RESUB-003]', () => {
    expect(offered({ documents: { ...suitable, inspection: 'retake' } })).toEqual(['inspection']);
  });
});
