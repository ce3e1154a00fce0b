import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ListHead } from '#machines/content/find-news-list.ts';
import type { NewsItemsActor } from '#machines/content/news-list.machine.ts';
import { selectTotal } from '#machines/kit/paged-list.machine.ts';
import { useTo } from '../context.tsx';
import { Counted } from '../kit/Counted.tsx';
import { langOf } from '../kit/lang-of.ts';
import { Sentence } from '../kit/Sentence.tsx';
import { Chip } from '../ui/Chip.tsx';
import { stack, wrapRow } from '../ui/layout.css.ts';
import * as css from './ListHeading.css.ts';
import { NewsBreadcrumbs } from './NewsBreadcrumbs.tsx';
import { tagHref } from './tag-address.ts';
import { useListAbout } from './use-list-name.ts';

interface ListHeadingProps {
  readonly head: ListHead;
  readonly name: string;
  readonly items: NewsItemsActor;
}

export function ListHeading({ head, name, items }: ListHeadingProps) {
  const { t } = useTranslation(['news', 'newsroom']);
  const to = useTo();
  const total = useSelector(items, selectTotal);
  const about = useListAbout(head);
  const { branch, kind, tag } = head;
  const isBelow = branch !== null && branch.id !== tag?.id;
  const steps = [
    { href: to.home({ site: 'news' }), name: t('home.title') },
    ...(kind === 'all' ? [{ name: t('article.news') }] : [{ href: to.newsList(), name: t('article.news') }]),
    ...(isBelow ? [{ href: tagHref(to, branch), name: branch.name }] : []),
    ...(kind === 'all' ? [] : [{ name: isBelow && kind === 'theme' ? (head.name ?? name) : name }]),
  ];
  return (
    <header className={stack.s}>
      <NewsBreadcrumbs steps={steps} />
      <div className={wrapRow.m}>
        <h1 className={css.title} lang={langOf(name)}>
          {name}
        </h1>
        {kind === 'tag' || kind === 'source' || kind === 'company' ? (
          <Chip tone="accent">{t(`newsroom:list.kind.${kind}`)}</Chip>
        ) : null}
      </div>
      <p className={css.text}>
        <Sentence>{about}</Sentence>
        <Counted of={total}>
          {(_, count) => (
            <span className={count === 0 ? css.pending : css.total}>{t('newsroom:list.total', { count })}</span>
          )}
        </Counted>
      </p>
    </header>
  );
}
