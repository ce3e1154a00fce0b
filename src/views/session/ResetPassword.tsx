import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ChangeEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectErrors, selectForm } from '#machines/session/account-form.ts';
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
  const form = useSelector(actor, selectForm);
  const errors = useSelector(actor, selectErrors);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { max } = passwordLength;
  const fieldOf = (field: 'password' | 'confirmation') => ({
    autoComplete: 'new-password',
    limit: { max, message: t('shell:cut', { max }) },
    value: form[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      actor.send({ type: `${field}.change`, value: event.target.value }),
    onBlur: () => actor.send({ type: 'field.leave', field }),
  });
  return (
    <Form className={css.form} onSubmit={() => actor.send({ type: 'reset.submit' })}>
      {children}
      <AccountCode actor={actor} />
      <PasswordField
        {...fieldOf('password')}
        label={t('field.newPassword')}
        placeholder={t('placeholder.newPassword')}
        name="new-password"
        error={errors.password ? t(`error.newPassword.${errors.password.code}`) : undefined}
      />
      <PasswordField
        {...fieldOf('confirmation')}
        label={t('field.confirmation')}
        placeholder={t('placeholder.confirmation')}
        name="confirmation"
        error={errors.confirmation ? t(`error.confirmation.${errors.confirmation.code}`) : undefined}
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
  const { kind } = useSelector(actor, selectForm);
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
        value={kind}
        onChange={(chosen) => actor.send({ type: 'kind.choose', kind: chosen })}
      />
      <AccountField actor={actor} />
    </>
  );
}
