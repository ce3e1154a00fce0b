import { appendFileSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { Exit, Schema } from 'effect';
import type { DomainEvent } from '../domain/events.ts';
import { lockFile } from './file-lock.ts';

const endOfTime = 8.64e15;
const Moment = Schema.Int.check(Schema.isBetween({ minimum: -endOfTime, maximum: endOfTime }));

const Head = Schema.Struct({
  format: Schema.Literal('shiye-backend'),
  version: Schema.Literal(1),
  epoch: Schema.Number,
});
const Line = Schema.Struct({ seq: Schema.Int, at: Moment, type: Schema.String });

/** The file is unusable and was not changed; the message says why and where. */
export class EventFileError extends Error {}

export interface EventFile {
  readonly epoch: number;
  readonly events: readonly DomainEvent[];
  readonly append: (event: DomainEvent) => void;
  /** Other processes may open the file from then on. */
  readonly close: () => void;
}

/** Opens or creates the file, for one process at a time. Throws an `EventFileError`. */
export const openEventFile = (path: string, now: number): EventFile => {
  const place = read(path) === null ? path : realpathSync(path);
  const lock = attempt(path, 'written', () => lockFile(`${place}.lock`));
  if ('holder' in lock)
    throw new EventFileError(`${path} is used by process ${lock.holder}, and one process alone can write it.`);
  try {
    return { ...readEventFile(path, now), close: lock.release };
  } catch (error) {
    lock.release();
    throw error;
  }
};

/** Moves an incomplete last line to `….incomplete`. */
const readEventFile = (path: string, now: number): Omit<EventFile, 'close'> => {
  const text = read(path);
  const write = (content: string): void => {
    attempt(path, 'written', () => appendFileSync(path, content));
  };
  const append = (event: DomainEvent): void => write(`${JSON.stringify(event)}\n`);
  if (text === null || text === '') {
    write(`${JSON.stringify({ format: 'shiye-backend', version: 1, epoch: now })}\n`);
    return { epoch: now, events: [], append };
  }
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first = '', ...lines] = whole.split('\n').slice(0, -1);
  const head = Schema.decodeUnknownExit(Head)(json(first));
  if (Exit.isFailure(head))
    throw new EventFileError(`${path} is no event log of this backend: its first line does not say so.`);
  if (!isMoment(head.value.epoch))
    throw new EventFileError(`${path}, line 1: no date has the epoch ${head.value.epoch}.`);
  const events = lines.map((line, index) => eventOf(path, line, index));
  if (whole.length < text.length) {
    attempt(path, 'written', () => {
      writeFileSync(`${path}.incomplete`, text.slice(whole.length));
      writeFileSync(path, whole);
    });
  }
  return { epoch: head.value.epoch, events, append };
};

const eventOf = (path: string, line: string, index: number): DomainEvent => {
  if (line.trim() === '') throw new EventFileError(`${path}, line ${index + 2}: this line is blank.`);
  const value = json(line);
  if (!isEvent(value)) throw new EventFileError(`${path}, line ${index + 2}: this is no event.`);
  if (value.seq !== index + 1)
    throw new EventFileError(`${path}, line ${index + 2}: event ${value.seq} stands where ${index + 1} should.`);
  return value;
};

const isMoment = (value: number): boolean => Exit.isSuccess(Schema.decodeUnknownExit(Moment)(value));

// Payloads are not validated, as in the browser.
const isEvent = (value: unknown): value is DomainEvent => Exit.isSuccess(Schema.decodeUnknownExit(Line)(value));

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw new EventFileError(`${path} cannot be read: ${reasonOf(error)}`);
  }
};

const attempt = <T>(path: string, verb: string, run: () => T): T => {
  try {
    return run();
  } catch (error) {
    throw new EventFileError(`${path} cannot be ${verb}: ${reasonOf(error)}`);
  }
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
