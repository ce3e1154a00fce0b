import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepFailure } from '#machines/registration/entry-history.setup.ts';
import { capital } from '../theme/global.css.ts';
import { alert } from '../ui/alert.css.ts';
import { Button } from '../ui/Button.tsx';
import { bringIntoView } from '../ui/bring-into-view.ts';
import * as footCss from './foot.css.ts';
import * as css from './step.css.ts';

interface Props {
  readonly failure: StepFailure | null;
  readonly note: string | undefined;
  readonly isSaving?: boolean;
  readonly onSkip?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Why the step could not be saved, or what closing it does; below it the buttons. */
export function StepFoot({ failure, note, isSaving = false, onSkip, children }: Props) {
  const { t } = useTranslation('registration');
  return (
    <>
      <div className={css.slot}>
        {failure ? (
          <p ref={bringIntoView} role="alert" className={alert}>
            <StepFailureText failure={failure} />
          </p>
        ) : note === undefined ? null : (
          <p className={css.note}>{note}</p>
        )}
      </div>
      <div className={footCss.foot}>
        {children}
        {onSkip ? (
          <Button tone="quiet" aria-disabled={isSaving} onClick={onSkip}>
            {t('step.skip')}
          </Button>
        ) : null}
      </div>
    </>
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
