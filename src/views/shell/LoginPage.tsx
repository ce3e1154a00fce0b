import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useApp, useCurrentUser, useTo } from '../context.tsx';
import { Mark } from '../header/Logo.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import { SsoLogin } from '../session/SsoLogin.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageTitle } from './ErrorPage.tsx';
import * as css from './Page.css.ts';

/** /sso/login (§2.6): logs in with the ticket of the address, or opens the login dialog. */
export function LoginPage() {
  const { t } = useTranslation(['shell', 'frame']);
  const app = useApp();
  const to = useTo();
  const { isLogined } = useCurrentUser();
  const signingOn = useSelector(app, ({ children }) => children.ssoLogin);
  const ssoLogin = useLoaded(signingOn);
  const openDialog = () => app.send({ type: 'login.wanted', byTap: true });
  const title = t('pages.common.login');
  return (
    <div className={classNames(css.notice, css.plate)}>
      <PageTitle page={title} />
      <Mark size={72} />
      <h1 className={css.title}>{title}</h1>
      {ssoLogin ? (
        <SsoLogin actor={ssoLogin} onOtherMethod={openDialog} />
      ) : signingOn ? null : (
        <>
          <p className={css.text}>{t(isLogined ? 'frame:login.done' : 'frame:login.text')}</p>
          <div className={css.actions}>
            {isLogined ? (
              <LinkButton tone="loud" href={to.home({ site: 'news' })}>
                {t('frame:home')}
              </LinkButton>
            ) : (
              <Button tone="loud" onClick={openDialog}>
                {t('frame:login.open')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
