import type { Route } from './handlers.ts';

export interface Matched {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** The route of a method and path; a literal segment goes before a parameter. */
export const matchRoute = (routes: readonly Route[], method: string, pathname: string): Matched | null => {
  const segments = pathname.split('/');
  const found = routes.flatMap((route) => {
    const params = route.endpoint.method === method ? paramsOf(route.endpoint.path.split('/'), segments) : null;
    return params ? [{ route, params }] : [];
  });
  return found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0] ?? null;
};

const paramsOf = (pattern: readonly string[], segments: readonly string[]): Record<string, string> | null => {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of pattern.entries()) {
    const segment = segments[i] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(segment);
    else if (part !== segment) return null;
  }
  return params;
};

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
