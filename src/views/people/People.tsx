import { useSelector } from '@xstate/react';
import UserX from 'lucide-react/icons/user-x';
import { useTranslation } from 'react-i18next';
import { type PeopleActor, selectList } from '#machines/content/people.machine.ts';
import type { Person } from '#machines/content/people-loads.ts';
import { selectFailure } from '#machines/kit/resource.machine.ts';
import { isMissing } from '#services/failure.ts';
import { useMay, useTo } from '../context.tsx';
import { MissingPage } from '../kit/MissingPage.tsx';
import { PagedList } from '../kit/PagedList.tsx';
import { stack } from '../ui/layout.css.ts';
import { Newest } from './Newest.tsx';
import * as css from './People.css.ts';
import { PeopleEmpty, ProfileWanted } from './PeopleEmpty.tsx';
import { PeopleFilter } from './PeopleFilter.tsx';
import { PeopleHead } from './PeopleHead.tsx';
import { PeopleTags } from './PeopleTags.tsx';
import { PersonRow, PersonRowSkeleton } from './PersonRow.tsx';

export function People({ actor }: { readonly actor: PeopleActor }) {
  const { t } = useTranslation('people');
  const to = useTo();
  const { list, tags, choices, newest } = useSelector(actor, ({ children }) => children);
  const name = useSelector(actor, selectList);
  const mayLook = useMay('seeVisitors');
  const failure = useSelector(tags, (snapshot) => (snapshot?.hasTag('failed') ? selectFailure(snapshot) : null));
  if (!list || !tags) return null;
  if (isMissing(failure)) {
    const action = { href: to.people(), label: t('person.toAll') };
    return <MissingPage icon={UserX} title={t('tags.missing')} text={t('tags.missingText')} action={action} />;
  }
  const isClosed = name === 'visitors' && mayLook === 'complete';
  return (
    <div className={stack.l}>
      <PeopleHead actor={actor} tags={tags} />
      {isClosed ? (
        <ProfileWanted />
      ) : (
        <>
          {newest && name === 'all' ? <Newest newest={newest} /> : null}
          {choices ? <PeopleTags actor={actor} tags={tags} /> : null}
          {choices ? <PeopleFilter actor={actor} choices={choices} list={list} /> : null}
          <div className={css.sheet}>
            <PagedList<Person>
              actor={list}
              label={t(`${name}.heading`, { tag: '' })}
              failedTitle={t('list.failed')}
              empty={<PeopleEmpty actor={actor} />}
              skeleton={<PersonRowSkeleton />}
            >
              {(person) => <PersonRow person={person} />}
            </PagedList>
          </div>
        </>
      )}
    </div>
  );
}
