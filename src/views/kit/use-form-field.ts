import { useSelector } from '@xstate/react';
import { type FieldError, type FormActor, selectError, selectText } from '#machines/kit/form.ts';

/** What a text field shows and sends; each form words its errors. */
export const useFormField = <F extends string, E extends FieldError>(actor: FormActor<F, E>, field: F) => ({
  name: field,
  value: useSelector(actor, (snapshot) => selectText(snapshot, field)),
  error: useSelector(actor, (snapshot) => selectError(snapshot, field)),
  onChange: ({ target }: { readonly target: { readonly value: string } }) =>
    actor.send({ type: 'field.change', field, text: target.value }),
  onBlur: () => actor.send({ type: 'field.leave', field }),
});
