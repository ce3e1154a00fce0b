import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Account,
  type AccountSection,
  type AccountSettingActor,
  accountSections,
  selectForms,
} from '#machines/session/account-setting.machine.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import * as css from './AccountSetting.css.ts';
import { BindAccount } from './BindAccount.tsx';
import { maskedEmail, maskedMobile } from './masked.ts';
import { OwnPassword } from './OwnPassword.tsx';
import { WechatQr } from './WechatQr.tsx';

interface Props {
  readonly actor: AccountSettingActor;
  readonly account: Account;
}

/** Masked; null where nothing is bound. */
const shownOf = ({ phoneNumber, email, isBindWechat, hasPassword }: Account) => ({
  mobile: phoneNumber && maskedMobile(phoneNumber),
  email: email && maskedEmail(email),
  wechat: isBindWechat,
  password: hasPassword,
});

export function AccountLoginMethods({ actor, account }: Props) {
  const open = useSelector(actor, (snapshot) => accountSections.find((section) => snapshot.hasTag(section)));
  const isLeaving = useSelector(actor, (snapshot) => snapshot.hasTag('leaving'));
  const { bindMobile, bindEmail, wechatQr, resetPassword } = useSelector(actor, selectForms);
  const forms: Readonly<Record<AccountSection, ReactNode>> = {
    mobile: bindMobile ? <BindAccount actor={bindMobile} kind="mobile" /> : null,
    email: bindEmail ? <BindAccount actor={bindEmail} kind="email" /> : null,
    wechat: wechatQr ? <WechatQr actor={wechatQr} /> : null,
    password: resetPassword ? <OwnPassword actor={resetPassword} account={account} /> : null,
  };
  return (
    <ul role="list" className={css.rows}>
      {accountSections.map((section) => (
        <LoginMethodRow
          key={section}
          section={section}
          value={shownOf(account)[section]}
          isOpen={open === section}
          isBusy={section === 'wechat' && isLeaving}
          hasAccount={account.phoneNumber !== null || account.email !== null}
          onOpen={() => actor.send({ type: 'section.open', section })}
          onClose={() => actor.send({ type: 'section.close' })}
        >
          {forms[section]}
        </LoginMethodRow>
      ))}
    </ul>
  );
}

interface LoginMethodRowProps {
  readonly section: AccountSection;
  readonly value: string | boolean | null;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly hasAccount: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Focuses the form; on unmount returns the focus to its row, unless another form has it. */
const lendFocus = (form: HTMLElement | null) => {
  const row = form?.closest('li');
  (form?.querySelector<HTMLElement>('[name="mobile"]') ?? form?.querySelector<HTMLElement>('input, button'))?.focus();
  return () =>
    queueMicrotask(() => {
      if (document.activeElement === document.body) (row?.querySelector('button') ?? row)?.focus();
    });
};

function LoginMethodRow({
  section,
  value,
  isOpen,
  isBusy,
  hasAccount,
  onOpen,
  onClose,
  children,
}: LoginMethodRowProps) {
  const { t } = useTranslation('account');
  const name = t(`${section}.name`);
  return (
    <li tabIndex={-1} className={css.item}>
      <div className={css.row}>
        <div className={css.words}>
          <h3 className={css.name}>{name}</h3>
          <p className={classNames(css.value, value ? css.isBound : undefined)}>
            {useValueText({ section, value, hasAccount })}
          </p>
        </div>
        {section === 'wechat' && value ? null : (
          <Button
            size="s"
            busy={isBusy}
            aria-expanded={isOpen}
            aria-label={`${t(actionOf(section, value, isOpen))} ${name}`}
            aria-disabled={section === 'password' && !hasAccount ? true : undefined}
            onClick={isOpen ? onClose : onOpen}
          >
            {t(actionOf(section, value, isOpen))}
          </Button>
        )}
      </div>
      {isOpen ? (
        <div ref={lendFocus} className={css.form}>
          {children}
        </div>
      ) : null}
    </li>
  );
}

const actionOf = (section: AccountSection, value: LoginMethodRowProps['value'], isOpen: boolean) => {
  if (isOpen) return 'setting.cancel';
  if (section === 'password') return value ? 'setting.modify' : 'setting.set';
  return value ? 'setting.change' : 'setting.bind';
};

function useValueText({
  section,
  value,
  hasAccount,
}: Pick<LoginMethodRowProps, 'section' | 'value' | 'hasAccount'>): string {
  const { t } = useTranslation('account');
  if (typeof value === 'string' && value !== '') return value;
  if (section === 'wechat') return t(value ? 'wechat.bound' : 'setting.unbound');
  if (section === 'password')
    return t(hasAccount ? (value ? 'password.set' : 'password.unset') : 'password.needsAccount');
  return t('setting.unbound');
}
