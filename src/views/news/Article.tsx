import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { type articleMachine, selectKnown } from '#machines/content/article.machine.ts';
import type { CommentsActor } from '#machines/shared/comments.machine.ts';
import type { Params } from '#machines/shared/page.machine.ts';
import { selectData } from '#machines/shared/resource.machine.ts';
import type { ShareActor } from '#machines/shared/share.machine.ts';
import type { NewsDetail, NewsItem } from '#services/contract/news.contract.ts';
import { Comments } from '../shared/Comments.tsx';
import type { ResourceActor } from '../shared/Loaded.tsx';
import * as css from './Article.css.ts';
import { ArticleActions } from './ArticleActions.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleState } from './ArticleState.tsx';
import { KnownArticle } from './KnownArticle.tsx';
import { Related } from './Related.tsx';

export type ArticleActor = ActorRefFrom<typeof articleMachine>;

export function Article({ actor }: { readonly actor: ArticleActor }) {
  const { detail, related, share, comments } = useSelector(actor, ({ children }) => children);
  const known = useSelector(actor, selectKnown);
  if (!detail || !related || !share || !comments) return null;
  return (
    <div className={css.page}>
      <Detail actor={detail} share={share} known={known} />
      <ArticleComments actor={comments} article={detail} />
      <Related actor={related} article={detail} />
    </div>
  );
}

interface ArticleCommentsProps {
  readonly actor: CommentsActor;
  readonly article: ResourceActor<NewsDetail>;
}

function ArticleComments({ actor, article }: ArticleCommentsProps) {
  const news = useSelector(article, (snapshot) => selectData<NewsDetail>(snapshot));
  return news && <Comments actor={actor} count={news.commentCount} />;
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
