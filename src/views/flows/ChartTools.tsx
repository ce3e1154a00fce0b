import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import Maximize from 'lucide-react/icons/maximize';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#i18n/TextsProvider.tsx';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import {
  type ChartViewActor,
  selectCoveredBy,
  selectFolded,
  selectIsRaw,
  selectLayout,
} from '#machines/flows/chart-view.machine.ts';
import { ChoiceChip } from '#views/ui/Chip.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import * as css from './ChartBench.css.ts';
import { CoverageChoice } from './CoverageChoice.tsx';
import { aroundMiddle, scaleIn, wholeScale } from './panning.ts';
import { savePng, saveSvg } from './save-picture.ts';
import { toolbarKeys } from './toolbar-keys.ts';

interface ToolsProps {
  readonly actor: ChartViewActor;
  readonly chart: ChartFile;
  readonly canvas: RefObject<HTMLDivElement | null>;
}

const step = 1.25;

export function ChartTools({ actor, chart, canvas }: ToolsProps) {
  const { t } = useTranslation('flows');
  const isRaw = useSelector(actor, selectIsRaw);
  const folded = useSelector(actor, selectFolded);
  const layout = useSelector(actor, selectLayout);
  const coveredBy = useSelector(actor, selectCoveredBy);
  const zoom = (by: number) => {
    const frame = canvas.current;
    if (!frame) return;
    aroundMiddle(frame, () => flushSync(() => actor.send({ type: 'zoom.to', scale: scaleIn(frame) * by })));
  };
  const showWhole = () => {
    if (canvas.current && layout) actor.send({ type: 'zoom.to', scale: wholeScale(canvas.current, layout.size) });
  };
  const picture = () => canvas.current?.querySelector<SVGSVGElement>('svg.flow-chart') ?? null;
  return (
    <div className={css.tools} role="toolbar" aria-label={t('tools.label')} onKeyDown={toolbarKeys}>
      <IconButton label={t('tools.smaller')} icon={<ZoomOut size={18} />} onClick={() => zoom(1 / step)} />
      <IconButton label={t('tools.larger')} icon={<ZoomIn size={18} />} onClick={() => zoom(step)} />
      <IconButton label={t('tools.fit')} icon={<Maximize size={18} />} onClick={showWhole} />
      <IconButton
        label={t('tools.reset')}
        icon={<RotateCcw size={18} />}
        onClick={() => actor.send({ type: 'zoom.reset' })}
      />
      <ChoiceChip aria-pressed={isRaw} onClick={() => actor.send({ type: 'names.toggle' })}>
        {t('tools.names')}
      </ChoiceChip>
      <CoverageChoice
        label={t('coverage.label')}
        chosen={coveredBy}
        onChoose={(by) => actor.send({ type: 'coverage.show', by: coveredBy === by ? null : by })}
      />
      {folded.length > 0 ? (
        <ChoiceChip onClick={() => actor.send({ type: 'branch.unfoldAll' })}>{t('tools.unfold')}</ChoiceChip>
      ) : null}
      <span className={css.gap} />
      <span className={css.saves}>
        <ChoiceChip aria-label={t('tools.svg')} onClick={() => saveSvg(picture(), chart.stem)}>
          <Download size={15} aria-hidden="true" />
          <span>SVG</span>
        </ChoiceChip>
        <ChoiceChip aria-label={t('tools.png')} onClick={() => savePng(picture(), chart.stem)}>
          <Download size={15} aria-hidden="true" />
          <span>PNG</span>
        </ChoiceChip>
      </span>
    </div>
  );
}
