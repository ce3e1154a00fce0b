import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIsMobile } from '#machines/app/app.machine.ts';
import { selectChart } from '#machines/flows/chart-view.machine.ts';
import { titlesIn } from '#machines/flows/entry-words.ts';
import { type FlowSessionActor, selectPart, selectPath } from '#machines/flows/flow-session.machine.ts';
import type { SessionPart } from '#machines/flows/flow-session.setup.ts';
import { useApp } from '../context.tsx';
import { ChoiceChip } from '../ui/Chip.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { stack } from '../ui/layout.css.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { ActorList } from './ActorList.tsx';
import * as details from './Details.css.ts';
import { Scrubber } from './Scrubber.tsx';
import { SequencePart } from './SequencePart.tsx';
import * as css from './SessionBench.css.ts';
import { SessionChart } from './SessionChart.tsx';
import { SessionSidePart } from './SessionSide.tsx';
import { useLang } from './use-reading.ts';
import { useChosen, useRecording } from './use-session.ts';

interface BenchProps {
  readonly actor: FlowSessionActor;
}

const lenses = ['chart', 'sequence'] as const;

export function SessionBench({ actor }: BenchProps) {
  const { t } = useTranslation('timeline');
  const isMobile = useSelector(useApp(), selectIsMobile);
  const recording = useRecording(actor);
  const part = useSelector(actor, selectPart);
  const lens = part === 'sequence' ? 'sequence' : 'chart';
  if (!recording) return <EmptyState title={t('gone')} />;
  const parts: Readonly<Record<SessionPart, ReactNode>> = {
    actors: <ActorList actor={actor} />,
    chart: (
      <>
        {isMobile ? <ChosenFlow actor={actor} /> : null}
        <SessionChart actor={actor} />
      </>
    ),
    sequence: <SequencePart actor={actor} />,
    details: <SessionSidePart actor={actor} />,
  };
  return (
    <div className={stack.m}>
      {isMobile ? (
        <Tabs
          label={t('parts.label')}
          value={part}
          onChange={(next) => actor.send({ type: 'part.show', part: next })}
          items={(['actors', 'chart', 'sequence', 'details'] as const).map((id) => ({
            id,
            label: t(`parts.${id}`),
            content: <div className={css.single}>{parts[id]}</div>,
          }))}
        />
      ) : (
        <div className={css.columns}>
          <div className={css.actors}>{parts.actors}</div>
          <div className={css.middle}>
            <div className={css.middleHead}>
              {lens === 'chart' ? (
                <ChosenFlow actor={actor} />
              ) : (
                <h2 className={details.words}>{t('parts.sequence')}</h2>
              )}
              <div className={css.lenses}>
                {lenses.map((each) => (
                  <ChoiceChip
                    key={each}
                    aria-pressed={lens === each}
                    onClick={() => actor.send({ type: 'part.show', part: each })}
                  >
                    {t(`parts.${each}`)}
                  </ChoiceChip>
                ))}
              </div>
            </div>
            {parts[lens]}
          </div>
          <div className={css.side}>{parts.details}</div>
        </div>
      )}
      <Scrubber actor={actor} recording={recording} />
    </div>
  );
}

function ChosenFlow({ actor }: { readonly actor: FlowSessionActor }) {
  const { t } = useTranslation('timeline');
  const lang = useLang();
  const path = useSelector(actor, selectPath);
  const view = useSelector(actor, ({ children }) => children.chart);
  const chart = useSelector(view, (snapshot) => (snapshot ? selectChart(snapshot) : null));
  const chosen = useChosen(actor);
  const titles = chart && chosen ? titlesIn(chart, chosen.activeStates, lang) : [];
  return (
    <div className={css.chosen}>
      <h2 className={details.words}>{chart?.name[lang] ?? path.split('/').at(-1)}</h2>
      <span className={details.name}>{path || '/'}</span>
      <span className={details.quiet} role="status">
        {chosen ? '' : t('chart.absent')}
      </span>
      <p className={details.text}>{titles.length > 0 ? t('chart.now', { titles: titles.join(' · ') }) : ''}</p>
    </div>
  );
}
