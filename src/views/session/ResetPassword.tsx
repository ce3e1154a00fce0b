import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResetPasswordActor } from '#machines/session/reset-password.machine.ts';
import { passwordLength } from '#services/contract/constants.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/Form.tsx';
import { spread } from '../ui/layout.css.ts';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { AccountCode, AccountFailure } from './AccountCode.tsx';
import { AccountField } from './AccountField.tsx';
import * as css from './login-form.css.ts';
import { PasswordField } from './PasswordField.tsx';
import * as own from './ResetPassword.css.ts';
import { useAccountField } from './use-account-field.ts';

interface Props {
  readonly actor: ResetPasswordActor;
  readonly onBack: () => void;
}

const focusFirst = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('input[name="mobile"], input[name="email"]')?.focus();

/** R2.2-3, §5.2. Takes the focus, as the button that opened it is removed. */
export function ResetPassword({ actor, onBack }: Props) {
  const { t } = useTranslation('session');
  return (
    <div ref={focusFirst} className={css.panel}>
      <div className={spread.s}>
        <h3 className={own.title}>{t('reset.title')}</h3>
        <button type="button" className={own.quiet} onClick={onBack}>
          <ArrowLeft aria-hidden="true" size={16} />
          <span>{t('reset.back')}</span>
        </button>
      </div>
      <p className={css.intro}>{t('reset.intro')}</p>
      <ResetForm actor={actor}>
        <ResetAccount actor={actor} />
      </ResetForm>
    </div>
  );
}

interface FormProps extends Pick<Props, 'actor'> {
  readonly children: ReactNode;
}

export function ResetForm({ actor, children }: FormProps) {
  const { t } = useTranslation(['session', 'shell']);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { max } = passwordLength;
  const limit = { max, message: t('shell:cut', { max }) };
  return (
    <Form className={css.form} onSubmit={() => actor.send({ type: 'reset.submit' })}>
      {children}
      <AccountCode actor={actor} />
      <PasswordField
        {...useAccountField(actor, 'password')}
        label={t('field.newPassword')}
        placeholder={t('placeholder.newPassword')}
        name="new-password"
        autoComplete="new-password"
        limit={limit}
      />
      <PasswordField
        {...useAccountField(actor, 'confirmation')}
        label={t('field.confirmation')}
        placeholder={t('placeholder.confirmation')}
        autoComplete="new-password"
        limit={limit}
      />
      <Button type="submit" tone="loud" wide busy={isBusy} className={css.submit}>
        {t('reset.submit')}
      </Button>
      <div className={own.alert}>
        <AccountFailure actor={actor} />
      </div>
    </Form>
  );
}

function ResetAccount({ actor }: { readonly actor: ResetPasswordActor }) {
  const { t } = useTranslation('session');
  return (
    <>
      <RadioGroup
        label={t('reset.account')}
        labelHidden
        name="kind"
        options={[
          { id: 'mobile', label: t('reset.mobile') },
          { id: 'email', label: t('reset.email') },
        ]}
        value={useAccountField(actor, 'kind').value}
        onChange={(chosen) => actor.send({ type: 'field.change', field: 'kind', text: chosen })}
      />
      <AccountField actor={actor} />
    </>
  );
}
