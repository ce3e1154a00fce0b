import type { FlowFile } from '../journal/flow-file.ts';
import type { Divergence } from '../journal/replay.ts';
import type { AppInput } from './app.events.ts';
import type { AppHost } from './create-app.ts';
import { replayApp } from './replay-app.ts';

const isInput = (input: unknown): input is AppInput =>
  typeof input === 'object' && input !== null && 'sites' in input && 'origin' in input && 'isMobile' in input;

/** Where the recording went another way than these charts: not where only what was under way came to its end. */
const isReal = (divergence: Divergence | null): divergence is Divergence =>
  divergence !== null && divergence.recorded !== null;

/**
 * The app as a file left it, behind the gate until `goLive`. Where the recording and these charts part, the app stands
 * before the input that led there, and `divergence` says where that is. Null when it cannot be brought anywhere.
 */
export const resumeApp = (host: AppHost, { input, entries, startedAt, base }: FlowFile) => {
  if (!isInput(input)) return null;
  const upTo = (count: number) => {
    const replayed = replayApp({ ...host, input }, { startedAt, base, entries: entries.slice(0, count) });
    replayed.app.start();
    return { ...replayed, input, divergence: replayed.run() };
  };
  const whole = upTo(entries.length);
  if (!isReal(whole.divergence)) return { ...whole, divergence: null };
  const { index } = whole.divergence;
  whole.app.stop();
  const cause = entries.findLastIndex((entry) => entry.index <= index && entry.input !== null);
  const before = cause < 0 ? null : upTo(cause);
  if (!before || isReal(before.divergence)) {
    before?.app.stop();
    return null;
  }
  return { ...before, divergence: whole.divergence };
};
