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
}

/** Asks before something is done. The focus begins on "cancel". */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { dangerous = false, busy = false } = props;
  return (
    <Dialog open={props.open} title={props.title} onClose={props.onCancel} size="ask" role="alertdialog">
      {props.text === undefined ? null : <p className={css.text}>{props.text}</p>}
      <div className={css.actions}>
        <Button tone="calm" onClick={props.onCancel}>
          {props.cancelLabel}
        </Button>
        <Button tone={dangerous ? 'danger' : 'loud'} busy={busy} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
