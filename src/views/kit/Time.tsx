import { useTranslation } from 'react-i18next';
import { machineTime, type SayTime } from './formats.ts';

interface TimeProps {
  /** Ms since 1970; nothing is shown for what is no time. */
  readonly ms: number | null | undefined;
  readonly say: SayTime;
  readonly className?: string | undefined;
}

export function Time({ ms, say, className }: TimeProps) {
  const { i18n } = useTranslation();
  const text = say(ms, i18n.language);
  return text === '' ? null : (
    <time className={className} dateTime={machineTime(ms)}>
      {text}
    </time>
  );
}
