import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { AccountKind } from '#machines/session/account-form.ts';
import type { BindAccountActor } from '#machines/session/bind-account.machine.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/Form.tsx';
import { AccountCode, AccountFailure } from './AccountCode.tsx';
import { AccountField } from './AccountField.tsx';
import * as css from './AccountSetting.css.ts';

interface Props {
  readonly actor: BindAccountActor;
  readonly kind: AccountKind;
}

export function BindAccount({ actor, kind }: Props) {
  const { t } = useTranslation('account');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Form className={css.fields} onSubmit={() => actor.send({ type: 'bind.submit' })}>
      <p className={css.text}>{t(`${kind}.text`)}</p>
      <AccountField actor={actor} />
      <AccountCode actor={actor} />
      <Button type="submit" tone="loud" wide busy={isBusy}>
        {t('setting.bind')}
      </Button>
      <AccountFailure actor={actor} />
    </Form>
  );
}
