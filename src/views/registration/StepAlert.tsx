import { useTranslation } from 'react-i18next';
import type { StepFailure } from '#machines/registration/entry-history.setup.ts';
import { capital } from '../theme/global.css.ts';
import { alert } from '../ui/alert.css.ts';
import { bringIntoView } from '../ui/bring-into-view.ts';
import * as css from './step.css.ts';

interface Props {
  readonly failure: StepFailure | null;
  readonly note: string | undefined;
}

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

export function StepFailureText({ failure: { of, why } }: { readonly failure: StepFailure }) {
  const { t } = useTranslation(['registration', 'failure']);
  return (
    <>
      <span className={capital}>{t(`registration:step.${of}Failed`)}</span>
      {why.tag === 'refused' ? null : <span className={capital}>{t(`failure:${why.tag}`)}</span>}
    </>
  );
}
