import { useSelector } from '@xstate/react';
import Maximize from 'lucide-react/icons/maximize';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type ChartViewActor, selectLayout } from '#machines/flows/chart-view.machine.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { aroundMiddle, scaleIn, wholeScale } from './panning.ts';

interface ZoomProps {
  readonly actor: ChartViewActor;
  readonly canvas: RefObject<HTMLDivElement | null>;
}

const step = 1.25;

export function ZoomTools({ actor, canvas }: ZoomProps) {
  const { t } = useTranslation('flows');
  const layout = useSelector(actor, selectLayout);
  const zoom = (by: number) => {
    const frame = canvas.current;
    if (!frame) return;
    aroundMiddle(frame, () => flushSync(() => actor.send({ type: 'zoom.to', scale: scaleIn(frame) * by })));
  };
  const showWhole = () => {
    if (canvas.current && layout) actor.send({ type: 'zoom.to', scale: wholeScale(canvas.current, layout.size) });
  };
  return (
    <>
      <IconButton label={t('tools.smaller')} icon={<ZoomOut size={18} />} onClick={() => zoom(1 / step)} />
      <IconButton label={t('tools.larger')} icon={<ZoomIn size={18} />} onClick={() => zoom(step)} />
      <IconButton label={t('tools.fit')} icon={<Maximize size={18} />} onClick={showWhole} />
      <IconButton
        label={t('tools.reset')}
        icon={<RotateCcw size={18} />}
        onClick={() => actor.send({ type: 'zoom.reset' })}
      />
    </>
  );
}
