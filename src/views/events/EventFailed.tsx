import { useSelector } from '@xstate/react';
import { useTranslation } from '#i18n/TextsProvider.tsx';
import { selectFailure } from '#machines/shared/resource.machine.ts';
import { type ActivityDetail, activityRefusal } from '#services/contract/activity.contract.ts';
import { type Failure, refusalCode } from '#services/failure.ts';
import { FailedPart } from '#views/shared/FailedPart.tsx';
import { Head } from '#views/shared/Head.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import * as hidden from '#views/ui/VisuallyHidden.css.ts';
import * as css from './Event.css.ts';
import { MissingEvents } from './MissingEvents.tsx';

export const isMissing = (failure: Failure | null): boolean =>
  failure !== null && (failure.tag === 'missing' || refusalCode(failure) === activityRefusal.notFound);

/** No event: it does not exist, or it could not be brought. */
export function EventFailed({ actor }: { readonly actor: ResourceActor<ActivityDetail> }) {
  const { t } = useTranslation('events');
  const failure = useSelector(actor, selectFailure);
  if (isMissing(failure)) return <MissingEvents title={t('event.missing')} text={t('event.missingText')} />;
  const title = t('event.failed');
  return (
    <div className={css.root}>
      <Head page={title} />
      <h1 className={hidden.root}>{title}</h1>
      <FailedPart title={title} failure={failure} onRetry={() => actor.send({ type: 'resource.retry' })} />
    </div>
  );
}
