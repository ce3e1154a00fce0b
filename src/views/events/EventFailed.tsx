import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectFailure } from '#machines/shared/resource.machine.ts';
import type { ActivityDetail } from '#services/contract/activity.contract.ts';
import { isMissing } from '#services/failure.ts';
import { FailedPage } from '#views/shared/FailedPage.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import * as css from './Event.css.ts';
import { MissingEvents } from './MissingEvents.tsx';

/** No event: it does not exist, or it could not be brought. */
export function EventFailed({ actor }: { readonly actor: ResourceActor<ActivityDetail> }) {
  const { t } = useTranslation('events');
  const failure = useSelector(actor, selectFailure);
  if (isMissing(failure)) return <MissingEvents title={t('event.missing')} text={t('event.missingText')} />;
  return (
    <div className={css.root}>
      <FailedPage title={t('event.failed')} failure={failure} onRetry={() => actor.send({ type: 'resource.retry' })} />
    </div>
  );
}
