import { useTranslation } from 'react-i18next';
import { failureKeys } from '#machines/session/login-text.ts';
import { capital } from '../theme/global.css.ts';
import { alert } from '../ui/alert.css.ts';
import * as css from './LoginAlert.css.ts';

interface Props {
  readonly failure: Parameters<typeof failureKeys>[0] | null;
}

/** Says what went wrong with the whole form; its room is kept while there is nothing to say. */
export function LoginAlert({ failure }: Props) {
  const { t } = useTranslation(['session', 'failure']);
  const keys = failure ? failureKeys(failure) : [];
  return (
    <div className={css.slot}>
      {keys.length === 0 ? null : (
        <p role="alert" className={alert}>
          {keys.map((key) => (
            <span key={key} className={capital}>
              {t(key)}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
