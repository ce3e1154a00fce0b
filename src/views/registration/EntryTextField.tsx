import { useSelector } from '@xstate/react';
import { type PlainField, textOf } from '#machines/registration/entry-form.ts';
import { type EntryHistoryActor, selectEntry } from '#machines/registration/entry-history.ts';
import { lengthOf } from '#services/contract/text.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useEntryWords } from './use-entry-words.ts';

interface Props {
  readonly actor: EntryHistoryActor;
  readonly field: PlainField;
  readonly max: number;
  readonly required?: boolean | undefined;
  readonly autoComplete?: string | undefined;
  readonly multiline?: boolean | undefined;
}

export function EntryTextField({ actor, field, max, required, autoComplete, multiline = false }: Props) {
  const words = useEntryWords(actor, field);
  const value = useSelector(actor, (snapshot) => textOf(selectEntry(snapshot), field));
  const now = lengthOf(value);
  const shared = {
    ...words,
    required,
    counter: now === 0 ? undefined : { now, max },
    name: field,
    value,
    onBlur: () => actor.send({ type: 'field.leave', field }),
  };
  const change = (text: string) => actor.send({ type: 'text.change', field, text });
  return multiline ? (
    <TextArea {...shared} rows={3} onChange={(event) => change(event.target.value)} />
  ) : (
    <TextField {...shared} autoComplete={autoComplete} onChange={(event) => change(event.target.value)} />
  );
}
