import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectMinute } from '#machines/app/minutes.machine.ts';
import { nowIn } from '#machines/shared/env.ts';
import { useApp } from '../context.tsx';
import { agoDayText, agoText, byItself } from './ago.ts';
import { machineTime, minuteText } from './formats.ts';

/** The moment at which a view is drawn, by the app's clock; it is drawn anew each minute. */
export const useNow = (): number => {
  const app = useApp();
  const minutes = useSelector(app, ({ children }) => children.minutes);
  useSelector(minutes, (snapshot) => snapshot && selectMinute(snapshot));
  return nowIn(app.system);
};

interface AgoProps {
  /** Since 1970. */
  readonly ms: number;
  /** In a list, where the minute of an earlier day says nothing. */
  readonly brief?: boolean;
  readonly className?: string | undefined;
}

/** How long ago something was; the whole time for the pointer and for machines. */
export function Ago({ ms, brief = false, className }: AgoProps) {
  const { i18n } = useTranslation();
  const now = useNow();
  const text = (brief ? agoDayText : agoText)(ms, now, i18n.language);
  return (
    <time className={className} dateTime={machineTime(ms)} title={minuteText(ms, i18n.language)}>
      {byItself(text)}
    </time>
  );
}
