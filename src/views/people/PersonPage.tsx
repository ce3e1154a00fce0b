import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { PersonActor } from '#machines/content/person.machine.ts';
import type { Params } from '#machines/shared/page.machine.ts';
import { selectData } from '#machines/shared/resource.machine.ts';
import type { ShareActor } from '#machines/shared/share.machine.ts';
import type { PersonDetail } from '#services/contract/people.contract.ts';
import { Head } from '#views/shared/Head.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import { PersonFailed } from './PersonFailed.tsx';
import { PersonHead } from './PersonHead.tsx';
import * as css from './PersonPage.css.ts';
import { PersonSkeleton } from './PersonSkeleton.tsx';
import { PersonTabs } from './PersonTabs.tsx';

/** A member's page (R2.6-57). */
export function PersonPage({ actor }: { readonly actor: PersonActor }) {
  const { detail, share } = useSelector(actor, ({ children }) => children);
  return detail && share ? <Detail actor={actor} detail={detail} share={share} /> : null;
}

interface DetailProps {
  readonly actor: PersonActor;
  readonly detail: ResourceActor<PersonDetail>;
  readonly share: ShareActor<Params>;
}

function Detail({ actor, detail, share }: DetailProps) {
  const { t } = useTranslation('people');
  const person = useSelector(detail, (snapshot) => selectData<PersonDetail>(snapshot));
  const isFailed = useSelector(detail, (snapshot) => snapshot.hasTag('failed'));
  if (isFailed) return <PersonFailed actor={detail} />;
  if (person === null) return <PersonSkeleton />;
  const { nickname: name, company, position } = person;
  return (
    <div className={css.root}>
      <Head
        page={name}
        description={t('person.description', { name, company, position })}
        image={person.avatar}
        kind="profile"
        about={{
          '@type': 'ProfilePage',
          mainEntity: {
            '@type': 'Person',
            name,
            jobTitle: position,
            worksFor: { '@type': 'Organization', name: company },
          },
        }}
      />
      <PersonHead person={person} share={share} />
      <PersonTabs actor={actor} person={person} />
    </div>
  );
}
