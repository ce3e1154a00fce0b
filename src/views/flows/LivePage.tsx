import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type FlowLiveActor, selectApps } from '#machines/flows/flow-live.machine.ts';
import { type FlowSessionActor, selectSession } from '#machines/flows/flow-session.machine.ts';
import { studioFeatures } from '#machines/flows/studio-features.ts';
import { useTo } from '../context.tsx';
import { secondText } from '../kit/formats.ts';
import { Head } from '../kit/Head.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { stack } from '../ui/layout.css.ts';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import * as page from './Flows.css.ts';
import * as css from './LivePage.css.ts';
import { LiveStrip } from './LiveStrip.tsx';
import { PageHead } from './PageHead.tsx';
import { RecordingStrip } from './RecordingStrip.tsx';
import { SessionBench } from './SessionBench.tsx';
import { SessionMessages } from './SessionMessages.tsx';

interface LiveProps {
  readonly actor: FlowLiveActor;
}

export function LivePage({ actor }: LiveProps) {
  const { t } = useTranslation('timeline');
  const session = useSelector(actor, ({ children }) => children.session);
  const open = useSelector(session, (snapshot) => snapshot && selectSession(snapshot));
  const recording = useSelector(actor, ({ children }) => children.recording);
  return (
    <section className={stack.m} aria-label={t('live.title')}>
      <Head page={t('live.title')} description={t('live.lead')} />
      <header className={page.wideHead}>
        <PageHead title={t('live.title')} lead={open ? undefined : t('live.lead')} />
        <LiveStrip actor={actor} />
        {session && recording ? <RecordingStrip actor={recording} session={session} /> : null}
      </header>
      {session ? <FoldedAway session={session} /> : null}
      {session ? <SessionMessages actor={session} /> : null}
      {session ? <Body actor={actor} session={session} /> : null}
    </section>
  );
}

function FoldedAway({ session }: { readonly session: FlowSessionActor }) {
  const { t } = useTranslation('timeline');
  const count = useSelector(session, (snapshot) => selectSession(snapshot)?.first ?? 0);
  return (
    <p role="status" className={css.folded}>
      {count > 0 ? t('live.folded', { count }) : ''}
    </p>
  );
}

interface BodyProps extends LiveProps {
  readonly session: FlowSessionActor;
}

function Body({ actor, session }: BodyProps) {
  const open = useSelector(session, selectSession);
  const isJoining = useSelector(actor, (snapshot) => snapshot.hasTag('joining'));
  if (open) return <SessionBench key={open.recording} actor={session} />;
  return isJoining ? <SkeletonBlock height="60vh" /> : <Waiting actor={actor} />;
}

function Waiting({ actor }: LiveProps) {
  const { t } = useTranslation('timeline');
  const to = useTo();
  const isSearching = useSelector(actor, (snapshot) => snapshot.hasTag('searching'));
  const isChoosing = useSelector(actor, (snapshot) => snapshot.hasTag('choosing'));
  return (
    <div className={css.waiting}>
      {isSearching && !studioFeatures().watching ? (
        <EmptyState title={t('live.off.title')} text={t('live.off.text')} />
      ) : null}
      {isSearching && studioFeatures().watching ? (
        <EmptyState
          title={t('live.searching.title')}
          text={t('live.searching.text')}
          action={
            <LinkButton tone="loud" href={to.home()} target="_blank" rel="noopener">
              {t('live.searching.open')}
            </LinkButton>
          }
        />
      ) : null}
      {isChoosing ? <Choice actor={actor} /> : null}
    </div>
  );
}

function Choice({ actor }: LiveProps) {
  const { t, i18n } = useTranslation('timeline');
  const apps = useSelector(actor, selectApps);
  return (
    <section aria-labelledby="live-choice" className={css.choice}>
      <h2 id="live-choice" className={css.choiceTitle}>
        {t('live.choosing.title', { count: apps.length })}
      </h2>
      <p className={page.lead}>{t('live.choosing.text')}</p>
      <ul role="list" className={css.apps}>
        {apps.map(({ app, title, route, startedAt }) => (
          <li key={app} className={css.app}>
            <div className={css.appWords}>
              <strong>{title}</strong>
              <span className={css.route}>
                {`${route} · ${t('live.since', { time: secondText(startedAt, i18n.language) || '–' })}`}
              </span>
            </div>
            <Button size="s" tone="loud" onClick={() => actor.send({ type: 'app.choose', app })}>
              {t('live.watch')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
