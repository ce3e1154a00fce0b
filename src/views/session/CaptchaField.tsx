import { useSelector } from '@xstate/react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { type PasswordLoginActor, selectCanRedraw, selectCaptcha } from '#machines/session/password-login.machine.ts';
import { inRow } from '../ui/layout.css.ts';
import { Picture } from '../ui/Picture.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { isSafeImage } from '../ui/safe-image.ts';
import { TextField } from '../ui/TextField.tsx';
import * as css from './CaptchaField.css.ts';
import { useAccountField } from './use-account-field.ts';

export function CaptchaField({ actor }: { readonly actor: PasswordLoginActor }) {
  const { t } = useTranslation('session');
  const captcha = useSelector(actor, selectCaptcha);
  const field = useAccountField(actor, 'captcha');
  const canRedraw = useSelector(actor, selectCanRedraw);
  const isDrawing = useSelector(actor, (snapshot) => snapshot.hasTag('drawing'));
  if (!captcha) return null;
  const image = isSafeImage(captcha.image) ? captcha.image : '';
  return (
    <div className={css.drawer}>
      <div className={css.folded}>
        <TextField
          {...field}
          label={t('field.captcha')}
          placeholder={t('placeholder.captcha')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          after={
            <button
              type="button"
              className={css.picture}
              title={t('field.captchaReload')}
              aria-label={t('field.captchaReload')}
              aria-disabled={canRedraw ? undefined : true}
              onClick={() => actor.send({ type: 'captcha.reload' })}
            >
              {image === '' ? (
                <span className={inRow.xs}>
                  {isDrawing ? <Spinner size={14} /> : <RefreshCw aria-hidden="true" size={14} />}
                  <span>{t(isDrawing ? 'field.captchaLoading' : 'field.captchaReload')}</span>
                </span>
              ) : (
                <Picture loading="eager" src={image} alt={t('field.captchaImage')} className={css.image} />
              )}
            </button>
          }
        />
      </div>
    </div>
  );
}
