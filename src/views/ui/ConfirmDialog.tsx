import { Button } from './Button.tsx';
import * as css from './Dialog.css.ts';
import { Dialog } from './Dialog.tsx';
import { useOpener } from './use-opener.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string | undefined;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly dangerous?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly nextFocus?: (() => HTMLElement | null) | undefined;
}

const beneath = (): HTMLElement | null => document.querySelector<HTMLElement>('[role="dialog"], main');

export function ConfirmDialog({ open, ...question }: ConfirmDialogProps) {
  return open ? <Question {...question} /> : null;
}

function Question(props: Omit<ConfirmDialogProps, 'open'>) {
  const { title, text, onConfirm, onCancel, dangerous = false, busy = false, nextFocus = beneath } = props;
  const opener = useOpener(nextFocus);
  return (
    <Dialog open title={title} onClose={onCancel} size="ask" role="alertdialog" finalFocus={opener}>
      {text === undefined ? null : <p className={css.text}>{text}</p>}
      <div className={css.actions}>
        <Button tone="calm" onClick={onCancel}>
          {props.cancelLabel}
        </Button>
        <Button tone={dangerous ? 'danger' : 'loud'} busy={busy} onClick={onConfirm}>
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
