import { useSelector } from '@xstate/react';
import Building2 from 'lucide-react/icons/building-2';
import { useTranslation } from '#i18n/TextsProvider.tsx';
import { selectFailure } from '#machines/shared/resource.machine.ts';
import { companyRefusal } from '#services/contract/company.contract.ts';
import { type Failure, refusalCode } from '#services/failure.ts';
import { useTo } from '#views/context.tsx';
import { FailedPart } from '#views/shared/FailedPart.tsx';
import { Head } from '#views/shared/Head.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import { MissingHead } from '#views/shared/MissingHead.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { LinkButton } from '#views/ui/LinkButton.tsx';
import * as hidden from '#views/ui/VisuallyHidden.css.ts';

const isMissing = (failure: Failure | null): boolean =>
  failure !== null && (failure.tag === 'missing' || refusalCode(failure) === companyRefusal.notFound);

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
  const isGone = isMissing(failure);
  const title = isGone ? missing : failed;
  return (
    <div>
      {isGone ? <MissingHead page={title} /> : <Head page={title} />}
      <h1 className={hidden.root}>{title}</h1>
      {isGone ? (
        <EmptyState
          icon={<Building2 size={26} strokeWidth={1.5} />}
          title={title}
          text={missingText}
          action={
            <LinkButton tone="loud" href={to.companies()}>
              {t('company.toLibrary')}
            </LinkButton>
          }
        />
      ) : (
        <FailedPart title={title} failure={failure} onRetry={() => actor.send({ type: 'resource.retry' })} />
      )}
    </div>
  );
}
