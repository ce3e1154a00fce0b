import { freshScenario } from '#mocks/scenarios.ts';
import type { ReadSituation } from '#mocks/situation.ts';
import type { DomainLog, LogHead } from './domain-log.ts';
import { epochAt } from './epoch.ts';
import { twice } from './sharing.ts';
import { uniqueName } from './unique-name.ts';

/** An event has a smaller place: of what is read after it there is the head alone. */
const afterAll = Number.MAX_SAFE_INTEGER;

/**
 * Goes on with the stored world, or begins one: where there is none, and where another situation is asked for.
 * @param ahead by how much the clock was put forward as far as the page knows, in milliseconds
 */
export const beginOrContinue = async (
  log: DomainLog,
  { situation, key }: ReadSituation,
  ahead: number,
): Promise<{ head: LogHead; isNew: boolean }> => {
  const found = await twice(() => log.read(afterAll)).catch(() => null);
  const stored = found?.head ?? null;
  const offset = Math.max(stored?.offset ?? 0, ahead);
  const now = Date.now() + offset;
  const scenario = situation.scenario ?? (key === null ? stored?.scenario : null) ?? freshScenario;
  if (stored === null || stored.scenario !== scenario || (key !== null && stored.link !== key)) {
    const head = {
      generation: uniqueName(),
      epoch: now,
      scenario,
      ...(key !== null && { link: key }),
      offset,
    };
    // What cannot be read may be there all the same, and other tabs may be in it.
    if (found) await log.restart(head).catch(() => {});
    return { head, isNew: true };
  }
  const epoch = epochAt(stored.epoch, now);
  if (epoch === stored.epoch && offset === stored.offset) return { head: stored, isNew: false };
  const head = { ...stored, epoch, offset };
  await log.saveHead(head).catch(() => {});
  return { head, isNew: false };
};
