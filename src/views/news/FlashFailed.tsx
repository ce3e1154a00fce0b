import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectFailure } from '#machines/shared/resource.machine.ts';
import type { FlashDetail } from '#services/contract/news.contract.ts';
import { useTo } from '#views/context.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import { LinkButton } from '#views/ui/LinkButton.tsx';
import { NotThere } from './NotThere.tsx';

/** No flash: it does not exist, or it could not be brought. */
export function FlashFailed({ actor }: { readonly actor: ResourceActor<FlashDetail> }) {
  const { t } = useTranslation(['news', 'newsroom']);
  const to = useTo();
  return (
    <NotThere
      failure={useSelector(actor, selectFailure)}
      missing={{ title: t('newsroom:flash.missing'), text: t('newsroom:flash.missingText') }}
      failed={t('newsroom:flash.failed')}
      wayOn={
        <LinkButton tone="loud" href={to.flashes()}>
          {t('newsroom:flash.toAll')}
        </LinkButton>
      }
      onRetry={() => actor.send({ type: 'resource.retry' })}
    />
  );
}
