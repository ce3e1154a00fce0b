import { useTranslation } from 'react-i18next';
import type { Charts } from '#machines/flows/charts.ts';
import { entryWords } from '#machines/flows/entry-words.ts';
import { plainText } from '#machines/flows/plain-text.ts';
import { kindOf, type Recording } from '#machines/flows/recording.ts';
import { Chip } from '../ui/Chip.tsx';
import { tiny } from '../ui/text.css.ts';
import * as css from './ComparePage.css.ts';
import * as side from './SessionSide.css.ts';
import { useLang } from './use-reading.ts';

interface EntryProps {
  readonly recording: Recording;
  readonly index: number;
  readonly charts: Charts;
  /** Index of the same entry on the other side; null where it is missing. */
  readonly match: number | null | undefined;
}

export function CompareEntry({ recording, index, charts, match }: EntryProps) {
  const { t } = useTranslation('timeline');
  const lang = useLang();
  const entry = recording.entries[index - 1];
  if (!entry) return <p className={side.quiet}>{t(index === 0 ? 'step.start' : 'compare.over')}</p>;
  const chart = charts.get(recording.machineAt(index - 1));
  const kind = kindOf(entry);
  return (
    <div className={css.entry}>
      <Chip tone={kind === 'user' ? 'accent' : 'neutral'}>{t(`scrubber.kinds.${kind}`)}</Chip>
      <h3 className={side.words}>{entryWords(chart, entry.event, charts.events())[lang]}</h3>
      <p className={side.text}>
        <span>{t('step.to', { name: chart?.name[lang] ?? entry.path })}</span>{' '}
        <span className={tiny}>
          {entry.source === null ? t('step.outside') : t('step.from', { path: entry.source || '/' })}
        </span>
      </p>
      {match === null ? <p className={css.only}>{t('compare.only')}</p> : null}
      {typeof match === 'number' && match !== index - 1 ? (
        <p className={css.facts}>{t('compare.elsewhere', { place: match + 1 })}</p>
      ) : null}
      <textarea className={css.code} readOnly rows={14} aria-label={t('step.event')} value={plainText(entry.event)} />
    </div>
  );
}
