import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { changesIn, contextOf } from '#machines/flows/changes.ts';
import type { Charts } from '#machines/flows/charts.ts';
import { type ActorDifference, actorDifferences, contextDifferences } from '#machines/flows/compare.ts';
import { titlesIn } from '#machines/flows/entry-words.ts';
import { type FlowCompareActor, selectComparedPath } from '#machines/flows/flow-compare.machine.ts';
import type { ActorAtMoment, Moment } from '#machines/flows/recording.ts';
import { ChoiceChip } from '../ui/Chip.tsx';
import * as css from './ComparePage.css.ts';
import * as side from './SessionSide.css.ts';
import { useLang } from './use-reading.ts';

interface StateDifferencesProps {
  readonly actor: FlowCompareActor;
  readonly moments: readonly [Moment, Moment];
  readonly charts: Charts;
}

export function StateDifferences({ actor, moments, charts }: StateDifferencesProps) {
  const { t } = useTranslation('timeline');
  const lang = useLang();
  const chosen = useSelector(actor, selectComparedPath);
  const apart = actorDifferences(...moments);
  const pair = apart.find(({ path }) => path === chosen) ?? apart[0];
  if (!pair) return <p className={side.quiet}>{t('compare.same')}</p>;
  const where = (one: ActorAtMoment | null): string => {
    const chart = charts.get(one?.machine ?? null);
    if (one === null) return t('compare.absent');
    return (one.status === 'active' && chart ? titlesIn(chart, one.activeStates, lang).join(' · ') : '') || one.status;
  };
  return (
    <section className={css.apart} aria-labelledby="standing-apart">
      <h2 id="standing-apart" className={css.sideTitle}>
        {t('compare.states', { count: apart.length })}
      </h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('parts.actors')}</th>
            <th scope="col">{t('compare.left')}</th>
            <th scope="col">{t('compare.right')}</th>
          </tr>
        </thead>
        <tbody>
          {apart.map(({ path, left, right }) => (
            <tr key={path}>
              <th scope="row">
                <ChoiceChip aria-pressed={path === pair.path} onClick={() => actor.send({ type: 'pair.choose', path })}>
                  {charts.get((left ?? right)?.machine ?? null)?.name[lang] ?? path}
                </ChoiceChip>
              </th>
              <td>{where(left)}</td>
              <td>{where(right)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <DataDifferences moments={moments} pair={pair} />
    </section>
  );
}

const contextAt = (moment: Moment, path: string | undefined): unknown =>
  path === undefined ? {} : (contextOf(moment.snapshotAt(path)) ?? {});

function DataDifferences({
  moments: [left, right],
  pair,
}: Pick<StateDifferencesProps, 'moments'> & { readonly pair: ActorDifference }) {
  const { t } = useTranslation('timeline');
  const places = contextDifferences(changesIn(contextAt(left, pair.left?.path), contextAt(right, pair.right?.path)));
  if (places.length === 0) return <p className={side.quiet}>{t('compare.sameData')}</p>;
  return (
    <table className={css.table}>
      <caption className={css.sideTitle}>{t('compare.data')}</caption>
      <tbody>
        {places.map((one) => (
          <tr key={one.place}>
            <th scope="row" className={css.place}>
              {one.place}
            </th>
            <td>{one.left}</td>
            <td>{one.right}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
