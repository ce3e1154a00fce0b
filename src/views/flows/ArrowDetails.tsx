import { useTranslation } from 'react-i18next';
import { rawEvent, titleOf } from '#machines/flows/boxes.ts';
import type { ChartArrow, ChartFile } from '#machines/flows/chart-file.ts';
import type { ChartViewActor } from '#machines/flows/chart-view.machine.ts';
import { Chip } from '../ui/Chip.tsx';
import { wrap } from '../ui/layout.css.ts';
import { Acts } from './Acts.tsx';
import * as css from './Details.css.ts';
import { ElementLink } from './ElementLink.tsx';
import { Fact } from './Fact.tsx';
import { Requirements } from './Requirements.tsx';
import { Reveal } from './Reveal.tsx';
import { useLang } from './use-reading.ts';

interface ArrowProps {
  readonly actor: ChartViewActor;
  readonly chart: ChartFile;
  readonly arrow: ChartArrow;
}

export function ArrowDetails({ actor, chart, arrow }: ArrowProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  return (
    <div className={css.root}>
      <div className={wrap.xs}>
        <Chip tone="accent">{t('details.transition')}</Chip>
        <Chip>{t(`kinds.${arrow.by}`)}</Chip>
      </div>
      <h2 className={css.words}>
        {arrow.words?.[lang] ?? (arrow.by === 'always' ? t('kinds.always') : rawEvent(arrow.event))}
      </h2>
      <p className={css.name}>{arrow.event}</p>
      <div className={css.row}>
        <Reveal actor={actor} chart={chart} id={arrow.id} />
        <ElementLink stem={chart.stem} id={arrow.id} />
      </div>
      {arrow.guard ? (
        <Fact title={t('details.when')}>
          <p className={css.text}>{arrow.guard.words[lang]}</p>
          <p className={css.name}>{arrow.guard.raw}</p>
        </Fact>
      ) : null}
      <Acts actor={actor} chart={chart} title={t('details.does')} names={arrow.actions} />
      {arrow.outcome ? (
        <Fact title={t('details.then')}>
          <p className={css.text}>{arrow.outcome[lang]}</p>
        </Fact>
      ) : null}
      <Outcomes arrow={arrow} />
      <States actor={actor} chart={chart} title={t('details.from')} ids={[arrow.source]} />
      {arrow.targets.length > 0 ? (
        <States actor={actor} chart={chart} title={t('details.to')} ids={arrow.targets} />
      ) : (
        <p className={css.quiet}>{t('details.stays')}</p>
      )}
      <Requirements ids={arrow.requirements} chart={chart} />
    </div>
  );
}

/** What it is taken for, and what is then on the screen. */
function Outcomes({ arrow }: Pick<ArrowProps, 'arrow'>) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  if (arrow.outcomes.length === 0) return null;
  return (
    <Fact title={t('details.see')}>
      <ul role="list" className={css.list}>
        {arrow.outcomes.map(({ shows, ...words }) => (
          <li key={words.en} className={css.text}>
            <strong>{words[lang]}</strong>
            <span>{` ${shows.map((one) => t('answers.said', { text: one[lang] })).join(' ')}`}</span>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

function States({
  actor,
  chart,
  title,
  ids,
}: Omit<ArrowProps, 'arrow'> & { readonly title: string; readonly ids: readonly string[] }) {
  const lang = useLang();
  return (
    <Fact title={title}>
      <ul role="list" className={css.list}>
        {ids.map((id) => {
          const state = chart.states.find((other) => other.id === id);
          return (
            <li key={id}>
              <button type="button" className={css.leap} onClick={() => actor.send({ type: 'element.choose', id })}>
                <span>{state ? titleOf(state, { lang, isRaw: false }) : id}</span>{' '}
                <span className={css.name}>{state?.key}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Fact>
  );
}
