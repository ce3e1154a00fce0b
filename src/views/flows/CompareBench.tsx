import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Charts } from '#machines/flows/charts.ts';
import { type Comparison, comparisonOf } from '#machines/flows/compare.ts';
import { type FlowCompareActor, selectComparedIndex } from '#machines/flows/flow-compare.machine.ts';
import type { OpenRecording } from '#machines/flows/open-recording.ts';
import type { Recording } from '#machines/flows/recording.ts';
import { Button } from '../ui/Button.tsx';
import { grid, wrapRow } from '../ui/layout.css.ts';
import { CompareEntry } from './CompareEntry.tsx';
import * as css from './ComparePage.css.ts';
import { CompareVerdict } from './CompareVerdict.tsx';
import { StateDifferences } from './StateDifferences.tsx';

interface BenchProps {
  readonly actor: FlowCompareActor;
  readonly recordings: readonly [Recording, Recording];
  readonly sessions: readonly [OpenRecording, OpenRecording];
  readonly charts: Charts;
}

const positionIn = ({ common, isEqual, matches }: Comparison, index: number): 'past' | 'shifted' | 'before' => {
  if (!isEqual && index > common) return 'past';
  return index > 0 && matches[0][index - 1] !== index - 1 ? 'shifted' : 'before';
};

export function CompareBench({ actor, recordings, sessions, charts }: BenchProps) {
  const { t } = useTranslation('timeline');
  const position = useSelector(actor, selectComparedIndex);
  const [left, right] = recordings;
  const found = useMemo(() => comparisonOf([left.entries, right.entries], sessions), [left, right, sessions]);
  const most = Math.max(left.entries.length, right.entries.length);
  const index = Math.min(position, most);
  const go = (to: number) => actor.send({ type: 'moment.go', index: Math.min(Math.max(to, 0), most) });
  return (
    <>
      <CompareVerdict found={found} recordings={recordings} />
      {found.facts.length > 0 ? (
        <p className={css.facts}>
          {t('compare.facts', { names: found.facts.map((name) => t(`compare.fact.${name}`)).join(t('compare.and')) })}
        </p>
      ) : null}
      <section className={grid.s} aria-label={t('scrubber.label')}>
        <input
          type="range"
          className={css.range}
          min={0}
          max={most}
          step={1}
          value={index}
          aria-label={t('scrubber.label')}
          aria-valuetext={t('scrubber.position', { index, count: most })}
          onChange={({ currentTarget }) => go(currentTarget.valueAsNumber)}
        />
        <div className={wrapRow.s}>
          <Button size="s" onClick={() => go(index - 1)}>
            {t('scrubber.back')}
          </Button>
          <Button size="s" onClick={() => go(index + 1)}>
            {t('scrubber.next')}
          </Button>
          {found.firstMoved === null ? null : (
            <Button size="s" onClick={() => go((found.firstMoved ?? 0) + 1)}>
              {t('compare.firstMoved')}
            </Button>
          )}
          {found.isEqual ? null : (
            <Button size="s" tone="loud" onClick={() => go(found.common + 1)}>
              {t('compare.first')}
            </Button>
          )}
          <span className={css.facts}>
            {`${t('scrubber.position', { index, count: most })} ${t(`compare.${positionIn(found, index)}`)}`}
          </span>
        </div>
      </section>
      <div className={css.sides}>
        {recordings.map((recording, side) => (
          <CompareEntry
            key={side === 0 ? 'left' : 'right'}
            recording={recording}
            index={index}
            charts={charts}
            match={found.matches[side === 0 ? 0 : 1][index - 1]}
          />
        ))}
      </div>
      <StateDifferences actor={actor} moments={[left.momentAt(index), right.momentAt(index)]} charts={charts} />
    </>
  );
}
