import { useSelector } from '@xstate/react';
import LinkIcon from 'lucide-react/icons/link';
import { useTranslation } from 'react-i18next';
import { type FlowLiveActor, selectApps, selectWatched, selectWatchedId } from '#machines/flows/flow-live.machine.ts';
import { type FlowSessionActor, selectIndex, selectPath, selectSession } from '#machines/flows/flow-session.machine.ts';
import { livePart } from '#machines/flows/flows.machine.ts';
import { useTo } from '../context.tsx';
import { Button } from '../ui/Button.tsx';
import { ChoiceChip } from '../ui/Chip.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { wrapRow } from '../ui/layout.css.ts';
import { Select } from '../ui/Select.tsx';
import * as css from './LivePage.css.ts';

interface StripProps {
  readonly actor: FlowLiveActor;
}

export function LiveStrip({ actor }: StripProps) {
  const session = useSelector(actor, ({ children }) => children.session);
  return (
    <div className={wrapRow.s}>
      <LiveStatus actor={actor} />
      <Windows actor={actor} />
      <span className={wrapRow.s}>{session ? <MomentTools actor={actor} session={session} /> : null}</span>
    </div>
  );
}

const statuses = ['joining', 'watching', 'silent', 'lost', 'failed'] as const;

function LiveStatus({ actor }: StripProps) {
  const { t } = useTranslation('timeline');
  const watched = useSelector(actor, selectWatched);
  const status = useSelector(actor, (snapshot) => statuses.find((tag) => snapshot.hasTag(tag)) ?? null);
  const isTrouble = status === 'silent' || status === 'lost' || status === 'failed';
  return (
    <>
      <p role="status" className={css.status}>
        {status === 'joining' ? <span>{t('live.joining')}</span> : null}
        {status === 'watching' ? (
          <>
            <span className={css.dot} aria-hidden="true" />
            <span>{t('live.watching')}</span> <span className={css.route}>{watched?.route}</span>
          </>
        ) : null}
      </p>
      <p role="alert" className={css.trouble}>
        {isTrouble ? (
          <>
            <strong>{t(`live.${status}.title`)}</strong> <span>{t(`live.${status}.text`)}</span>
          </>
        ) : null}
      </p>
      {status === 'silent' && watched ? (
        <Button size="s" onClick={() => actor.send({ type: 'app.choose', app: watched.app })}>
          {t('live.silent.retry')}
        </Button>
      ) : null}
    </>
  );
}

function Windows({ actor }: StripProps) {
  const { t } = useTranslation('timeline');
  const apps = useSelector(actor, selectApps);
  const watched = useSelector(actor, selectWatchedId);
  const isChoosing = useSelector(actor, (snapshot) => snapshot.hasTag('choosing'));
  const isHere = apps.some(({ app }) => app === watched);
  if (isChoosing || apps.length === 0 || (apps.length === 1 && isHere)) return null;
  return (
    <Select
      label={t('live.app')}
      labelHidden
      tight
      value={isHere ? (watched ?? '') : ''}
      {...(isHere ? {} : { placeholder: t('live.app') })}
      options={apps.map(({ app, title, route }) => ({ id: app, label: t('live.appLabel', { title, route }) }))}
      onChange={({ currentTarget }) => actor.send({ type: 'app.choose', app: currentTarget.value })}
    />
  );
}

function MomentTools({ actor, session }: StripProps & { readonly session: FlowSessionActor }) {
  const { t } = useTranslation('timeline');
  const to = useTo();
  const open = useSelector(session, selectSession);
  const index = useSelector(session, selectIndex);
  const path = useSelector(session, selectPath);
  const isFollowing = useSelector(actor, (snapshot) => snapshot.hasTag('following'));
  const isAtEnd = useSelector(session, (snapshot) => snapshot.hasTag('following'));
  if (!open) return null;
  const query = new URLSearchParams({ actor: path, entry: String(open.first + index - 1) });
  return (
    <>
      <ChoiceChip
        aria-pressed={isFollowing}
        title={t('live.followHint')}
        onClick={() => actor.send({ type: 'follow.toggle' })}
      >
        {t('live.follow')}
      </ChoiceChip>
      {isAtEnd ? null : (
        <Button size="s" tone="loud" onClick={() => session.send({ type: 'moment.goToEnd' })}>
          {t('live.toNow')}
        </Button>
      )}
      <LinkButton
        size="s"
        icon={<LinkIcon size={15} aria-hidden="true" />}
        href={`${to.flows({ machine: livePart })}?${query}`}
      >
        {t('live.link')}
      </LinkButton>
    </>
  );
}
