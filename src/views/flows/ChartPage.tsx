import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type ChartViewActor,
  selectChart,
  selectChartFailure,
  selectChartStem,
} from '#machines/flows/chart-view.machine.ts';
import { useTo } from '../context.tsx';
import { FailedPart } from '../shared/FailedPart.tsx';
import { Head } from '../shared/Head.tsx';
import { MissingPage } from '../shared/MissingPage.tsx';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { SkeletonBlock, SkeletonLine } from '../ui/Skeleton.tsx';
import { ChartBench } from './ChartBench.tsx';
import * as page from './Flows.css.ts';
import { useLang } from './use-reading.ts';

export function ChartPage({ actor }: { readonly actor: ChartViewActor }) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const to = useTo();
  const chart = useSelector(actor, selectChart);
  const stem = useSelector(actor, selectChartStem);
  const failure = useSelector(actor, selectChartFailure);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isUnknown = useSelector(actor, (snapshot) => snapshot.hasTag('unknown'));
  if (isUnknown) {
    const action = { href: to.flows(), label: t('unknown.all') };
    return <MissingPage title={t('unknown.title')} text={t('unknown.text', { stem })} action={action} />;
  }
  return (
    <>
      <Head page={chart?.name[lang] ?? ''} description={chart?.purpose[lang]} />
      <header className={page.head}>
        <Breadcrumbs label={t('chart.breadcrumb')} steps={[{ href: to.flows(), name: t('chart.back') }]} />
        <h1 className={page.title}>{chart ? chart.name[lang] : <SkeletonLine width="8em" />}</h1>
        <p className={page.lead}>{chart ? chart.purpose[lang] : <SkeletonLine width="20em" />}</p>
      </header>
      {isFailed ? (
        <FailedPart title={t('chart.failed')} failure={failure} onRetry={() => actor.send({ type: 'chart.retry' })} />
      ) : null}
      {chart ? <ChartBench actor={actor} chart={chart} /> : isFailed ? null : <SkeletonBlock height="70vh" />}
    </>
  );
}
