/** `points`: x, y, x, y. */
export const roundedLine = (points: readonly number[], radius = 7): string => {
  const corners = Array.from(
    { length: points.length / 2 },
    (_, at) => [points[at * 2] ?? 0, points[at * 2 + 1] ?? 0] as const,
  );
  return corners
    .map(([x, y], at) => {
      const [before, after] = [corners[at - 1], corners[at + 1]];
      if (!before) return `M${x} ${y}`;
      if (!after) return `L${x} ${y}`;
      const [from, to] = [towards([x, y], before, radius), towards([x, y], after, radius)];
      return `L${from[0]} ${from[1]}Q${x} ${y} ${to[0]} ${to[1]}`;
    })
    .join('');
};

type Point = readonly [number, number];

const towards = ([x, y]: Point, [toX, toY]: Point, radius: number): Point => {
  const length = Math.hypot(toX - x, toY - y);
  const share = length === 0 ? 0 : Math.min(radius, length / 2) / length;
  return [tenth(x + (toX - x) * share), tenth(y + (toY - y) * share)];
};

const tenth = (value: number): number => Math.round(value * 10) / 10;
