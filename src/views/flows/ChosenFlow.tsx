import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectChart } from '#machines/flows/chart-view.machine.ts';
import { titlesIn } from '#machines/flows/entry-words.ts';
import { type FlowSessionActor, selectPath } from '#machines/flows/flow-session.machine.ts';
import * as details from './Details.css.ts';
import * as css from './SessionBench.css.ts';
import { useLang } from './use-reading.ts';
import { useChosen } from './use-session.ts';

export function ChosenFlow({ actor }: { readonly actor: FlowSessionActor }) {
  const { t } = useTranslation('timeline');
  const lang = useLang();
  const path = useSelector(actor, selectPath);
  const view = useSelector(actor, ({ children }) => children.chart);
  const chart = useSelector(view, (snapshot) => (snapshot ? selectChart(snapshot) : null));
  const chosen = useChosen(actor);
  const titles = chart && chosen ? titlesIn(chart, chosen.lit, lang) : [];
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
