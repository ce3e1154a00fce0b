import { useSelector } from '@xstate/react';
import Building2 from 'lucide-react/icons/building-2';
import { useTranslation } from 'react-i18next';
import { selectFailure } from '#machines/shared/resource.machine.ts';
import { isMissing } from '#services/failure.ts';
import { useTo } from '#views/context.tsx';
import { FailedPage } from '#views/shared/FailedPage.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import { MissingPage } from '#views/shared/MissingPage.tsx';
import { LinkButton } from '#views/ui/LinkButton.tsx';

interface LibraryFailedProps<T> {
  readonly actor: ResourceActor<T>;
  readonly failed: string;
  readonly missing: string;
  readonly missingText: string;
}

/** No company or product: it does not exist, or it could not be brought. */
export function LibraryFailed<T>({ actor, failed, missing, missingText }: LibraryFailedProps<T>) {
  const { t } = useTranslation('company');
  const to = useTo();
  const failure = useSelector(actor, selectFailure);
  return (
    <div>
      {isMissing(failure) ? (
        <MissingPage
          icon={<Building2 size={26} strokeWidth={1.5} />}
          title={missing}
          text={missingText}
          action={
            <LinkButton tone="loud" href={to.companies()}>
              {t('company.toLibrary')}
            </LinkButton>
          }
        />
      ) : (
        <FailedPage title={failed} failure={failure} onRetry={() => actor.send({ type: 'resource.retry' })} />
      )}
    </div>
  );
}
