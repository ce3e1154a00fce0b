import { useSelector } from '@xstate/react';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { newsPreviewMachine } from '#machines/content/article.machine.ts';
import { selectFailure } from '#machines/kit/resource.machine.ts';
import { type NewsDetail, newsRefusal } from '#services/contract/news.contract.ts';
import { refusalCode } from '#services/failure.ts';
import { useApp, useCurrentUser, useTo } from '../context.tsx';
import { Head } from '../kit/Head.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import type { MissingPageProps } from '../kit/MissingPage.tsx';
import { Banner } from '../ui/Banner.tsx';
import { stack } from '../ui/layout.css.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleState } from './ArticleState.tsx';

export function NewsPreview({ actor }: { readonly actor: ActorRefFrom<typeof newsPreviewMachine> }) {
  const detail = useSelector(actor, ({ children }) => children.detail);
  return detail ? <Draft actor={detail} /> : null;
}

function Draft({ actor }: { readonly actor: ResourceActor<NewsDetail> }) {
  const { t } = useTranslation(['news', 'newsroom']);
  const failure = useSelector(actor, selectFailure);
  const refusal = useRefusal();
  const isRefused = failure !== null && refusalCode(failure) === newsRefusal.forbidden;
  return (
    <ArticleState actor={actor} refused={isRefused ? refusal : undefined}>
      {(news) => (
        <div className={stack.xxl}>
          <Head page={t('newsroom:preview.title', { title: news.title })} />
          <Banner
            label={t('newsroom:preview.label')}
            text={t(news.isPublished ? 'newsroom:preview.published' : 'newsroom:preview.unpublished')}
            tone="info"
          />
          <ArticleBody news={news} />
        </div>
      )}
    </ArticleState>
  );
}

/** A guest may be the author. */
const useRefusal = (): MissingPageProps => {
  const { t } = useTranslation(['news', 'newsroom', 'shell']);
  const app = useApp();
  const to = useTo();
  const { isLogined } = useCurrentUser();
  const logIn = () => app.send({ type: 'login.wanted', byTap: true });
  return {
    icon: Lock,
    title: t('newsroom:preview.forbidden'),
    text: t('newsroom:preview.forbiddenText'),
    action: isLogined
      ? { href: to.home({ site: 'news' }), label: t('news:article.toHome') }
      : { onClick: logIn, label: t('shell:account.logIn') },
  };
};
