import { settings } from '@shared/config/settings';
import { appOnly } from '@shared/copy/app-only';
import type { Won } from '@shared/domain/money';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { downloadLink, type Phone } from '@shared/popup';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { ButtonLink } from '@shared/ui/ButtonLink';
import { Money } from '@shared/ui/Money';
import css from './home.module.css';

type Props = {
  /** App users, developer mode and listed test accounts may apply. Source: HOME-006, APPLY-001. */
  mayAct: boolean;
  phone: Phone;
  /** Of the customer's own car; an example has no place beside the button. */
  total: Won | undefined;
  busy: boolean;
  onApply: () => void;
};

/** The one primary action of the home page, by kind of visitor. Source: HOME-006…008, A-14. */
export function ApplyBar({ mayAct, phone, total, busy, onApply }: Props) {
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
      {total !== undefined && (
        <p className={css['barTotal']}>
          <span className={css['barLabel']}>{SERVICE_MONTHS}개월 · 부가세 포함</span>
          <Money won={total} size="large" />
        </p>
      )}
      <Button busy={busy} onClick={onApply}>
        가입 신청하기
      </Button>
    </BottomBar>
  );
}
