import { useSelector } from '@xstate/react';
import UserX from 'lucide-react/icons/user-x';
import { useTranslation } from 'react-i18next';
import { selectFailure } from '#machines/shared/resource.machine.ts';
import type { PersonDetail } from '#services/contract/people.contract.ts';
import { isMissing } from '#services/failure.ts';
import { useTo } from '#views/context.tsx';
import { FailedPage } from '#views/shared/FailedPage.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import { MissingPage } from '#views/shared/MissingPage.tsx';
import { LinkButton } from '#views/ui/LinkButton.tsx';
import * as css from './PersonPage.css.ts';

interface PersonMissingProps {
  readonly title: string;
  readonly text: string;
}

/** What the address asks for does not exist; other people do. */
export function PersonMissing({ title, text }: PersonMissingProps) {
  const { t } = useTranslation('people');
  const to = useTo();
  return (
    <div className={css.sheet}>
      <MissingPage
        icon={<UserX size={26} strokeWidth={1.5} />}
        title={title}
        text={text}
        action={
          <LinkButton tone="loud" href={to.people()}>
            {t('person.toAll')}
          </LinkButton>
        }
      />
    </div>
  );
}

/** No page: there is no such member, or it could not be brought. */
export function PersonFailed({ actor }: { readonly actor: ResourceActor<PersonDetail> }) {
  const { t } = useTranslation('people');
  const failure = useSelector(actor, selectFailure);
  if (isMissing(failure)) return <PersonMissing title={t('person.missing')} text={t('person.missingText')} />;
  return (
    <div className={css.sheet}>
      <FailedPage title={t('person.failed')} failure={failure} onRetry={() => actor.send({ type: 'resource.retry' })} />
    </div>
  );
}
