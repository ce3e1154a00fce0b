import { useSelector } from '@xstate/react';
import Columns2 from 'lucide-react/icons/columns-2';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FlowSessionActor,
  selectAnnotations,
  selectIndex,
  selectSession,
} from '#machines/flows/flow-session.machine.ts';
import { comparePart } from '#machines/flows/flows.machine.ts';
import { studioFeatures } from '#machines/flows/studio-features.ts';
import { useTo } from '../context.tsx';
import { Button } from '../ui/Button.tsx';
import { ChoiceChip } from '../ui/Chip.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { SaveButtons } from './SaveButtons.tsx';
import * as css from './SessionPage.css.ts';

interface ToolsProps {
  readonly actor: FlowSessionActor;
  readonly children: ReactNode;
}

export function SessionTools({ actor, children }: ToolsProps) {
  const { t } = useTranslation('timeline');
  const to = useTo();
  const session = useSelector(actor, selectSession);
  const annotations = useSelector(actor, selectAnnotations);
  const index = useSelector(actor, selectIndex);
  const isHandingOver = useSelector(actor, (snapshot) => snapshot.hasTag('handingOver'));
  if (!session) return null;
  return (
    <>
      <div className={css.name}>
        <TextField
          label={t('tools.name')}
          labelHidden
          tight
          value={annotations.name}
          onChange={({ currentTarget }) => actor.send({ type: 'session.rename', name: currentTarget.value })}
        />
      </div>
      <SaveButtons actor={actor} label={t('tools.save')} />
      {children}
      {(['from', 'to'] as const).map((edge) => (
        <ChoiceChip
          key={edge}
          aria-pressed={annotations[edge] === index}
          onClick={() => actor.send({ type: 'mark.set', edge })}
        >
          {`${t(`tools.${edge}`)}${annotations[edge] === null ? '' : ` · ${annotations[edge]}`}`}
        </ChoiceChip>
      ))}
      {studioFeatures().resuming ? (
        <Button
          size="s"
          tone="accent"
          busy={isHandingOver}
          icon={<Play size={16} aria-hidden="true" />}
          onClick={() => actor.send({ type: 'continue.want' })}
        >
          {t('tools.continue')}
        </Button>
      ) : null}
      <LinkButton
        size="s"
        icon={<Columns2 size={16} aria-hidden="true" />}
        href={`${to.flows({ machine: comparePart })}?${new URLSearchParams({ with: session.recording })}`}
      >
        {t('compare.button')}
      </LinkButton>
    </>
  );
}
