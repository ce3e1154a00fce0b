import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '#machines/flows/boxes.ts';
import type { ChartFile, ChartState } from '#machines/flows/chart-file.ts';
import { foldedAway } from '#machines/flows/chart-fold.ts';
import { type ChartViewActor, selectFolded } from '#machines/flows/chart-view.machine.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { wrap } from '../ui/layout.css.ts';
import { Acts } from './Acts.tsx';
import * as css from './Details.css.ts';
import { ElementLink } from './ElementLink.tsx';
import { Fact } from './Fact.tsx';
import { Leaps } from './Leaps.tsx';
import { Requirements } from './Requirements.tsx';
import { Reveal } from './Reveal.tsx';
import { useLang } from './use-reading.ts';

interface StateProps {
  readonly actor: ChartViewActor;
  readonly chart: ChartFile;
  readonly state: ChartState;
}

export function StateDetails({ actor, chart, state }: StateProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const folded = useSelector(actor, selectFolded);
  const hasInner = chart.states.some(({ parent }) => parent === state.id);
  const isFolded = folded.includes(state.id);
  const own = chart.arrows.filter(({ source }) => source === state.id);
  const leaps = [
    { title: t('details.out'), arrows: own.filter(({ targets }) => targets.length > 0), end: 'target' },
    { title: t('details.inside'), arrows: own.filter(({ targets }) => targets.length === 0), end: 'target' },
    { title: t('details.in'), arrows: chart.arrows.filter(({ targets }) => targets.includes(state.id)), end: 'source' },
    { title: t('details.folded'), arrows: isFolded ? foldedAway(chart, state.id) : [], end: 'source' },
  ] as const;
  return (
    <div className={css.root}>
      <div className={wrap.xs}>
        <Chip tone="accent">{t(`details.kind.${state.kind}`)}</Chip>
        {state.tags.map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
      </div>
      <h2 className={css.words}>{titleOf(state, { lang, isRaw: false })}</h2>
      {state.words ? <p className={css.text}>{state.words[lang]}</p> : null}
      <p className={css.name}>{state.id}</p>
      <div className={css.row}>
        {hasInner ? (
          <Button size="s" onClick={() => actor.send({ type: 'branch.fold', id: state.id })}>
            {t(isFolded ? 'details.unfold' : 'details.fold')}
          </Button>
        ) : null}
        <Reveal actor={actor} chart={chart} id={state.id} />
        <ElementLink stem={chart.stem} id={state.id} />
      </div>
      {state.see ? (
        <Fact title={t('details.see')}>
          <p className={css.text}>{state.see[lang]}</p>
        </Fact>
      ) : null}
      <Acts actor={actor} chart={chart} title={t('details.entry')} names={state.entry} />
      <Acts actor={actor} chart={chart} title={t('details.exit')} names={state.exit} />
      {state.invokes.length > 0 ? (
        <Fact title={t('details.invokes')}>
          <p className={css.name}>{state.invokes.map(({ id }) => id).join(', ')}</p>
        </Fact>
      ) : null}
      {leaps.map((some) => (
        <Leaps key={some.title} actor={actor} chart={chart} {...some} />
      ))}
      <Requirements ids={state.requirements} chart={chart} />
    </div>
  );
}
