import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { siteContentMachine, siteTextMachine } from '#machines/content/site-content.machine.ts';
import { selectParams } from '#machines/kit/page.machine.ts';
import { siteTexts } from '#routes/site.routes.ts';
import { useTo } from '../context.tsx';
import { FailedPart } from '../kit/FailedPart.tsx';
import { Head } from '../kit/Head.tsx';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import { lazyView, NotFetched } from '../kit/lazy-view.ts';
import { SubjectState, useSubject } from '../kit/PageState.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { SkeletonText } from '../ui/Skeleton.tsx';
import * as css from './SiteContent.css.ts';

const contentHtml = lazyView(() => import('../kit/ContentHtml.tsx').then(({ ContentHtml }) => ContentHtml));

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
  const { t } = useTranslation('site');
  const to = useTo();
  const { data, ...subject } = useSubject(actor);
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  const heading = data?.title || title;
  return (
    <SubjectState
      {...subject}
      data={isShown ? (data?.content ?? '') : null}
      failed={t('failed')}
      waiting={<SkeletonText lines={12} />}
      around={(content: ReactNode) => (
        <article className={css.root} tabIndex={-1}>
          <Head page={heading} description={startOf(data?.content ?? '')} />
          <h1 className={css.title} lang={data?.title ? 'zh-CN' : undefined}>
            {heading}
          </h1>
          {content}
        </article>
      )}
    >
      {(html) =>
        html === '' ? (
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            action={<LinkButton href={to.home({ site: 'news' })}>{t('home')}</LinkButton>}
          />
        ) : (
          <LazyBoundary
            of={contentHtml}
            props={{ html, lang: 'zh-CN' }}
            fallback={<SkeletonText lines={12} />}
            failed={(error, retry) => (
              <FailedPart
                title={t('failed')}
                failure={error instanceof NotFetched ? { tag: 'offline' } : null}
                onRetry={retry}
              />
            )}
          />
        )
      }
    </SubjectState>
  );
}

/** R2.1-14, R2.1-18: phones have no footer. `code` is the current page's. */
function SiteNav({ code }: { readonly code: string | undefined }) {
  const { t } = useTranslation(['site', 'shell']);
  const to = useTo();
  return (
    <LinkTabs
      label={t('nav')}
      tabs={siteTexts.map(({ name, ...page }) => ({
        href: to.route(name),
        label: t(`shell:pages.${name}`),
        isCurrent: page.code === code,
      }))}
    />
  );
}
