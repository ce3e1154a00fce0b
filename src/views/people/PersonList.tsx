import { useTranslation } from 'react-i18next';
import { useTo } from '../context.tsx';
import type { ListActor } from '../kit/list-actor.ts';
import { PagedList } from '../kit/PagedList.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import * as people from './People.css.ts';
import { LineSkeleton } from './PersonLists.tsx';

interface PersonListProps<T extends { readonly id: string | number }> {
  readonly actor: ListActor<T> | undefined;
  readonly label: string;
  readonly empty: 'articles' | 'posts' | 'follows' | 'fans' | 'favourites';
  readonly children: (item: T) => React.ReactNode;
}

export function PersonList<T extends { readonly id: string | number }>({
  actor,
  label,
  empty,
  children,
}: PersonListProps<T>) {
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
        {children}
      </PagedList>
    </div>
  );
}

function Nothing({ of }: { readonly of: PersonListProps<never>['empty'] }) {
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
    case 'articles':
      return <EmptyState title={t('tab.noArticles')} text={t('tab.noArticlesText')} />;
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
