import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type AccountSettingActor,
  selectAccount,
  selectAccountFailure,
} from '#machines/session/account-setting.machine.ts';
import { useSession, useTo } from '../context.tsx';
import { FailedPart } from '../kit/FailedPart.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { SkeletonText } from '../ui/Skeleton.tsx';
import { AccountLoginMethods } from './AccountLoginMethods.tsx';
import { AccountPreferences } from './AccountPreferences.tsx';
import * as css from './AccountSetting.css.ts';
import { OwnMembership } from './OwnMembership.tsx';

interface Props {
  readonly actor: AccountSettingActor;
  readonly title: string;
}

export function AccountSetting({ actor, title }: Props) {
  const { t } = useTranslation(['account', 'shell']);
  const to = useTo();
  const session = useSession();
  return (
    <div className={css.root} tabIndex={-1}>
      <title>{`${title} · ${t('shell:titleBrand')}`}</title>
      <header className={css.head}>
        <div>
          <h1>{t('account:setting.title')}</h1>
          <p className={css.intro}>{t('account:setting.intro')}</p>
        </div>
        <LinkButton size="s" href={to.editInfo()}>
          {t('account:setting.editInfo')}
        </LinkButton>
      </header>
      <LoginMethodsCard actor={actor} />
      <Card title={t('account:setting.membership')}>
        <OwnMembership actor={actor} />
      </Card>
      <Card title={t('account:setting.preferences')}>
        <AccountPreferences />
      </Card>
      <Card>
        <div className={css.row}>
          <p className={css.value}>{t('account:setting.logOutText')}</p>
          <Button onClick={() => session.send({ type: 'session.close' })}>{t('account:setting.logOut')}</Button>
        </div>
      </Card>
    </div>
  );
}

function LoginMethodsCard({ actor }: Pick<Props, 'actor'>) {
  const { t } = useTranslation('account');
  const account = useSelector(actor, selectAccount);
  const failure = useSelector(actor, selectAccountFailure);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isStale = useSelector(actor, (snapshot) => snapshot.hasTag('stale'));
  const retry = () => actor.send({ type: 'account.retry' });
  return (
    <Card title={t('setting.loginMethods')}>
      {isFailed ? <FailedPart compact title={t('setting.failed')} failure={failure} onRetry={retry} /> : null}
      {account === null && !isFailed ? (
        <div className={css.holding}>
          <SkeletonText lines={8} />
        </div>
      ) : null}
      {isStale ? (
        <p role="alert" className={css.stale}>
          <span>{t('setting.stale')}</span>
          <Button size="s" onClick={retry}>
            {t('setting.retry')}
          </Button>
        </p>
      ) : null}
      {account === null ? null : <AccountLoginMethods actor={actor} account={account} />}
    </Card>
  );
}
