import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import type { ChartViewActor } from '#machines/flows/chart-view.machine.ts';
import {
  type PathPlayerActor,
  selectPath,
  selectPathFailure,
  selectPaths,
} from '#machines/flows/path-player.machine.ts';
import { FailedPart } from '../kit/FailedPart.tsx';
import { LinkChip } from '../ui/Chip.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { wrap } from '../ui/layout.css.ts';
import { SkeletonText } from '../ui/Skeleton.tsx';
import * as css from './Details.css.ts';
import { Fact } from './Fact.tsx';
import { PathFollowed } from './PathFollowed.tsx';
import { PathRun } from './PathRun.tsx';
import { useLang } from './use-reading.ts';

export function Paths({ actor, chart }: { readonly actor: ChartViewActor; readonly chart: ChartFile }) {
  const player = useSelector(actor, ({ children }) => children.paths);
  return player ? <Player player={player} chart={chart} /> : null;
}

interface PlayerProps {
  readonly player: PathPlayerActor;
  readonly chart: ChartFile;
}

function Player({ player, chart }: PlayerProps) {
  const { t } = useTranslation('flows');
  const failure = useSelector(player, selectPathFailure);
  const path = useSelector(player, selectPath);
  const run = useSelector(player, ({ children }) => children.run);
  const isFailed = useSelector(player, (snapshot) => snapshot.hasTag('failed'));
  const isMissing = useSelector(player, (snapshot) => snapshot.hasTag('missing'));
  const isListed = useSelector(player, (snapshot) => snapshot.hasTag('listed'));
  if (isFailed)
    return (
      <FailedPart
        compact
        title={t('paths.failed')}
        failure={failure}
        onRetry={() => player.send({ type: 'paths.retry' })}
      />
    );
  if (isMissing) return <EmptyState compact title={t('paths.missing')} />;
  if (run && path) return <PathRun player={player} run={run} path={path} chart={chart} />;
  if (path) return <PathFollowed player={player} path={path} chart={chart} />;
  return isListed ? <PathList player={player} chart={chart} /> : <SkeletonText lines={5} />;
}

const criteria = ['transitions', 'outcomes', 'edges', 'pairs'] as const;
const formats: Readonly<Record<string, string>> = {
  xlsx: 'XLSX',
  'zh.csv': 'CSV 中文',
  'en.csv': 'CSV English',
  'zh.feature': 'Gherkin 中文',
  'en.feature': 'Gherkin English',
  'spec.ts': 'Playwright',
  html: 'HTML',
  md: 'Markdown',
  json: 'JSON',
};

function PathList({ player, chart }: PlayerProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const paths = useSelector(player, selectPaths);
  if (!paths) return null;
  const { file, files } = paths;
  return (
    <div className={css.root}>
      <p className={css.text}>{t('paths.lead', { count: file.paths.length, bound: file.lowerBound })}</p>
      <ol role="list" className={css.list}>
        {file.paths.map(({ id, given, steps }, index) => (
          <li key={id}>
            <button type="button" className={css.leap} onClick={() => player.send({ type: 'path.choose', index })}>
              <strong>{t('paths.path', { number: index + 1 })}</strong>{' '}
              <span className={css.soft}>{t('paths.steps', { count: steps.length })}</span>
              <br />
              <span className={css.soft}>{given[lang]}</span>
            </button>
          </li>
        ))}
      </ol>
      <Fact title={t('paths.covers')}>
        <ul role="list" className={css.list}>
          {criteria.map((criterion) => {
            const { paths: count, steps, lowerBound } = chart.covers[criterion];
            return (
              <li key={criterion} className={css.text}>
                <span>{t(`paths.criterion.${criterion}`)}</span>{' '}
                <span className={css.soft}>{t('paths.cover', { paths: count, bound: lowerBound, count: steps })}</span>
              </li>
            );
          })}
        </ul>
      </Fact>
      {Object.keys(files).length > 0 ? (
        <Fact title={t('paths.files')}>
          <div className={wrap.xs}>
            {Object.entries(formats).flatMap(([end, name]) =>
              files[end] === undefined
                ? []
                : [
                    <LinkChip key={end} href={files[end]} download={`${chart.stem}.${end}`}>
                      <Download size={14} aria-hidden="true" />
                      <span>{name}</span>
                    </LinkChip>,
                  ],
            )}
          </div>
        </Fact>
      ) : null}
    </div>
  );
}
