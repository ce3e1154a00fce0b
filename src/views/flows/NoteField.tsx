import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type FlowSessionActor, selectIndex, selectWritten } from '#machines/flows/flow-session.machine.ts';
import { TextField } from '../ui/TextField.tsx';

export function NoteField({ actor }: { readonly actor: FlowSessionActor }) {
  const { t } = useTranslation('timeline');
  const index = useSelector(actor, selectIndex);
  const { notes } = useSelector(actor, selectWritten);
  const note = notes.find((one) => one.index === index);
  return (
    <TextField
      label={t('tools.note')}
      placeholder={t('tools.noteHint')}
      tight
      value={note?.text ?? ''}
      onChange={({ currentTarget }) => actor.send({ type: 'note.write', index, text: currentTarget.value })}
    />
  );
}
