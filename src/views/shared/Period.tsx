import { useTranslation } from '#i18n/TextsProvider.tsx';
import { calendarOf, wallTime } from './calendar.ts';

/** `2020-04-01` is `2020.04` or `Apr 2020`: months are what a member gives (R3-26). */
const monthText = (day: string, language: string): string => {
  if (language.startsWith('zh')) return day.slice(0, 7).replace('-', '.');
  const time = wallTime(Date.parse(`${day.slice(0, 7)}-01T00:00`));
  return time ? `${calendarOf(language).month(time)} ${time.year}` : '';
};

interface PeriodProps {
  readonly from: string;
  /** Null where it lasts. */
  readonly to: string | null;
}

/** From month to month of a career, both `yyyy-MM-dd`. */
export function Period({ from, to }: PeriodProps) {
  const { t, i18n } = useTranslation('shared');
  const month = (day: string) => <time dateTime={day.slice(0, 7)}>{monthText(day, i18n.language)}</time>;
  return (
    <>
      {month(from)}
      <span>{' – '}</span>
      {to === null ? <span>{t('untilNow')}</span> : month(to)}
    </>
  );
}
