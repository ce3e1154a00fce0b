import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureKeys } from '#machines/session/login-text.ts';
import { type SsoLoginActor, selectCanRetrySso, selectSsoFailure } from '#machines/session/sso-login.machine.ts';
import { capital } from '../theme/global.css.ts';
import { Button } from '../ui/Button.tsx';
import { focusBlock } from '../ui/focus-block.ts';
import { Spinner } from '../ui/Spinner.tsx';
import * as css from './SsoLogin.css.ts';

interface Props {
  readonly actor: SsoLoginActor;
  readonly onOtherMethod: () => void;
}

export function SsoLogin({ actor, onOtherMethod }: Props) {
  const { t } = useTranslation(['session', 'failure']);
  const failure = useSelector(actor, selectSsoFailure);
  const canRetry = useSelector(actor, selectCanRetrySso);
  if (!failure) {
    return (
      <div className={css.root}>
        <p role="status" className={css.busy}>
          <Spinner size={28} />
          <span>{t('session:sso.busy')}</span>
        </p>
      </div>
    );
  }
  return (
    <div className={css.root}>
      <p role="alert" className={css.failure}>
        {failureKeys(failure).map((key) => (
          <span key={key} className={capital}>
            {t(key)}
          </span>
        ))}
      </p>
      <div className={css.actions}>
        {canRetry ? (
          <Button
            tone="calm"
            onClick={({ currentTarget }) => {
              focusBlock(currentTarget);
              actor.send({ type: 'sso.retry' });
            }}
          >
            {t('session:sso.retry')}
          </Button>
        ) : null}
        <Button tone="loud" onClick={onOtherMethod}>
          {t('session:sso.otherMethod')}
        </Button>
      </div>
    </div>
  );
}
