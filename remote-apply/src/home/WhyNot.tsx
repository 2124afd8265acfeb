import { type ComponentProps, lazy, Suspense } from 'react';

/** Most cars can join, so this text loads only when it is needed. */
const RefusalLine = lazy(() =>
  import('./NoPrice').then(({ RefusalLine: Line }) => ({ default: Line })),
);

export const WhyNot = (props: ComponentProps<typeof RefusalLine>) => (
  <Suspense>
    <RefusalLine {...props} />
  </Suspense>
);
