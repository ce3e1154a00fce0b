import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Followed } from '#machines/content/people-loads.ts';
import { type PersonActor, selectTab } from '#machines/content/person.machine.ts';
import type { FriendListActor } from '#machines/friends/friend-list.machine.ts';
import type { FriendRequestsActor } from '#machines/friends/friend-requests.machine.ts';
import { selectFilter } from '#machines/kit/paged-list.machine.ts';
import { type Favourite, favouriteTypes } from '#services/contract/favourite.contract.ts';
import type { NewsItem } from '#services/contract/news.contract.ts';
import type { PersonDetail } from '#services/contract/people.contract.ts';
import type { Post } from '#services/contract/post.contract.ts';
import { useCurrentUser } from '../context.tsx';
import { FriendList } from '../friends/FriendList.tsx';
import { FriendRequests } from '../friends/FriendRequests.tsx';
import * as friendRows from '../friends/FriendRows.css.ts';
import type { ListActor } from '../kit/list-actor.ts';
import { Sentence } from '../kit/Sentence.tsx';
import { capital } from '../theme/global.css.ts';
import { ChoiceChip } from '../ui/Chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { Tabs } from '../ui/Tabs.tsx';
import * as hidden from '../ui/VisuallyHidden.css.ts';
import * as people from './People.css.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonList } from './PersonList.tsx';
import { ArticleRow, FavouriteRow, FollowedRow, PostLine } from './PersonLists.tsx';
import * as css from './person-lists.css.ts';
import { useFollowLabels } from './use-follow-labels.ts';

interface Props {
  readonly actor: PersonActor;
  readonly person: PersonDetail;
}

/** Labels as in §6 (R6-13, R6-14). */
export function PersonTabs({ actor, person }: Props) {
  const { t } = useTranslation('people');
  const tab = useSelector(actor, selectTab);
  const { articles, posts, follows, fans, favourites, requests, friends } = useSelector(
    actor,
    ({ children }) => children,
  );
  const isOwn = useCurrentUser().memberId === person.memberId;
  const labels = {
    posts: t('tab.posts'),
    ...useFollowLabels(person.memberId),
    favourites: t('tab.favourites'),
  };
  const isThere = tab === 'favourites' || tab === 'friends' ? isOwn : tab !== 'articles' || person.hasColumn;
  const shown = isThere ? tab : 'about';
  return (
    <Tabs
      label={t('tab.label')}
      value={shown}
      onChange={(chosen) => actor.send({ type: 'tab.choose', tab: chosen })}
      items={[
        { id: 'about', label: t('tab.about'), content: <PersonFacts person={person} /> },
        ...(person.hasColumn
          ? [
              {
                id: 'articles' as const,
                label: t('tab.articles'),
                content: (
                  <PersonList<NewsItem> actor={articles} label={t('tab.articles')} empty="articles">
                    {(article) => <ArticleRow article={article} />}
                  </PersonList>
                ),
              },
            ]
          : []),
        {
          id: 'posts',
          label: labels.posts,
          content: (
            <PersonList<Post> actor={posts} label={labels.posts} empty="posts">
              {(post) => <PostLine post={post} />}
            </PersonList>
          ),
        },
        {
          id: 'follows',
          label: <PeopleLabel text={labels.follows} />,
          content: (
            <PersonList<Followed> actor={follows} label={labels.follows} empty="follows">
              {(followed) => <FollowedRow person={followed} />}
            </PersonList>
          ),
        },
        {
          id: 'fans',
          label: <PeopleLabel text={labels.fans} />,
          content: (
            <PersonList<Followed> actor={fans} label={labels.fans} empty="fans">
              {(fan) => <FollowedRow person={fan} />}
            </PersonList>
          ),
        },
        ...(isOwn
          ? [
              {
                id: 'favourites' as const,
                label: labels.favourites,
                content: (
                  <>
                    <FavouriteKinds actor={favourites} />
                    <PersonList<Favourite> actor={favourites} label={labels.favourites} empty="favourites">
                      {(favourite) => <FavouriteRow favourite={favourite} />}
                    </PersonList>
                  </>
                ),
              },
              {
                id: 'friends' as const,
                label: t('tab.friends'),
                content: requests && friends ? <Friends requests={requests} friends={friends} /> : null,
              },
            ]
          : []),
      ]}
    />
  );
}

function PeopleLabel({ text }: { readonly text: string }) {
  return (
    <span className={capital}>
      <Sentence>{text}</Sentence>
    </span>
  );
}

interface FriendsProps {
  readonly requests: FriendRequestsActor;
  readonly friends: FriendListActor;
}

/** Renders friends after the requests above them, which would push them down. */
function Friends({ requests, friends }: FriendsProps) {
  const list = useSelector(requests, ({ children }) => children.list);
  const isLoading = useSelector(list, (snapshot) => snapshot?.hasTag('loading') ?? true);
  return (
    <div className={classNames(people.sheet, friendRows.root)}>
      <FriendRequests actor={requests} brief />
      {isLoading ? null : <FriendList actor={friends} />}
    </div>
  );
}

function FavouriteKinds({ actor }: { readonly actor: ListActor<Favourite> | undefined }) {
  const { t } = useTranslation('people');
  const chosen = useSelector(actor, (snapshot) => (snapshot && selectFilter(snapshot).kind) ?? '');
  return (
    <fieldset className={css.kinds}>
      <legend className={hidden.root}>{t('tab.kinds')}</legend>
      {(['', ...favouriteTypes] as const).map((kind) => (
        <ChoiceChip
          key={kind}
          aria-pressed={chosen === kind}
          onClick={() => actor?.send({ type: 'list.filter', filter: { kind } })}
        >
          {kind === '' ? t('tab.allKinds') : t(`kind.${kind}`)}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
