import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type ChartViewActor,
  selectChart,
  selectChartFailure,
  selectChartStem,
} from '#machines/flows/chart-view.machine.ts';
import { useTo } from '../context.tsx';
import { FailedPart } from '../kit/FailedPart.tsx';
import { Head } from '../kit/Head.tsx';
import { MissingPage } from '../kit/MissingPage.tsx';
import { SkeletonBlock, SkeletonLine } from '../ui/Skeleton.tsx';
import { ChartBench } from './ChartBench.tsx';
import { PageHead } from './PageHead.tsx';
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
      <header>
        <PageHead
          title={chart ? chart.name[lang] : <SkeletonLine width="8em" />}
          lead={chart ? chart.purpose[lang] : <SkeletonLine width="20em" />}
        />
      </header>
      {isFailed ? (
        <FailedPart title={t('chart.failed')} failure={failure} onRetry={() => actor.send({ type: 'chart.retry' })} />
      ) : null}
      {chart ? <ChartBench actor={actor} chart={chart} /> : isFailed ? null : <SkeletonBlock height="70vh" />}
    </>
  );
}
