import { useTranslation } from 'react-i18next';
import { timeText } from './formats.ts';

/** `2020-04-01` becomes `2020.04` or `Apr 2020` (R3-26). */
const monthText = (day: string, language: string): string =>
  language.startsWith('zh')
    ? day.slice(0, 7).replace('-', '.')
    : monthOfYear(Date.parse(`${day.slice(0, 7)}-01T00:00`), language);

const monthOfYear = timeText({ year: 'numeric', month: 'short' });

interface PeriodProps {
  readonly from: string;
  readonly to: string | null;
}

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
