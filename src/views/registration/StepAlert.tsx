import { useTranslation } from 'react-i18next';
import type { StepFailure } from '#machines/registration/entry-history.setup.ts';
import { capital } from '../theme/global.css.ts';
import { alert } from '../ui/alert.css.ts';
import { bringIntoView } from '../ui/bring-into-view.ts';
import * as css from './step.css.ts';

interface Props {
  readonly failure: StepFailure | null;
  /** What closing leads to, in the registration. */
  readonly note: string | undefined;
}

/** What could not be done (R8.3-7, R8.3-8), and why, where the network was the reason; else what closing does. */
export function StepAlert({ failure, note }: Props) {
  const { t } = useTranslation(['registration', 'failure']);
  return (
    <div className={css.slot}>
      {failure ? (
        <p ref={bringIntoView} role="alert" className={alert}>
          <span className={capital}>{t(`registration:step.${failure.of}Failed`)}</span>
          {failure.why.tag === 'refused' ? null : <span className={capital}>{t(`failure:${failure.why.tag}`)}</span>}
        </p>
      ) : note === undefined ? null : (
        <p className={css.note}>{note}</p>
      )}
    </div>
  );
}
