import { useRef } from 'react';
import { Button } from './Button.tsx';
import * as css from './Dialog.css.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string | undefined;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** What is confirmed cannot be undone. */
  readonly dangerous?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** Takes the focus once it was confirmed, because what was pressed goes away; else the dialog beneath, or the page. */
  readonly nextFocus?: (() => HTMLElement | null) | undefined;
}

const beneath = (): HTMLElement | null => document.querySelector<HTMLElement>('[role="dialog"], main');

/** Asks before something is done. The focus begins on "cancel". */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { dangerous = false, busy = false, nextFocus = beneath } = props;
  const isConfirmed = useRef(false);
  const confirm = () => {
    isConfirmed.current = true;
    props.onConfirm();
  };
  const cancel = () => {
    isConfirmed.current = false;
    props.onCancel();
  };
  return (
    <Dialog
      open={props.open}
      title={props.title}
      onClose={cancel}
      size="ask"
      role="alertdialog"
      finalFocus={() => (isConfirmed.current ? nextFocus() : null)}
    >
      {props.text === undefined ? null : <p className={css.text}>{props.text}</p>}
      <div className={css.actions}>
        <Button tone="calm" onClick={cancel}>
          {props.cancelLabel}
        </Button>
        <Button tone={dangerous ? 'danger' : 'loud'} busy={busy} onClick={confirm}>
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
