import { useTranslation } from 'react-i18next';
import { periodMonthText } from './formats.ts';

interface PeriodProps {
  readonly from: string | null | undefined;
  /** Null: it goes on. */
  readonly to: string | null | undefined;
}

export function Period({ from, to }: PeriodProps) {
  const { t, i18n } = useTranslation('shared');
  const [first, last] = [from, to].map((day) => periodMonthText(day, i18n.language));
  const end = to === null ? <span>{t('untilNow')}</span> : last && <time dateTime={to?.slice(0, 7)}>{last}</time>;
  return (
    <>
      {first && <time dateTime={from?.slice(0, 7)}>{first}</time>}
      {first && end ? <span>{' – '}</span> : null}
      {first || last ? end : null}
    </>
  );
}
