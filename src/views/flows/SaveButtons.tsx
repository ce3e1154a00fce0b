import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import EyeOff from 'lucide-react/icons/eye-off';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type FlowSessionActor, selectAnnotations, selectSession } from '#machines/flows/flow-session.machine.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { faint } from '../ui/text.css.ts';
import * as css from './SessionPage.css.ts';
import { saveSession } from './save-session.ts';
import { useRecording } from './use-session.ts';

interface SaveButtonsProps {
  readonly actor: FlowSessionActor;
  readonly label: string;
  readonly tone?: ButtonProps['tone'];
}

/** Says what of a person the file holds, and offers it without. */
export function SaveButtons({ actor, label, tone }: SaveButtonsProps) {
  const { t } = useTranslation('timeline');
  const contents = useId();
  const recording = useRecording(actor);
  const session = useSelector(actor, selectSession);
  const annotations = useSelector(actor, selectAnnotations);
  if (!recording || !session) return null;
  const isHidden = session.persons === 'hidden';
  return (
    <>
      <Button
        size="s"
        tone={tone}
        icon={<Download size={16} aria-hidden="true" />}
        aria-describedby={contents}
        onClick={() => void saveSession(recording, session, annotations, actor.system, 'shown')}
      >
        {label}
      </Button>
      {isHidden ? null : (
        <Button
          size="s"
          icon={<EyeOff size={16} aria-hidden="true" />}
          onClick={() => void saveSession(recording, session, annotations, actor.system, 'hidden')}
        >
          {t('tools.saveHidden')}
        </Button>
      )}
      <span id={contents} className={`${faint} ${css.contents}`}>
        {t(isHidden ? 'contents.hidden' : 'contents.shown')}
      </span>
    </>
  );
}
