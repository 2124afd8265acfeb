import { PRICE_UNKNOWN } from '@shared/copy/price';
import { Notice } from '@shared/ui/Notice';
import { type ComponentProps, useEffect, useState } from 'react';
import { CANNOT_JOIN } from './home.copy';

type Explanations = typeof import('./NoPrice');

/** Explains why there is no price. Shows only the title if the explanation does not load. */
export function WhyNoPrice(props: ComponentProps<Explanations['NoPrice']>) {
  const explanations = useExplanations();
  if (explanations) return <explanations.NoPrice {...props} />;
  const { quote } = props.offer;
  const isUnknown = quote?.ok === false && quote.error === 'price-unknown';
  return <Notice tone="warn" title={isUnknown ? PRICE_UNKNOWN : CANNOT_JOIN} />;
}

/** Explains beside the apply button why the car cannot join. */
export function WhyNot(props: ComponentProps<Explanations['RefusalLine']>) {
  const explanations = useExplanations();
  return explanations ? <explanations.RefusalLine {...props} /> : `${CANNOT_JOIN}.`;
}

/**
 * Loads the explanations, because most cars have a price and can join. If they do not arrive, the next refusal loads
 * them again.
 */
function useExplanations(): Explanations | undefined {
  const [explanations, setExplanations] = useState<Explanations>();
  useEffect(() => {
    import('./NoPrice').then(setExplanations, () => undefined);
  }, []);
  return explanations;
}
