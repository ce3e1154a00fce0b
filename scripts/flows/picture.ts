import type { ChartFile, ChartState, GalleryEntry } from '#machines/flows/chart-file.ts';

/** Bounds of the thumbnail in CSS px. */
const window = [240, 132] as const;

const joined = (parts: readonly string[]): string => parts.join('');
const short = (value: number): string => String(Math.round(value * 10) / 10);

export const pictureOf = ({ layout, states }: Pick<ChartFile, 'layout' | 'states'>): GalleryEntry['picture'] => {
  const [width, height] = layout.size;
  const scale = Math.min(window[0] / width, window[1] / height, 0.5);
  const parents = new Set(states.map(({ parent }) => parent));
  const rect = ({ id }: ChartState): string => {
    const [x, y, w, h] = (layout.states[id] ?? [0, 0, 0, 0]).map((value) => value * scale);
    return `M${short(x ?? 0)} ${short(y ?? 0)}h${short(w ?? 0)}v${short(h ?? 0)}h${short(-(w ?? 0))}z`;
  };
  const line = (points: readonly number[]): string =>
    points.map((value, at) => `${at === 0 ? 'M' : at % 2 === 0 ? 'L' : ' '}${short(value * scale)}`).join('');
  return {
    size: [Math.ceil(width * scale), Math.ceil(height * scale)],
    boxes: joined(states.filter(({ id }) => parents.has(id)).map(rect)),
    leaves: joined(states.filter(({ id }) => !parents.has(id)).map(rect)),
    lines: joined(Object.values(layout.lines).map(({ points }) => line(points))),
  };
};
