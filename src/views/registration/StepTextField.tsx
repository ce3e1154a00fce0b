import { useFormField } from '../kit/use-form-field.ts';
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
    ...useFormField(actor, field),
    ...useStepField(actor, field),
    required: rest.required,
    hint: rest.hint,
    counter: useCounter(actor, field, max),
  };
  return multiline ? <TextArea {...shared} rows={3} /> : <TextField {...rest} {...shared} />;
}
