import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectOrigin } from '#machines/app/app.machine.ts';
import type { flashMachine } from '#machines/content/flashes.machine.ts';
import type { Params } from '#machines/kit/page.machine.ts';
import type { ShareActor } from '#machines/sharing/share.machine.ts';
import type { FlashDetail } from '#services/contract/news.contract.ts';
import { useApp, useTo } from '../context.tsx';
import { Head } from '../kit/Head.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { HeadSkeleton, PageState } from '../kit/PageState.tsx';
import { stack } from '../ui/layout.css.ts';
import { SkeletonText } from '../ui/Skeleton.tsx';
import { describedFlash } from './article-data.ts';
import { FlashBody } from './FlashBody.tsx';
import { plainText } from './plain-text.ts';
import { Related } from './Related.tsx';

export function FlashPage({ actor }: { readonly actor: ActorRefFrom<typeof flashMachine> }) {
  const { detail, related, share } = useSelector(actor, ({ children }) => children);
  if (!detail || !related || !share) return null;
  return (
    <div className={stack.xxl}>
      <Detail actor={detail} share={share} />
      <Related actor={related} article={detail} />
    </div>
  );
}

interface DetailProps {
  readonly actor: ResourceActor<FlashDetail>;
  readonly share: ShareActor<Params>;
}

function Detail({ actor, share }: DetailProps) {
  const { t } = useTranslation(['news', 'newsroom', 'shell']);
  const to = useTo();
  const origin = selectOrigin(useApp().getSnapshot());
  return (
    <PageState
      actor={actor}
      title={t('newsroom:flash.title')}
      loading={t('news:loading')}
      failed={t('newsroom:flash.failed')}
      missing={{
        title: t('newsroom:flash.missing'),
        text: t('newsroom:flash.missingText'),
        action: { href: to.flashes(), label: t('newsroom:flash.toAll') },
      }}
      skeleton={
        <>
          <HeadSkeleton above="8rem" below="50%" />
          <SkeletonText lines={3} />
        </>
      }
    >
      {(flash) => (
        <>
          <Head
            page={flash.title}
            description={plainText(flash.content)}
            kind="article"
            publishTime={flash.publishTime}
            about={describedFlash(flash, { origin, url: to.flash({ id: flash.id }), publisher: t('shell:brand') })}
          />
          <FlashBody flash={flash} share={share} />
        </>
      )}
    </PageState>
  );
}
