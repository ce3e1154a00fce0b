import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type FlowSessionActor, selectHandedOver, selectSessionFailure } from '#machines/flows/flow-session.machine.ts';
import { failureText } from '../kit/failure-text.ts';
import { Banner } from '../ui/Banner.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

export function ContinueApp({ actor }: { readonly actor: FlowSessionActor }) {
  const { t } = useTranslation(['timeline', 'failure']);
  const handedOver = useSelector(actor, selectHandedOver);
  const failure = useSelector(actor, selectSessionFailure);
  const isHandedOver = useSelector(actor, (snapshot) => snapshot.hasTag('handedOver'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('handoverFailed'));
  const close = { closeLabel: t('close'), onClose: () => actor.send({ type: 'continue.dismiss' }) };
  return (
    <div role="status">
      {isHandedOver && handedOver ? (
        <Banner
          label={t('tools.continue')}
          text={t(handedOver.isOpen ? 'continue.left' : 'continue.blocked')}
          action={
            handedOver.isOpen ? undefined : (
              <LinkButton size="s" href={handedOver.address} target="_blank">
                {t('continue.open')}
              </LinkButton>
            )
          }
          {...close}
        />
      ) : null}
      {isFailed ? (
        <Banner
          label={t('tools.continue')}
          text={`${t('continue.failed')} · ${failureText(t, failure ?? null)}`}
          tone="warning"
          {...close}
        />
      ) : null}
    </div>
  );
}
