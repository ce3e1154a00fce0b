import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import { foldedWithout } from '#machines/flows/chart-fold.ts';
import { type ChartViewActor, selectFolded } from '#machines/flows/chart-view.machine.ts';
import { Button } from '../ui/Button.tsx';

interface RevealProps {
  readonly actor: ChartViewActor;
  readonly chart: ChartFile;
  readonly id: string;
}

export function Reveal({ actor, chart, id }: RevealProps) {
  const { t } = useTranslation('flows');
  const folded = useSelector(actor, selectFolded);
  if (foldedWithout(chart, folded, id).length === folded.length) return null;
  return (
    <Button size="s" onClick={() => actor.send({ type: 'element.reveal', id })}>
      {t('details.reveal')}
    </Button>
  );
}
