import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { flashMachine } from '#machines/content/flashes.machine.ts';
import type { Params } from '#machines/shared/page.machine.ts';
import { selectData } from '#machines/shared/resource.machine.ts';
import type { ShareActor } from '#machines/shared/share.machine.ts';
import type { FlashDetail } from '#services/contract/news.contract.ts';
import { useApp, useTo } from '#views/context.tsx';
import { Head } from '#views/shared/Head.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import * as article from './Article.css.ts';
import { describedFlash } from './article-data.ts';
import { FlashBody } from './FlashBody.tsx';
import { FlashFailed } from './FlashFailed.tsx';
import { FlashSkeleton } from './FlashSkeleton.tsx';
import { plainText } from './plain-text.ts';
import { Related } from './Related.tsx';

/** One flash (R2.6-47) and the news near it. */
export function FlashPage({ actor }: { readonly actor: ActorRefFrom<typeof flashMachine> }) {
  const { detail, related, share } = useSelector(actor, ({ children }) => children);
  if (!detail || !related || !share) return null;
  return (
    <div className={article.page}>
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
  const { t } = useTranslation('shell');
  const to = useTo();
  const { origin } = useApp().getSnapshot().context;
  const flash = useSelector(actor, (snapshot) => selectData<FlashDetail>(snapshot));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  if (!flash) return isFailed ? <FlashFailed actor={actor} /> : <FlashSkeleton />;
  return (
    <>
      <Head
        page={flash.title}
        description={plainText(flash.content)}
        kind="article"
        publishTime={flash.publishTime}
        about={describedFlash(flash, { origin, url: to.flash({ id: flash.id }), publisher: t('brand') })}
      />
      <FlashBody flash={flash} share={share} />
    </>
  );
}
