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

/** What could not be done; else what closing does. */
export function StepAlert({ failure, note }: Props) {
  return (
    <div className={css.slot}>
      {failure ? (
        <p ref={bringIntoView} role="alert" className={alert}>
          <StepFailureText failure={failure} />
        </p>
      ) : note === undefined ? null : (
        <p className={css.note}>{note}</p>
      )}
    </div>
  );
}

/** What could not be done (R8.3-3, R8.3-7, R8.3-8), and why, where the network was the reason. */
export function StepFailureText({ failure: { of, why } }: { readonly failure: StepFailure }) {
  const { t } = useTranslation(['registration', 'failure']);
  return (
    <>
      <span className={capital}>{t(`registration:step.${of}Failed`)}</span>
      {why.tag === 'refused' ? null : <span className={capital}>{t(`failure:${why.tag}`)}</span>}
    </>
  );
}
