import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosingActor } from '#machines/kit/closing.machine.ts';
import { ClosingQuestion } from '../kit/ClosingQuestion.tsx';
import { LanguageSwitch } from '../kit/LanguageSwitch.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useOpener } from '../ui/use-opener.ts';
import * as footCss from './foot.css.ts';
import * as css from './step.css.ts';

const steps = { supplement: null, work: 3, education: 4, tags: 5 };

interface Props {
  readonly step: keyof typeof steps;
  readonly onClose: () => void;
  /** Opened outside of the registration. */
  readonly alone?: boolean;
  readonly closing: ClosingActor | undefined;
  /** Closing logs out. */
  readonly logsOut?: boolean;
  /** In place of the introduction. */
  readonly failed?: ReactNode;
  readonly children: ReactNode;
}

/** A step of the registration: modal, not closed by a click outside (R2.2-8, R2.2-9). */
export function StepDialog({ step, onClose, alone = false, closing, logsOut = false, failed, children }: Props) {
  const { t } = useTranslation('registration');
  const body = useRef<HTMLDivElement>(null);
  const opener = useOpener();
  const now = alone ? null : steps[step];
  return (
    <Dialog
      open
      title={t(`${step}.title`)}
      closeLabel={t(step === 'supplement' ? 'supplement.close' : 'step.close')}
      tools={alone ? undefined : <LanguageSwitch />}
      closeOnOutside={false}
      onClose={onClose}
      initialFocus={() => body.current?.querySelector('input') ?? null}
      finalFocus={opener}
    >
      <ClosingQuestion
        actor={closing}
        title={t(logsOut ? 'closing.logOut' : 'closing.finish')}
        text={t(logsOut ? 'supplement.closeNote' : 'closing.unsaved')}
        confirmLabel={t(logsOut ? 'closing.confirmLogOut' : 'closing.confirmFinish')}
        cancelLabel={t('closing.stay')}
      />
      <div ref={body} className={footCss.over}>
        <div className={step === 'supplement' ? css.supplementIntro : css.intro}>
          {failed ?? <p>{t(`${step}.intro`)}</p>}
          {now === null ? null : <p className={css.place}>{t('step.place', { now, all: steps.tags })}</p>}
        </div>
        {children}
      </div>
    </Dialog>
  );
}
