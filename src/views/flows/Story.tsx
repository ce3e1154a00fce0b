import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import type { StoryWithCharts } from '#machines/flows/flow-loads.ts';
import { useTo } from '../context.tsx';
import { Head } from '../kit/Head.tsx';
import { Loaded, type ResourceActor } from '../kit/Loaded.tsx';
import { MissingPage } from '../kit/MissingPage.tsx';
import { inline } from '../ui/link.css.ts';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import { Begins, Ends, Troubles } from './Answers.tsx';
import { PageHead } from './PageHead.tsx';
import * as css from './Story.css.ts';
import { useLang } from './use-reading.ts';

export function StoryPage({ actor }: { readonly actor: ResourceActor<StoryWithCharts | null> }) {
  const { t } = useTranslation('flows');
  const to = useTo();
  const action = { href: to.flows(), label: t('unknown.all') };
  return (
    <Loaded
      actor={actor}
      failedTitle={t('story.failed')}
      heading="h1"
      skeleton={<SkeletonBlock height="70vh" />}
      empty={<MissingPage title={t('story.unknown')} text={t('story.unknownText')} action={action} />}
    >
      {(story) => (story ? <Shown story={story} /> : null)}
    </Loaded>
  );
}

function Shown({ story: { name, purpose, charts } }: { readonly story: StoryWithCharts }) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const [first] = charts;
  return (
    <>
      <Head page={name[lang]} description={purpose[lang]} />
      <header>
        <PageHead title={name[lang]} lead={purpose[lang]} />
      </header>
      <div className={css.answers}>
        <section className={css.panel}>
          {first ? <Begins chart={first} /> : null}
          <h2 className={css.title}>{t('story.charts')}</h2>
          <ol className={css.steps}>
            {charts.map((chart) => (
              <li key={chart.stem}>
                <ChartLink chart={chart} /> <span className={css.soft}>{chart.purpose[lang]}</span>
              </li>
            ))}
          </ol>
          <h2 className={css.title}>{t('answers.ends')}</h2>
          <Parts charts={charts} of={Ends} />
        </section>
        <section className={css.panel}>
          <h2 className={css.title}>{t('answers.wrong')}</h2>
          <Parts charts={charts} of={Troubles} />
        </section>
      </div>
    </>
  );
}

function ChartLink({ chart }: { readonly chart: ChartFile }) {
  const lang = useLang();
  const to = useTo();
  return (
    <Link className={inline} href={to.flows({ machine: chart.stem })}>
      {chart.name[lang]}
    </Link>
  );
}

interface PartsProps {
  readonly charts: readonly ChartFile[];
  readonly of: typeof Ends;
}

function Parts({ charts, of: Part }: PartsProps) {
  return charts.map((chart) => (
    <section key={chart.stem}>
      <h3 className={css.part}>
        <ChartLink chart={chart} />
      </h3>
      <Part chart={chart} />
    </section>
  ));
}
