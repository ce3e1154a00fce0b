import { useSelector } from '@xstate/react';
import { type RefObject, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Reading, type } from '#machines/flows/boxes.ts';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import {
  type ChartViewActor,
  selectFolded,
  selectLayout,
  selectScale,
  selectSelected,
} from '#machines/flows/chart-view.machine.ts';
import { classNames } from '../ui/class-names.ts';
import { bringIn } from './bring-in.ts';
import * as css from './ChartCanvas.css.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { ChartTree } from './ChartTree.tsx';
import type { Marks } from './marks.ts';
import { panning } from './panning.ts';

interface CanvasProps {
  readonly actor: ChartViewActor;
  readonly chart: ChartFile;
  readonly reading: Reading;
  readonly marks: Marks;
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Smallest scale at which the whole width is shown. */
  readonly least?: number;
}

/** No words are smaller than 11 px. */
const leastReadable = 11 / type.row.size;

export function ChartCanvas({
  actor,
  chart,
  reading: { lang, isRaw },
  marks,
  frame,
  least = leastReadable,
}: CanvasProps) {
  // Stable object, so that memoised parts do not re-render.
  const reading = useMemo(() => ({ lang, isRaw }), [lang, isRaw]);
  const { t } = useTranslation('flows');
  const layout = useSelector(actor, selectLayout);
  const scale = useSelector(actor, selectScale);
  const selected = useSelector(actor, selectSelected);
  const folded = useSelector(actor, selectFolded);
  const isFolding = useSelector(actor, (snapshot) => snapshot.hasTag('folding'));
  // Stable ref callback, so that the chart is placed once and panning is not interrupted.
  const attach = useCallback(
    (element: HTMLDivElement) => {
      frame.current = element;
      if (!element.querySelector('[aria-selected="true"]')) bringIn(element.querySelector<SVGGElement>('[data-start]'));
      return panning(element, (to) => actor.send({ type: 'zoom.to', scale: to }));
    },
    [actor, frame],
  );
  if (!layout) return null;
  const [width, height] = layout.size;
  const fitting = `clamp(${width * least}px, 100%, ${width}px)`;
  return (
    <div ref={attach} className={css.frame} data-frame="" aria-busy={isFolding}>
      <svg
        className={classNames('flow-chart', css.picture)}
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: scale === null ? fitting : width * scale, aspectRatio: `${width} / ${height}` }}
        data-width={width}
      >
        <title>{t('chart.label', { name: chart.name[reading.lang] })}</title>
        <ChartPicture chart={chart} layout={layout} reading={reading} marks={{ ...marks, selected }} />
        <ChartTree actor={actor} chart={chart} layout={layout} reading={reading} folded={folded} selected={selected} />
      </svg>
    </div>
  );
}
