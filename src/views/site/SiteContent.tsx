import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { siteContentMachine, siteTextMachine } from '#machines/content/site-content.machine.ts';
import { selectParams } from '#machines/shared/page.machine.ts';
import { selectData, selectFailure } from '#machines/shared/resource.machine.ts';
import type { FailureTag } from '#services/failure.ts';
import { useTo } from '../context.tsx';
import { Head } from '../shared/Head.tsx';
import { LazyBoundary } from '../shared/LazyBoundary.tsx';
import { lazyView, NotFetched } from '../shared/lazy-view.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { SkeletonText } from '../ui/Skeleton.tsx';
import * as css from './SiteContent.css.ts';
import { SiteNav } from './SiteNav.tsx';

const contentHtml = lazyView(() => import('../shared/ContentHtml.tsx').then(({ ContentHtml }) => ContentHtml));

const descriptionLength = 110;

interface SiteContentProps {
  readonly actor: ActorRefFrom<typeof siteContentMachine>;
  readonly title: string;
}

export function SiteContent({ actor, title }: SiteContentProps) {
  const text: ActorRefFrom<typeof siteTextMachine> | undefined = useSelector(actor, ({ children }) => children.text);
  const code = useSelector(actor, (snapshot) => selectParams(snapshot).code);
  return (
    <div className={css.page}>
      <SiteNav code={code} />
      {text ? <Text actor={text} title={title} /> : null}
    </div>
  );
}

const startOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, descriptionLength);

function Text({ actor, title }: { readonly actor: ActorRefFrom<typeof siteTextMachine>; readonly title: string }) {
  const { t } = useTranslation(['site', 'failure']);
  const to = useTo();
  const snapshot = useSelector(actor, (current) => current);
  const data = selectData(snapshot);
  const shown = snapshot.hasTag('shown');
  const heading = data?.title || title;
  return (
    <article className={css.root} tabIndex={-1}>
      <Head page={heading} description={startOf(data?.content ?? '')} />
      <h1 className={css.title} lang={data?.title ? 'zh-CN' : undefined}>
        {heading}
      </h1>
      {snapshot.hasTag('failed') ? (
        <Failed tag={selectFailure(snapshot)?.tag} onRetry={() => actor.send({ type: 'resource.retry' })} />
      ) : null}
      {shown && !data?.content ? (
        <EmptyState
          title={t('site:empty')}
          text={t('site:emptyText')}
          action={<LinkButton href={to.home({ site: 'news' })}>{t('site:home')}</LinkButton>}
        />
      ) : null}
      {shown && data?.content ? (
        <LazyBoundary
          of={contentHtml}
          props={{ html: data.content, lang: 'zh-CN' }}
          fallback={<SkeletonText lines={12} />}
          failed={(error, retry) => (
            <Failed tag={error instanceof NotFetched ? 'offline' : undefined} onRetry={retry} />
          )}
        />
      ) : null}
      {snapshot.hasTag('loading') ? <SkeletonText lines={12} /> : null}
    </article>
  );
}

interface FailedProps {
  readonly tag: FailureTag | undefined;
  readonly onRetry: () => void;
}

function Failed({ tag = 'crashed', onRetry }: FailedProps) {
  const { t } = useTranslation(['site', 'failure']);
  return (
    <FailedState title={t('site:failed')} text={t(`failure:${tag}`)} retryLabel={t('site:retry')} onRetry={onRetry} />
  );
}
