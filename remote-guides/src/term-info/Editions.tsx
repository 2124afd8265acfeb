import { editionsBy, type LegalDocument } from '@shared/copy/legal-text';
import { today } from '@shared/session';
import { LegalBody } from '@shared/terms/LegalBody';
import { Notice } from '@shared/ui/Notice';
import { Select } from '@shared/ui/Select';
import { Stack } from '@shared/ui/Stack';
import { useState } from 'react';

type Props = { document: LegalDocument };

/**
 * Shows the version in effect today. A customer who agreed to an earlier version can still read that one.
 * Source: SHELL-022, TERMV-001.
 */
export function Editions({ document }: Props) {
  const [published] = useState(() => editionsBy(document, today()));
  const [current] = published;
  const [wanted, setWanted] = useState(current.version);
  const edition = published.find(({ version }) => version === wanted) ?? current;
  return (
    <Stack gap={5}>
      {published.length > 1 && (
        <Select
          label="시행일"
          value={edition.version}
          onChange={setWanted}
          options={published.map(({ version, effectiveOn }) => ({
            value: version,
            label: version === current.version ? `${effectiveOn} (현재)` : effectiveOn,
          }))}
        />
      )}
      {edition !== current && (
        <Notice tone="warn">
          지금은 적용되지 않는 이전 약관이에요. 가입 당시 동의한 내용을 확인할 때 참고해 주세요.
        </Notice>
      )}
      <LegalBody text={{ title: document.title, ...edition }} level={2} />
    </Stack>
  );
}
