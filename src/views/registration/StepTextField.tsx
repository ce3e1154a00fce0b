import { useSelector } from '@xstate/react';
import { selectText } from '#machines/kit/form.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField, type TextFieldProps } from '../ui/TextField.tsx';
import { type StepActor, type StepField, useCounter, useStepField } from './use-step-field.ts';

interface Props<F extends StepField>
  extends Pick<TextFieldProps, 'hint' | 'required' | 'autoComplete' | 'type' | 'inputMode'> {
  readonly actor: StepActor<F>;
  readonly field: F;
  readonly max: number;
  readonly multiline?: boolean | undefined;
}

/** Long text is not cut but marked as invalid. */
export function StepTextField<F extends StepField>({ actor, field, max, multiline = false, ...rest }: Props<F>) {
  const shared = {
    ...useStepField(actor, field),
    required: rest.required,
    hint: rest.hint,
    counter: useCounter(actor, field, max),
    name: field,
    value: useSelector(actor, (snapshot) => selectText(snapshot, field)),
    onBlur: () => actor.send({ type: 'field.leave', field }),
  };
  const change = (text: string) => actor.send({ type: 'field.change', field, text });
  return multiline ? (
    <TextArea {...shared} rows={3} onChange={(event) => change(event.target.value)} />
  ) : (
    <TextField {...rest} {...shared} onChange={(event) => change(event.target.value)} />
  );
}
