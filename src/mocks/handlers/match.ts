import type { Route } from './handlers.ts';

export interface Matched {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Literal segments take precedence over parameters. */
export const routeFinder = (routes: readonly Route[]) => {
  const patterns = routes
    .map((route) => ({ route, segments: route.endpoint.path.split('/') }))
    .toSorted((a, b) => parameters(a.segments) - parameters(b.segments));
  const byShape = Map.groupBy(patterns, ({ route, segments }) => shapeOf(route.endpoint.method, segments));

  return (method: string, pathname: string): Matched | null => {
    const asked = pathname.split('/');
    for (const { route, segments } of byShape.get(shapeOf(method, asked)) ?? []) {
      const params = paramsOf(segments, asked);
      if (params) return { route, params };
    }
    return null;
  };
};

const shapeOf = (method: string, segments: readonly string[]): string => `${method} ${segments.length}`;
const parameters = (segments: readonly string[]): number => segments.filter((part) => part.startsWith(':')).length;

const paramsOf = (pattern: readonly string[], segments: readonly string[]): Record<string, string> | null => {
  const params: Record<string, string> = {};
  for (const [i, part] of pattern.entries()) {
    const segment = segments[i] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(segment);
    else if (part !== segment) return null;
  }
  return params;
};

export const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
