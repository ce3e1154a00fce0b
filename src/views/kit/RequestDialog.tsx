import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#machines/kit/form.ts';
import { type RequestActor, selectRequestFailure } from '#machines/kit/request-flow.ts';
import { failureText } from '../kit/failure-text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import { stack } from '../ui/layout.css.ts';
import * as css from './RequestDialog.css.ts';

interface RequestDialogProps<F extends string, E extends FieldError> {
  readonly actor: RequestActor<F, E>;
  readonly texts: Readonly<Record<'title' | 'close' | 'cancel' | 'submit' | 'unsent', string>>;
  /** Fields, read-only while sending; one of them shows the failure. */
  readonly children: (isSending: boolean, failure: string | undefined) => ReactNode;
}

/** The form of a `requestFlow`. */
export function RequestDialog<F extends string, E extends FieldError>({
  actor,
  texts,
  children,
}: RequestDialogProps<F, E>) {
  const { t } = useTranslation(['failure']);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const failure = useSelector(actor, selectRequestFailure);
  const text = failureText(t, failure);
  const unsent = failure ? `${failure.tag === 'refused' ? '' : texts.unsent}${text}` : undefined;
  const cancel = () => actor.send({ type: 'request.cancel' });
  return (
    <Dialog
      open={isOpen}
      title={texts.title}
      closeLabel={texts.close}
      closeOnOutside={false}
      low
      onClose={cancel}
      // The button that opened it is gone once the request is stored.
      finalFocus={() => (actor.getSnapshot().hasTag('requested') ? document.querySelector('main') : null)}
    >
      <Form className={stack.m} onSubmit={() => actor.send({ type: 'request.submit' })}>
        {children(isSending, unsent)}
        <div className={css.actions}>
          <Button onClick={cancel}>{texts.cancel}</Button>
          <Button type="submit" tone="loud" busy={isSending}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
