import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type PathRunActor, type paces, selectPace } from '#machines/flows/path-run.machine.ts';
import { Button } from '../ui/Button.tsx';
import { ChoiceChip } from '../ui/Chip.tsx';
import * as css from './Details.css.ts';
import { toolbarKeys } from './toolbar-keys.ts';

const speeds = ['slow', 'calm', 'brisk'] as const satisfies readonly (keyof typeof paces)[];

export function RunControls({ run }: { readonly run: PathRunActor }) {
  const { t } = useTranslation('flows');
  const pace = useSelector(run, selectPace);
  const canStep = useSelector(run, (snapshot) => snapshot.hasTag('resting') && snapshot.can({ type: 'step.do' }));
  const isRunning = useSelector(
    run,
    (snapshot) => snapshot.hasTag('resting') || snapshot.hasTag('doing') || snapshot.hasTag('asking'),
  );
  return (
    <>
      <div className={css.row} role="toolbar" aria-label={t('run.label')} onKeyDown={toolbarKeys}>
        {isRunning ? (
          <Button size="s" tone="loud" aria-disabled={!canStep} onClick={() => run.send({ type: 'step.do' })}>
            {t('run.step')}
          </Button>
        ) : null}
        <Button size="s" onClick={() => run.send({ type: 'run.again' })}>
          {t('run.again')}
        </Button>
      </div>
      {isRunning ? (
        <fieldset className={css.choices}>
          <legend className={css.heading}>{t('run.pace.label')}</legend>
          {speeds.map((one) => (
            <ChoiceChip
              key={one}
              aria-pressed={pace === one}
              onClick={() => run.send({ type: 'pace.set', pace: pace === one ? null : one })}
            >
              {t(`run.pace.${one}`)}
            </ChoiceChip>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
