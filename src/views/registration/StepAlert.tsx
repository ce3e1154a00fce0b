import { useTranslation } from 'react-i18next';
import type { StepFailure } from '#machines/registration/entry-history.setup.ts';
import { capital } from '../theme/global.css.ts';
import * as css from './step.css.ts';

/** What could not be done (R8.3-7, R8.3-8), and why, where the network was the reason. */
export function StepAlert({ failure }: { readonly failure: StepFailure | null }) {
  const { t } = useTranslation(['registration', 'failure']);
  return (
    <div className={css.slot}>
      {failure ? (
        <p role="alert" className={css.alert}>
          <span className={capital}>{t(`registration:step.${failure.of}Failed`)}</span>
          {failure.why.tag === 'refused' ? null : <span className={capital}>{t(`failure:${failure.why.tag}`)}</span>}
        </p>
      ) : null}
    </div>
  );
}
