import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { FlowCompareActor } from '#machines/flows/flow-compare.machine.ts';
import { type FlowSessionActor, selectSession } from '#machines/flows/flow-session.machine.ts';
import { recordingStoreOf } from '#machines/flows/recording-store.ts';
import { dayAndSecondText } from '../kit/formats.ts';
import { Head } from '../kit/Head.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { stack, wrapRow } from '../ui/layout.css.ts';
import { Select } from '../ui/Select.tsx';
import { CompareBench } from './CompareBench.tsx';
import * as css from './ComparePage.css.ts';
import { OpenFile } from './OpenFile.tsx';
import { PageHead } from './PageHead.tsx';
import { SessionMessages } from './SessionMessages.tsx';
import { useRecording } from './use-session.ts';

const sides = ['left', 'right'] as const;

export function ComparePage({ actor }: { readonly actor: FlowCompareActor }) {
  const { t } = useTranslation('timeline');
  const { left, right } = useSelector(actor, ({ children }) => children);
  if (!left || !right) return null;
  const both = { left, right };
  return (
    <section className={stack.m} aria-label={t('compare.title')}>
      <Head page={t('compare.title')} description={t('compare.lead')} />
      <header>
        <PageHead title={t('compare.title')} lead={t('compare.lead')} />
      </header>
      <div className={css.sides}>
        {sides.map((side) => (
          <Side key={side} actor={both[side]} side={side} />
        ))}
      </div>
      <Both actor={actor} left={left} right={right} />
    </section>
  );
}

interface SideProps {
  readonly actor: FlowSessionActor;
  readonly side: (typeof sides)[number];
}

function Side({ actor, side }: SideProps) {
  const { t, i18n } = useTranslation('timeline');
  const session = useSelector(actor, selectSession);
  const open = recordingStoreOf(actor.system).open();
  return (
    <section className={css.side} aria-label={t(`compare.${side}`)}>
      <h2 className={css.sideTitle}>
        <span>{t(`compare.${side}`)}</span>
        {session ? <span className={css.name}>{` ${session.name || session.route}`}</span> : null}
      </h2>
      {session ? (
        <p className={css.facts}>
          {t('facts', {
            version: session.appVersion || '–',
            time: dayAndSecondText(session.startedAt, i18n.language) || '–',
            route: session.route,
            count: session.count,
          })}
        </p>
      ) : null}
      <div className={wrapRow.s}>
        <OpenFile actor={actor} />
        {open.length > 0 ? (
          <Select
            label={t('compare.open')}
            labelHidden
            tight
            value=""
            placeholder={t('compare.open')}
            options={open.map(({ recording, name, route, count }) => ({
              id: recording,
              label: t('compare.openLabel', { name: name || route, count }),
            }))}
            onChange={({ currentTarget }) => actor.send({ type: 'recording.copy', recording: currentTarget.value })}
          />
        ) : null}
      </div>
      <SessionMessages actor={actor} />
    </section>
  );
}

interface BothProps {
  readonly actor: FlowCompareActor;
  readonly left: FlowSessionActor;
  readonly right: FlowSessionActor;
}

function Both({ actor, left, right }: BothProps) {
  const { t } = useTranslation('timeline');
  const [one, other] = [useRecording(left), useRecording(right)];
  const [here, there] = [useSelector(left, selectSession), useSelector(right, selectSession)];
  if (!one || !other || !here || !there)
    return <EmptyState title={t('compare.empty.title')} text={t('compare.empty.text')} />;
  return (
    <CompareBench
      key={`${here.recording} ${there.recording}`}
      actor={actor}
      recordings={[one, other]}
      sessions={[here, there]}
      charts={recordingStoreOf(left.system).charts}
    />
  );
}
