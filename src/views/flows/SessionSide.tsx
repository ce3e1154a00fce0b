import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type FlowSessionActor, selectSide } from '#machines/flows/flow-session.machine.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { Changes } from './Changes.tsx';
import { OnScreen } from './OnScreen.tsx';
import { SessionCoverage } from './SessionCoverage.tsx';
import { StepTaken } from './StepTaken.tsx';
import { WhyNot } from './WhyNot.tsx';

export function SessionSidePart({ actor }: { readonly actor: FlowSessionActor }) {
  const { t } = useTranslation('timeline');
  const side = useSelector(actor, selectSide);
  return (
    <Tabs
      label={t('side.label')}
      value={side}
      onChange={(next) => actor.send({ type: 'side.show', side: next })}
      items={[
        { id: 'step', label: t('side.step'), content: <StepTaken actor={actor} /> },
        { id: 'why', label: t('side.why'), content: <WhyNot actor={actor} /> },
        { id: 'screen', label: t('side.screen'), content: <OnScreen actor={actor} /> },
        { id: 'context', label: t('side.context'), content: <Changes actor={actor} /> },
        { id: 'coverage', label: t('side.coverage'), content: <SessionCoverage actor={actor} /> },
      ]}
    />
  );
}
