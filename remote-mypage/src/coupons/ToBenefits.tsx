import { Button } from '@shared/ui/Button';

type Props = { id: string; isMain: boolean };

/** Leads to the benefits of a membership, further down on the page. Source: STATUS-003. */
export const ToBenefits = ({ id, isMain }: Props) => (
  <Button block variant={isMain ? 'primary' : 'secondary'} onClick={() => showBenefits(id)}>
    혜택 사용하기
  </Button>
);

export const benefitsId = (id: string): string => `benefits-${id}`;

/** Moves the focus there, and the browser scrolls with it. */
const showBenefits = (id: string): void => document.getElementById(benefitsId(id))?.focus();
