import { useTranslation } from 'react-i18next';
import { actorDifferences, type Comparison } from '#machines/flows/compare.ts';
import type { Recording } from '#machines/flows/recording.ts';
import * as css from './ComparePage.css.ts';

interface VerdictProps {
  readonly found: Comparison;
  readonly recordings: readonly [Recording, Recording];
}

/** Answers in another order are no difference, unless an actor ends in another state. */
export function CompareVerdict({ found, recordings }: VerdictProps) {
  const { t } = useTranslation('timeline');
  const { common, moved, isEqual } = found;
  const [left, right] = recordings;
  if (isEqual && moved === 0)
    return (
      <p role="status" className={css.verdict} data-says="equal">
        {t('compare.equal', { count: common })}
      </p>
    );
  if (isEqual) {
    const apart = actorDifferences(left.momentAt(common), right.momentAt(common));
    return (
      <p role="status" className={css.verdict} data-says={apart.length === 0 ? 'equal' : 'apart'}>
        <span>{t('compare.reordered', { count: common, moved })}</span>{' '}
        <span>{apart.length === 0 ? t('compare.harmless') : t('compare.harmful', { count: apart.length })}</span>
      </p>
    );
  }
  return (
    <p role="status" className={css.verdict} data-says="apart">
      {moved === 0
        ? t('compare.apart', { count: common, next: common + 1 })
        : t('compare.apartMoved', { count: common, moved, next: common + 1 })}
    </p>
  );
}
