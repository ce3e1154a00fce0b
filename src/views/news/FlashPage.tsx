import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { flashMachine } from '#machines/content/flashes.machine.ts';
import type { Params } from '#machines/shared/page.machine.ts';
import { selectData } from '#machines/shared/resource.machine.ts';
import type { ShareActor } from '#machines/shared/share.machine.ts';
import type { FlashDetail } from '#services/contract/news.contract.ts';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import * as article from './Article.css.ts';
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
  const { t } = useTranslation(['news', 'shell']);
  const flash = useSelector(actor, (snapshot) => selectData<FlashDetail>(snapshot));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const description = flash ? plainText(flash.content) : t('shell:description');
  return (
    <>
      <meta name="description" content={description} />
      {flash ? (
        <>
          <title>{t('pageTitle', { page: flash.title })}</title>
          <FlashBody flash={flash} share={share} />
        </>
      ) : isFailed ? (
        <FlashFailed actor={actor} />
      ) : (
        <FlashSkeleton />
      )}
    </>
  );
}
