import { afterEach, expect, test, vi } from 'vitest';
import { canResume, isWatchable } from './this-build.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  { backend: undefined, flows: undefined, isWatched: true, goesOn: true },
  { backend: undefined, flows: 'off', isWatched: false, goesOn: true },
  { backend: 'https://api.example.com', flows: undefined, isWatched: false, goesOn: false },
  { backend: 'https://api.example.com', flows: 'on', isWatched: true, goesOn: false },
])(
  'what is offered with the backend $backend and VITE_FLOWS $flows works there',
  ({ backend, flows, isWatched, goesOn }) => {
    vi.stubEnv('VITE_BACKEND', backend);
    vi.stubEnv('VITE_FLOWS', flows);
    expect({ isWatched: isWatchable(), goesOn: canResume() }).toEqual({ isWatched, goesOn });
  },
);
