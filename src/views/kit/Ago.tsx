import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectMinute } from '#machines/app/minutes.machine.ts';
import { nowIn } from '#machines/kit/env.ts';
import { useApp } from '../context.tsx';
import { agoDayText, agoText, byItself } from './ago.ts';
import { machineTime, minuteText } from './formats.ts';

/** The app's time in ms; updates each minute. */
export const useNow = (): number => {
  const app = useApp();
  const minutes = useSelector(app, ({ children }) => children.minutes);
  useSelector(minutes, (snapshot) => snapshot && selectMinute(snapshot));
  return nowIn(app.system);
};

interface AgoProps {
  /** Nothing is shown for what is no time. */
  readonly ms: number | null | undefined;
  readonly brief?: boolean;
  readonly className?: string | undefined;
}

export function Ago({ ms, brief = false, className }: AgoProps) {
  const { i18n } = useTranslation();
  const now = useNow();
  if (ms === null) return null;
  const text = (brief ? agoDayText : agoText)(ms, now, i18n.language);
  return text === '' ? null : (
    <time className={className} dateTime={machineTime(ms)} title={minuteText(ms, i18n.language)}>
      {byItself(text)}
    </time>
  );
}
