import { capital } from '../theme/global.css.ts';
import { alert } from '../ui/alert.css.ts';
import * as css from './AccountAlert.css.ts';

export function AccountAlert({ words }: { readonly words: readonly string[] }) {
  return (
    <div className={css.slot}>
      {words.length === 0 ? null : (
        <p role="alert" className={alert}>
          {words.map((text) => (
            <span key={text} className={capital}>
              {text}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
