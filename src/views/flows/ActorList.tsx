import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { inTreeOrder } from '#machines/flows/actor-tree.ts';
import { stemOf } from '#machines/flows/chart-file.ts';
import { titlesIn } from '#machines/flows/entry-words.ts';
import { type FlowSessionActor, selectPath } from '#machines/flows/flow-session.machine.ts';
import type { ActorAtMoment } from '#machines/flows/recording.ts';
import { tiny } from '../ui/text.css.ts';
import * as css from './ActorList.css.ts';
import { useLang } from './use-reading.ts';
import { useCharts, useMoment } from './use-session.ts';

interface ListProps {
  readonly actor: FlowSessionActor;
}

export function ActorList({ actor }: ListProps) {
  const { t } = useTranslation('timeline');
  const moment = useMoment(actor);
  const all = inTreeOrder(moment?.actors ?? []);
  const running = all.filter(({ status }) => status === 'active');
  const ended = all.filter(({ status }) => status !== 'active');
  return (
    <nav aria-label={t('actors.label')}>
      <Rows actor={actor} rows={running} />
      {ended.length > 0 ? (
        <details className={css.ended}>
          <summary>{t('actors.endedCount', { count: ended.length })}</summary>
          <Rows actor={actor} rows={ended.slice(-200)} />
        </details>
      ) : null}
    </nav>
  );
}

function Rows({ actor, rows }: ListProps & { readonly rows: readonly ActorAtMoment[] }) {
  return (
    <ul role="list" className={css.list}>
      {rows.map((row) => (
        <Row key={`${row.path}#${row.incarnation}`} actor={actor} row={row} />
      ))}
    </ul>
  );
}

function Row({ actor, row }: ListProps & { readonly row: ActorAtMoment }) {
  const { t } = useTranslation('timeline');
  const lang = useLang();
  const chart = useCharts(actor).get(row.machine);
  const isChosen = useSelector(actor, (snapshot) => selectPath(snapshot) === row.path);
  const { path, machine, incarnation, status } = row;
  const depth = path.split('/').length - 1;
  const titles = chart ? titlesIn(chart, row.activeStates, lang) : [];
  const where = titles.join(' · ') || t(`actors.status.${statusOf(status)}`);
  return (
    <li>
      <button
        type="button"
        className={css.row}
        style={{ paddingLeft: `${8 + Math.min(depth, 6) * 12}px` }}
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => actor.send({ type: 'actor.choose', path, stem: machine === null ? null : stemOf(machine) })}
      >
        <span className={css.name}>
          <span>{chart?.name[lang] ?? path.split('/').at(-1)}</span>
          {chart && isNamedOtherwise(path, chart.machine) ? (
            <span className={tiny}>{` ${path.split('/').at(-1)}`}</span>
          ) : null}
          {incarnation > 1 ? <span className={tiny}>{` ${t('actors.again', { count: incarnation })}`}</span> : null}
        </span>
        <span className={css.state}>{where}</span>
      </button>
    </li>
  );
}

/** Actors of the same chart are distinguished by their own names. */
const isNamedOtherwise = (path: string, machine: string): boolean => {
  const name = path.split('/').at(-1) ?? '';
  return name !== '' && name !== machine && !name.startsWith('page-');
};

const statuses = ['active', 'done', 'error'] as const;
const statusOf = (status: string) => statuses.find((known) => known === status) ?? 'stopped';
