import type { BridgeFailureKind } from '@shared/bridge';
import { Notice } from '@shared/ui/Notice';
import { Stack } from '@shared/ui/Stack';
import type { ReactNode } from 'react';
import { AllowCamera } from './AllowCamera';
import { troubleSentence } from './photo.copy';

type Props = { trouble: BridgeFailureKind; children: ReactNode };

/** Why no photo came, with the ways on. */
export function PhotoTrouble({ trouble, children }: Props) {
  const { title, text } = troubleSentence[trouble];
  return (
    <div role="alert">
      <Notice tone="warn" title={title}>
        <Stack gap={3}>
          <p>{text}</p>
          {trouble === 'denied' && <AllowCamera />}
          {children}
        </Stack>
      </Notice>
    </div>
  );
}
