import type { ChartFile, GalleryEntry } from '#machines/flows/chart-file.ts';

/** Bounds of the thumbnail in CSS px. */
const window = [240, 132] as const;

const short = (value: number): string => String(Math.round(value * 10) / 10);

export const pictureOf = ({ layout, states }: Pick<ChartFile, 'layout' | 'states'>): GalleryEntry['picture'] => {
  const [width, height] = layout.size;
  const scale = Math.min(window[0] / width, window[1] / height, 0.5);
  const parents = new Set(states.map(({ parent }) => parent));
  const rect = (id: string): string => {
    const [x, y, w, h] = (layout.states[id] ?? [0, 0, 0, 0]).map((value) => value * scale);
    return `M${short(x ?? 0)} ${short(y ?? 0)}h${short(w ?? 0)}v${short(h ?? 0)}h${short(-(w ?? 0))}z`;
  };
  const line = (points: readonly number[]): string =>
    points.map((value, at) => `${at === 0 ? 'M' : at % 2 === 0 ? 'L' : ' '}${short(value * scale)}`).join('');
  return {
    size: [Math.ceil(width * scale), Math.ceil(height * scale)],
    boxes: states
      .filter(({ id }) => parents.has(id))
      .map(({ id }) => rect(id))
      .join(''),
    leaves: states
      .filter(({ id }) => !parents.has(id))
      .map(({ id }) => rect(id))
      .join(''),
    lines: Object.values(layout.lines)
      .map(({ points }) => line(points))
      .join(''),
  };
};
