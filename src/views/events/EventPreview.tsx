import { useSelector } from '@xstate/react';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { eventPreviewMachine } from '#machines/content/event-preview.machine.ts';
import { selectData, selectFailure } from '#machines/shared/resource.machine.ts';
import { type ActivityDetail, activityRefusal } from '#services/contract/activity.contract.ts';
import { refusalCode } from '#services/failure.ts';
import { useApp } from '#views/context.tsx';
import { Head } from '#views/shared/Head.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import { Button } from '#views/ui/Button.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import * as hidden from '#views/ui/VisuallyHidden.css.ts';
import { EventBody } from './EventBody.tsx';
import { EventFailed } from './EventFailed.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';

/** An event that is not out yet (R2.6-75), for those who may see it. */
export function EventPreview({ actor }: { readonly actor: ActorRefFrom<typeof eventPreviewMachine> }) {
  const detail = useSelector(actor, ({ children }) => children.detail);
  return detail ? <Shown actor={detail} /> : null;
}

function Shown({ actor }: { readonly actor: ResourceActor<ActivityDetail> }) {
  const app = useApp();
  const { t } = useTranslation('events');
  const event = useSelector(actor, (snapshot) => selectData<ActivityDetail>(snapshot));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const failure = useSelector(actor, selectFailure);
  if (event) return <EventBody event={event} share={null} />;
  if (!isFailed) return <EventSkeleton />;
  if (failure?.tag === 'expired') {
    const logIn = () => app.send({ type: 'login.wanted', byTap: true });
    return (
      <Closed
        title={t('preview.guest')}
        text={t('preview.guestText')}
        action={
          <Button tone="loud" onClick={logIn}>
            {t('preview.logIn')}
          </Button>
        }
      />
    );
  }
  if (failure && refusalCode(failure) === activityRefusal.forbidden) {
    return <Closed title={t('preview.forbidden')} text={t('preview.forbiddenText')} />;
  }
  return <EventFailed actor={actor} />;
}

interface ClosedProps {
  readonly title: string;
  readonly text: string;
  readonly action?: React.ReactNode;
}

function Closed({ title, text, action }: ClosedProps) {
  const { t } = useTranslation('events');
  return (
    <div>
      <Head page={t('preview.title')} />
      <h1 className={hidden.root}>{t('preview.title')}</h1>
      <EmptyState icon={<Lock size={26} strokeWidth={1.5} />} title={title} text={text} action={action} />
    </div>
  );
}
