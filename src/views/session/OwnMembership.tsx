import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectData, selectFailure } from '#machines/kit/resource.machine.ts';
import { type AccountSettingActor, selectForms } from '#machines/session/account-setting.machine.ts';
import type { Membership } from '#services/contract/session.contract.ts';
import { FailedPart } from '../kit/FailedPart.tsx';
import { dayText } from '../kit/formats.ts';
import { Time } from '../kit/Time.tsx';
import { Chip } from '../ui/Chip.tsx';
import { wrapRow } from '../ui/layout.css.ts';
import { SkeletonText } from '../ui/Skeleton.tsx';
import * as css from './AccountSetting.css.ts';

const nothing: Membership = { level: 'none', validUntil: null };

export function OwnMembership({ actor }: { readonly actor: AccountSettingActor }) {
  const { t } = useTranslation('account');
  const { membership } = useSelector(actor, selectForms);
  const data = useSelector(membership, (snapshot) => (snapshot ? selectData<Membership>(snapshot) : null));
  const failure = useSelector(membership, (snapshot) => (snapshot ? selectFailure(snapshot) : null));
  const isFailed = useSelector(membership, (snapshot) => snapshot?.hasTag('failed') ?? true);
  const isShown = useSelector(membership, (snapshot) => snapshot?.hasTag('shown') ?? false);
  if (isFailed) {
    return (
      <FailedPart
        compact
        title={t('membership.failed')}
        failure={failure}
        onRetry={() => membership?.send({ type: 'resource.retry' })}
      />
    );
  }
  return isShown ? <Level {...(data ?? nothing)} /> : <SkeletonText lines={1} />;
}

function Level({ level, validUntil }: Membership) {
  const { t } = useTranslation('account');
  const until = (ms: typeof validUntil | undefined, language: string): string => {
    const date = dayText(ms, language);
    return date === '' ? '' : t('membership.until', { date });
  };
  if (level === 'none') {
    return (
      <div className={wrapRow.m}>
        <Chip>{t('membership.none')}</Chip>
        <p className={css.value}>{t('membership.noneText')}</p>
      </div>
    );
  }
  return (
    <div className={wrapRow.m}>
      {level === null ? null : <Chip tone={level === 'premium' ? 'demand' : 'supply'}>{t(`membership.${level}`)}</Chip>}
      <p className={css.value}>
        {validUntil === null ? t('membership.forever') : <Time ms={validUntil} say={until} />}
      </p>
    </div>
  );
}
