import { useTranslation } from '#i18n/TextsProvider.tsx';
import { useTo } from '../context.tsx';
import * as link from '../ui/link.css.ts';
import * as css from './login-form.css.ts';

/** What logging in means (R2.2-26, R2.2-27). The texts open beside, so that the dialog stays as it is. */
export function Agreement() {
  const { t } = useTranslation('session');
  const to = useTo();
  return (
    <p className={css.agreement}>
      {t('login.agreement')}{' '}
      <a href={to.agreement()} target="_blank" rel="noopener" className={link.inline}>
        {t('login.userAgreement')}
      </a>{' '}
      {t('login.and')}{' '}
      <a href={to.privacy()} target="_blank" rel="noopener" className={link.inline}>
        {t('login.privacyPolicy')}
      </a>
    </p>
  );
}
