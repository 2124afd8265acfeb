import { settings } from '@shared/config/settings';
import type { Won } from '@shared/domain/money';
import { downloadLink, type Phone } from '@shared/popup';
import { appOnly } from '@shared/text/app-only';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { ButtonLink } from '@shared/ui/ButtonLink';
import type { ReactNode } from 'react';
import { BarTotal, yearWithVat } from '../price/BarTotal';
import css from './home.module.css';

type Props = {
  /** True for app users, developer mode and listed test accounts. Source: HOME-006, APPLY-001. */
  mayAct: boolean;
  phone: Phone;
  /** Total for the customer's own car. An example price is not shown beside the button. */
  total: Won | undefined;
  busy: boolean;
  /** Reason why the chosen car cannot join. */
  reason?: ReactNode;
  /** The customer has no car. The button then opens the car registration. */
  registers: boolean;
  onPress: () => void;
};

/** Shows the one primary action of the home page, by kind of visitor. Source: HOME-006…008, A-14. */
export function ApplyBar({ mayAct, phone, total, busy, reason, registers, onPress }: Props) {
  if (!mayAct) {
    const link = downloadLink(phone, settings.links);
    return (
      <BottomBar>
        <p className={css['appOnly']}>{appOnly}</p>
        <ButtonLink block href={link.href}>
          {link.label}
        </ButtonLink>
      </BottomBar>
    );
  }
  return (
    <BottomBar>
      {total !== undefined && <BarTotal label={yearWithVat} total={total} />}
      {reason !== undefined && <p className={css['barReason']}>{reason}</p>}
      <Button busy={busy} onClick={onPress}>
        {registers ? '차량 등록하기' : '가입 신청하기'}
      </Button>
    </BottomBar>
  );
}
