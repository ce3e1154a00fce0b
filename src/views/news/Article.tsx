import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectOrigin } from '#machines/app/app.machine.ts';
import { type articleMachine, selectKnown } from '#machines/content/article.machine.ts';
import type { Params } from '#machines/kit/page.machine.ts';
import type { ShareActor } from '#machines/sharing/share.machine.ts';
import type { NewsDetail, NewsItem } from '#services/contract/news.contract.ts';
import { LoadedComments } from '../comments/LoadedComments.tsx';
import { useApp, useTo } from '../context.tsx';
import { Head } from '../kit/Head.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { stack } from '../ui/layout.css.ts';
import { ArticleActions } from './ArticleActions.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleState } from './ArticleState.tsx';
import { describedArticle } from './article-data.ts';
import { KnownArticle } from './KnownArticle.tsx';
import { Related } from './Related.tsx';

export type ArticleActor = ActorRefFrom<typeof articleMachine>;

export function Article({ actor }: { readonly actor: ArticleActor }) {
  const { detail, related, share, comments } = useSelector(actor, ({ children }) => children);
  const known = useSelector(actor, selectKnown);
  if (!detail || !related || !share || !comments) return null;
  return (
    <div className={stack.xxl}>
      <Detail actor={detail} share={share} known={known} />
      <LoadedComments actor={comments} subject={detail} />
      <Related actor={related} article={detail} />
    </div>
  );
}

interface DetailProps {
  readonly actor: ResourceActor<NewsDetail>;
  readonly share: ShareActor<Params>;
  readonly known: NewsItem | null;
}

function Detail({ actor, share, known }: DetailProps) {
  return (
    <ArticleState actor={actor} known={known && <KnownArticle news={known} />}>
      {(news) => (
        <>
          <ArticleHead news={news} />
          <ArticleBody news={news} actions={<ArticleActions news={news} share={share} />} />
        </>
      )}
    </ArticleState>
  );
}

function ArticleHead({ news }: { readonly news: NewsDetail }) {
  const { t } = useTranslation('shell');
  const to = useTo();
  const origin = selectOrigin(useApp().getSnapshot());
  return (
    <Head
      page={news.title}
      description={news.summary}
      image={news.coverImg}
      kind="article"
      publishTime={news.publishTime}
      about={describedArticle(news, { origin, url: to.article({ id: news.id }), publisher: t('brand') })}
    />
  );
}
