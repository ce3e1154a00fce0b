import { useSelector } from '@xstate/react';
import FolderOpen from 'lucide-react/icons/folder-open';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type FlowSessionActor, selectSession } from '#machines/flows/flow-session.machine.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';

export const openFile = (actor: FlowSessionActor, files: FileList | null): void => {
  const file = files?.[0];
  if (file) actor.send({ type: 'flow.open', file: URL.createObjectURL(file), name: file.name, size: file.size });
};

interface OpenFileProps {
  readonly actor: FlowSessionActor;
  readonly tone?: ButtonProps['tone'];
}

export function OpenFile({ actor, tone }: OpenFileProps) {
  const { t } = useTranslation('timeline');
  const input = useRef<HTMLInputElement>(null);
  const isOpen = useSelector(actor, (snapshot) => selectSession(snapshot) !== null);
  const isReading = useSelector(actor, (snapshot) => snapshot.hasTag('reading'));
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".flow,.json,application/json,application/gzip"
        aria-label={t('open')}
        onChange={({ currentTarget }) => {
          openFile(actor, currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <Button
        tone={tone}
        size={isOpen ? 's' : 'm'}
        busy={isReading}
        icon={<FolderOpen size={18} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t(isOpen ? 'openAnother' : 'open')}
      </Button>
    </>
  );
}
