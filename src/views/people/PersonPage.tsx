import { useSelector } from '@xstate/react';
import UserX from 'lucide-react/icons/user-x';
import { useTranslation } from 'react-i18next';
import type { PersonActor } from '#machines/content/person.machine.ts';
import type { Params } from '#machines/kit/page.machine.ts';
import type { ShareActor } from '#machines/sharing/share.machine.ts';
import type { PersonDetail } from '#services/contract/people.contract.ts';
import { useTo } from '../context.tsx';
import { Head } from '../kit/Head.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { PageState } from '../kit/PageState.tsx';
import { stack } from '../ui/layout.css.ts';
import { PersonHead } from './PersonHead.tsx';
import { PersonSkeleton } from './PersonSkeleton.tsx';
import { PersonTabs } from './PersonTabs.tsx';

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
  const { t } = useTranslation(['people', 'shell']);
  const to = useTo();
  return (
    <PageState
      actor={detail}
      title={t('person.waiting')}
      loading={t('shell:loading')}
      frame={stack.l}
      skeleton={<PersonSkeleton />}
      failed={t('person.failed')}
      missing={{
        icon: UserX,
        title: t('person.missing'),
        text: t('person.missingText'),
        action: { href: to.people(), label: t('person.toAll') },
      }}
    >
      {(person) => (
        <div className={stack.l}>
          <PersonMeta person={person} />
          <PersonHead person={person} share={share} />
          <PersonTabs actor={actor} person={person} />
        </div>
      )}
    </PageState>
  );
}

function PersonMeta({ person }: { readonly person: PersonDetail }) {
  const { t } = useTranslation('people');
  const { nickname: name, company, position } = person;
  return (
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
  );
}
