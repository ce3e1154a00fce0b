import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type SupplementActor, selectSupplementClosing } from '#machines/registration/supplement.machine.ts';
import { ClosingQuestion } from '../shared/ClosingQuestion.tsx';
import { capital } from '../theme/global.css.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { focusBlock } from '../ui/focus-block.ts';
import { useOpener } from '../ui/use-opener.ts';
import { SupplementForm } from './SupplementForm.tsx';
import * as css from './supplement-form.css.ts';

interface Props {
  readonly actor: SupplementActor;
}

/** R2.2-4, §5.3. Closing logs out (R4.1-23), after a question. */
export function SupplementDialog({ actor }: Props) {
  const { t } = useTranslation('registration');
  const body = useRef<HTMLDivElement>(null);
  const opener = useOpener();
  return (
    <Dialog
      open
      title={t('supplement.title')}
      closeLabel={t('supplement.close')}
      closeOnOutside={false}
      onClose={() => actor.send({ type: 'supplement.close' })}
      initialFocus={() => body.current?.querySelector('input') ?? null}
      finalFocus={opener}
    >
      <ClosingQuestion
        actor={useSelector(actor, selectSupplementClosing)}
        title={t('closing.logOut')}
        text={t('supplement.closeNote')}
        confirmLabel={t('closing.confirmLogOut')}
        cancelLabel={t('closing.stay')}
      />
      <div ref={body}>
        <Intro actor={actor} />
        <SupplementForm actor={actor} />
      </div>
    </Dialog>
  );
}

function Intro({ actor }: Props) {
  const { t } = useTranslation('registration');
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('profileFailed'));
  return (
    <div className={css.intro}>
      {isFailed ? (
        <>
          <p role="alert" className={capital}>
            {t('supplement.loadFailed')}
          </p>
          <Button
            size="s"
            onClick={({ currentTarget }) => {
              focusBlock(currentTarget);
              actor.send({ type: 'supplement.retry' });
            }}
          >
            {t('supplement.loadFailedRetry')}
          </Button>
        </>
      ) : (
        <p>{t('supplement.intro')}</p>
      )}
    </div>
  );
}
