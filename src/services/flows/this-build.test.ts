import { afterEach, expect, test, vi } from 'vitest';
import { canResume, isWatchable } from './this-build.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  { backend: undefined, flows: undefined, isWatched: true, resumes: true },
  { backend: undefined, flows: 'off', isWatched: false, resumes: true },
  { backend: 'https://api.example.com', flows: undefined, isWatched: false, resumes: false },
  { backend: 'https://api.example.com', flows: 'on', isWatched: true, resumes: false },
])(
  'what is offered with the backend $backend and VITE_FLOWS $flows works there',
  ({ backend, flows, isWatched, resumes }) => {
    vi.stubEnv('VITE_BACKEND', backend);
    vi.stubEnv('VITE_FLOWS', flows);
    expect({ isWatched: isWatchable(), resumes: canResume() }).toEqual({ isWatched, resumes });
  },
);
