import { freshScenario } from '../scenarios.ts';
import type { ReadSituation } from '../situation.ts';
import type { DomainLog, LogHead } from './domain-log.ts';
import { epochAt } from './epoch.ts';
import { uniqueName } from './unique-name.ts';

const afterAll = Number.MAX_SAFE_INTEGER;

/** Continues the stored domain, or starts a new one for another situation. @param ahead known offset of the clock, in ms */
export const beginOrContinue = async (
  log: DomainLog,
  { situation, key }: ReadSituation,
  ahead: number,
): Promise<{ head: LogHead; isNew: boolean }> => {
  const found = await log.read(afterAll).catch(() => null);
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
    // An unreadable log may still be in use by other tabs.
    if (found) await log.restart(head).catch(() => {});
    return { head, isNew: true };
  }
  const epoch = epochAt(stored.epoch, now);
  if (epoch === stored.epoch && offset === stored.offset) return { head: stored, isNew: false };
  const head = { ...stored, epoch, offset };
  await log.saveHead(head).catch(() => {});
  return { head, isNew: false };
};
