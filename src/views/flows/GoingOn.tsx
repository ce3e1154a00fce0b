import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type FlowSessionActor, selectLeft, selectSessionFailure } from '#machines/flows/flow-session.machine.ts';
import { Banner } from '../ui/Banner.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

export function GoingOn({ actor }: { readonly actor: FlowSessionActor }) {
  const { t } = useTranslation(['timeline', 'failure']);
  const left = useSelector(actor, selectLeft);
  const failure = useSelector(actor, selectSessionFailure);
  const isLeft = useSelector(actor, (snapshot) => snapshot.hasTag('left'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('leftFailed'));
  const close = { closeLabel: t('close'), onClose: () => actor.send({ type: 'continue.dismiss' }) };
  return (
    <div role="status">
      {isLeft && left ? (
        <Banner
          label={t('tools.continue')}
          text={t(left.isOpen ? 'continue.left' : 'continue.blocked')}
          action={
            left.isOpen ? undefined : (
              <LinkButton size="s" href={left.address} target="_blank">
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
          text={`${t('continue.failed')} · ${t(`failure:${failure?.tag ?? 'crashed'}`)}`}
          tone="warning"
          {...close}
        />
      ) : null}
    </div>
  );
}
