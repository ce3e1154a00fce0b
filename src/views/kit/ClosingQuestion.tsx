import { useSelector } from '@xstate/react';
import type { ClosingActor } from '#machines/kit/closing.machine.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/ConfirmDialog.tsx';

interface Props extends Pick<ConfirmDialogProps, 'title' | 'text' | 'confirmLabel' | 'cancelLabel'> {
  readonly actor: ClosingActor | undefined;
}

export function ClosingQuestion({ actor, ...words }: Props) {
  return (
    <ConfirmDialog
      {...words}
      open={useSelector(actor, (snapshot) => snapshot?.hasTag('asking') ?? false)}
      onConfirm={() => actor?.send({ type: 'close.confirm' })}
      onCancel={() => actor?.send({ type: 'close.cancel' })}
    />
  );
}
