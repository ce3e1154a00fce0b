import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import { type ChartViewActor, selectCoveredBy, selectFolded, selectIsRaw } from '#machines/flows/chart-view.machine.ts';
import { ChoiceChip } from '../ui/Chip.tsx';
import { wrapRow } from '../ui/layout.css.ts';
import * as css from './ChartBench.css.ts';
import { CoverageChoice } from './CoverageChoice.tsx';
import { savePng, saveSvg } from './save-picture.ts';
import { toolbarKeys } from './toolbar-keys.ts';
import { ZoomTools } from './ZoomTools.tsx';

interface ToolsProps {
  readonly actor: ChartViewActor;
  readonly chart: ChartFile;
  readonly canvas: RefObject<HTMLDivElement | null>;
}

export function ChartTools({ actor, chart, canvas }: ToolsProps) {
  const { t } = useTranslation('flows');
  const isRaw = useSelector(actor, selectIsRaw);
  const folded = useSelector(actor, selectFolded);
  const coveredBy = useSelector(actor, selectCoveredBy);
  const picture = () => canvas.current?.querySelector<SVGSVGElement>('svg.flow-chart') ?? null;
  return (
    <div className={wrapRow.xs} role="toolbar" aria-label={t('tools.label')} onKeyDown={toolbarKeys}>
      <ZoomTools actor={actor} canvas={canvas} />
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
