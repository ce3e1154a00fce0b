import { useSelector } from '@xstate/react';
import type { ProfileActor } from '#machines/registration/profile-actor.ts';
import { selectForm } from '#machines/registration/supplement.machine.ts';
import { TextField, type TextFieldProps } from '../ui/TextField.tsx';
import { useCounter, useFieldWords } from './use-field-words.ts';

interface Props extends Pick<TextFieldProps, 'hint' | 'required' | 'autoComplete' | 'type' | 'inputMode'> {
  readonly actor: ProfileActor;
  readonly field: 'nickname' | 'position' | 'email';
}

/** Long text is not cut but marked as invalid. */
export function ProfileTextField({ actor, field, ...rest }: Props) {
  const words = useFieldWords(actor, field);
  const counter = useCounter(actor, field);
  const value = useSelector(actor, (snapshot) => selectForm(snapshot)[field]);
  return (
    <TextField
      {...rest}
      {...words}
      counter={counter}
      name={field}
      value={value}
      onChange={(event) => actor.send({ type: `${field}.change`, text: event.target.value })}
      onBlur={() => actor.send({ type: 'field.leave', field })}
    />
  );
}
