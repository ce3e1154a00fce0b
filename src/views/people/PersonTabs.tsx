import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Followed } from '#machines/content/people-loads.ts';
import { type PersonActor, selectTab } from '#machines/content/person.machine.ts';
import type { Favourite } from '#services/contract/favourite.contract.ts';
import type { PersonDetail } from '#services/contract/people.contract.ts';
import type { Post } from '#services/contract/post.contract.ts';
import { useTo, useVisitor } from '#views/context.tsx';
import type { ListActor } from '#views/shared/list-actor.ts';
import { PagedList } from '#views/shared/PagedList.tsx';
import { capital } from '#views/theme/global.css.ts';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { LinkButton } from '#views/ui/LinkButton.tsx';
import { Tabs } from '#views/ui/Tabs.tsx';
import * as people from './People.css.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { FavouriteRow, FollowedRow, LineSkeleton, PostLine } from './PersonLists.tsx';

interface Props {
  readonly actor: PersonActor;
  readonly person: PersonDetail;
}

/** What there is of a member below his head. The words for follow and fans are those of chapter 6 (R6-13, R6-14). */
export function PersonTabs({ actor, person }: Props) {
  const { t } = useTranslation('people');
  const tab = useSelector(actor, selectTab);
  const { posts, follows, fans, favourites } = useSelector(actor, ({ children }) => children);
  const isOwn = useVisitor().memberId === person.memberId;
  const { nickname: name } = person;
  const labels = {
    posts: t('tab.posts'),
    follows: isOwn ? t('person.ownFollows') : t('person.follows', { name }),
    fans: isOwn ? t('person.ownFans') : t('person.fans', { name }),
    favourites: t('tab.favourites'),
  };
  const shown = tab === 'favourites' && !isOwn ? 'about' : tab;
  return (
    <Tabs
      label={t('tab.label')}
      value={shown}
      onChange={(chosen) => actor.send({ type: 'tab.choose', tab: chosen })}
      items={[
        { id: 'about', label: t('tab.about'), content: <PersonFacts person={person} /> },
        {
          id: 'posts',
          label: labels.posts,
          content: (
            <List<Post> actor={posts} label={labels.posts} empty="posts">
              {(post) => <PostLine post={post} />}
            </List>
          ),
        },
        {
          id: 'follows',
          label: <span className={capital}>{labels.follows}</span>,
          content: (
            <List<Followed> actor={follows} label={labels.follows} empty="follows">
              {(followed) => <FollowedRow person={followed} />}
            </List>
          ),
        },
        {
          id: 'fans',
          label: <span className={capital}>{labels.fans}</span>,
          content: (
            <List<Followed> actor={fans} label={labels.fans} empty="fans">
              {(fan) => <FollowedRow person={fan} />}
            </List>
          ),
        },
        ...(isOwn
          ? [
              {
                id: 'favourites' as const,
                label: labels.favourites,
                content: (
                  <List<Favourite> actor={favourites} label={labels.favourites} empty="favourites">
                    {(favourite) => <FavouriteRow favourite={favourite} />}
                  </List>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

interface ListProps<T extends { readonly id: string | number }> {
  readonly actor: ListActor<T> | undefined;
  readonly label: string;
  readonly empty: 'posts' | 'follows' | 'fans' | 'favourites';
  readonly children: (item: T) => React.ReactNode;
}

function List<T extends { readonly id: string | number }>({ actor, label, empty, children }: ListProps<T>) {
  const { t } = useTranslation('people');
  if (!actor) return null;
  return (
    <div className={people.sheet}>
      <PagedList<T>
        actor={actor}
        label={label}
        failedTitle={t('tab.failed')}
        empty={<Nothing of={empty} />}
        skeleton={<LineSkeleton />}
      >
        {(item) => children(item)}
      </PagedList>
    </div>
  );
}

function Nothing({ of }: { readonly of: ListProps<never>['empty'] }) {
  const { t } = useTranslation('people');
  const to = useTo();
  switch (of) {
    case 'posts':
      return (
        <EmptyState
          title={t('tab.noPosts')}
          text={t('tab.noPostsText')}
          action={<LinkButton href={to.home({ site: 'post' })}>{t('tab.toPosts')}</LinkButton>}
        />
      );
    case 'favourites':
      return (
        <EmptyState
          title={t('tab.noFavourites')}
          text={t('tab.noFavouritesText')}
          action={<LinkButton href={to.home({ site: 'news' })}>{t('tab.toNews')}</LinkButton>}
        />
      );
    default:
      return (
        <EmptyState
          title={t(of === 'fans' ? 'tab.noFans' : 'tab.noFollows')}
          text={t('tab.noPeopleText')}
          action={<LinkButton href={to.peoplePopular()}>{t('tab.toPeople')}</LinkButton>}
        />
      );
  }
}
