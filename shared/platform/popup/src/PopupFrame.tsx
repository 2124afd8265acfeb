import { Icon } from '@shared/ui/Icon';
import type { ReactNode, Ref } from 'react';
import css from './popup.module.css';

type Props = {
  title: ReactNode;
  /** Shows a close button beside the title. */
  onClose?: (() => void) | undefined;
  /** Always visible below the scrolling content. Contains the buttons. */
  footer?: ReactNode;
  /** Ref of the scrolling element. */
  bodyRef?: Ref<HTMLDivElement> | undefined;
  children?: ReactNode;
};

/** Lays out the inside of a sheet or a full-screen popup: title, scrolling content, buttons. */
export function PopupFrame({ title, onClose, footer, bodyRef, children }: Props) {
  return (
    <div className={css['frame']}>
      <div className={css['head']}>
        <h2 className={css['title']} tabIndex={-1} data-first-focus>
          {title}
        </h2>
        {onClose !== undefined && (
          <button type="button" className={css['close']} aria-label="닫기" onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className={css['body']} ref={bodyRef}>
        {children}
      </div>
      {footer !== undefined && <div className={css['foot']}>{footer}</div>}
    </div>
  );
}
