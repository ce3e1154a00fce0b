import { useSelector } from '@xstate/react';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { eventPreviewMachine } from '#machines/content/event-preview.machine.ts';
import { selectFailure } from '#machines/kit/resource.machine.ts';
import { type ActivityDetail, activityRefusal } from '#services/contract/activity.contract.ts';
import { type Failure, refusalCode } from '#services/failure.ts';
import { useApp } from '../context.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import type { MissingPageProps } from '../kit/MissingPage.tsx';
import { EventBody } from './EventBody.tsx';
import { EventState } from './EventState.tsx';

export function EventPreview({ actor }: { readonly actor: ActorRefFrom<typeof eventPreviewMachine> }) {
  const detail = useSelector(actor, ({ children }) => children.detail);
  return detail ? <Shown actor={detail} /> : null;
}

function Shown({ actor }: { readonly actor: ResourceActor<ActivityDetail> }) {
  const failure = useSelector(actor, selectFailure);
  return (
    <EventState actor={actor} refused={useRefusal(failure)}>
      {(event) => <EventBody event={event} share={null} />}
    </EventState>
  );
}

/** A guest may have the permission after login. */
const useRefusal = (failure: Failure | null): MissingPageProps | undefined => {
  const app = useApp();
  const { t } = useTranslation('events');
  if (failure?.tag === 'expired') {
    const onClick = () => app.send({ type: 'login.wanted', byTap: true });
    return {
      icon: Lock,
      title: t('preview.guest'),
      text: t('preview.guestText'),
      action: { onClick, label: t('preview.logIn') },
    };
  }
  return failure !== null && refusalCode(failure) === activityRefusal.forbidden
    ? { icon: Lock, title: t('preview.forbidden'), text: t('preview.forbiddenText') }
    : undefined;
};
