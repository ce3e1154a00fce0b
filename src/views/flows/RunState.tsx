import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import {
  type PathRunActor,
  selectRunApps,
  selectRunStates,
  selectRunStep,
  selectStopReason,
} from '#machines/flows/path-run.machine.ts';
import type { ShownPath } from '#machines/flows/path-steps.ts';
import { Button } from '../ui/Button.tsx';
import { ChoiceChip } from '../ui/Chip.tsx';
import { wrap } from '../ui/layout.css.ts';
import * as css from './Details.css.ts';
import { StopReasonText } from './StopReasonText.tsx';
import { useLang } from './use-reading.ts';

interface StateProps {
  readonly run: PathRunActor;
  readonly path: ShownPath;
  readonly chart: ChartFile;
}

const describedTags = [
  'searching',
  'joining',
  'silent',
  'passed',
  'partial',
  'lost',
  'failed',
  'resting',
  'sending',
] as const;

export function RunState({ run, path, chart }: StateProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const tags = useSelector(run, (snapshot) => [...snapshot.tags].join(' '));
  const apps = useSelector(run, selectRunApps);
  const stopReason = useSelector(run, selectStopReason);
  const states = useSelector(run, selectRunStates);
  const step = path.steps[useSelector(run, selectRunStep)];
  const is = (tag: string): boolean => tags.split(' ').includes(tag);
  const plain = describedTags.find(is);
  return (
    <div role="status" className={css.part}>
      {plain ? <p className={css.text}>{t(`run.${plain}`)}</p> : null}
      {is('choosing') ? (
        <>
          <p className={css.text}>{t('run.choosing')}</p>
          <div className={wrap.xs}>
            {apps.map(({ app, title, route }) => (
              <ChoiceChip key={app} onClick={() => run.send({ type: 'app.choose', app })}>
                {`${title} ${route}`}
              </ChoiceChip>
            ))}
          </div>
        </>
      ) : null}
      {is('waiting') && step ? (
        <p className={css.text}>{t('run.waiting', { who: t(`kinds.${step.kind}`), words: step.words[lang] })}</p>
      ) : null}
      {is('absent') ? <p className={css.text}>{t('run.absent', { given: path.given[lang] })}</p> : null}
      {is('elsewhere') ? (
        <p className={css.text}>
          {t('run.elsewhere', {
            given: path.given[lang],
            states: states.join(', '),
            begin: path.seen.states.join(', '),
          })}
        </p>
      ) : null}
      {is('absent') || is('elsewhere') ? (
        <div className={wrap.xs}>
          {chart.screens.flatMap(({ href, ...words }) =>
            href === undefined
              ? []
              : [
                  <Button key={href} size="s" onClick={() => run.send({ type: 'route.open', href })}>
                    {t('run.place', { place: words[lang] })}
                  </Button>,
                ],
          )}
        </div>
      ) : null}
      {is('stopped') && stopReason && step ? (
        <StopReasonText stopReason={stopReason} step={step} chart={chart} />
      ) : null}
    </div>
  );
}
