import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DomainEvent } from '../domain/events.ts';
import { EventFileError, openEventFile } from './event-file.ts';

const newPath = (): string => join(mkdtempSync(join(tmpdir(), 'shiye-')), 'events.jsonl');
const event = (seq: number): DomainEvent => ({ type: 'news.viewed', id: `6000${seq}`, seq, at: 1_000 * seq });

const written = (count: number): string => {
  const path = newPath();
  const file = openEventFile(path, 5);
  for (let seq = 1; seq <= count; seq += 1) file.append(event(seq));
  file.close();
  return path;
};

test('what happened is there again when the file is opened again', () => {
  const path = written(3);
  expect(openEventFile(path, 9)).toMatchObject({ epoch: 5, events: [event(1), event(2), event(3)] });
});

test('a line that was cut off in the middle is left out and kept beside the file; the next one takes its place', () => {
  const path = written(3);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.slice(0, -12));
  const file = openEventFile(path, 9);
  expect(file.events).toEqual([event(1), event(2)]);
  expect(readFileSync(`${path}.incomplete`, 'utf8')).toBe(text.trimEnd().split('\n').at(-1)?.slice(0, -11));
  file.append(event(3));
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test.each([
  ['another program’s file', () => 'name,price\ntea,3\n', 'is no event log of this backend'],
  ['a log of a later version', (text: string) => text.replace('"version":1', '"version":2'), 'is no event log'],
  ['a line that is no JSON', (text: string) => text.replace('{"type":"news.viewed","id":"60002"', '{"type'), 'line 3:'],
  ['a line that is no event', (text: string) => text.replace('"seq":2', '"seq":"two"'), 'line 3: this is no event'],
  [
    'a line that is missing',
    (text: string) => text.replace(/.*60002.*\n/, ''),
    'line 3: event 3 stands where 2 should',
  ],
  ['a blank line at the end', (text: string) => `${text}\n`, 'line 5: this line is blank'],
  [
    'a line at a time that no date has',
    (text: string) => text.replace('2000', '8640000000000001'),
    'line 3: this is no',
  ],
  ['an epoch that no date has', (text: string) => text.replace(':5}', ':8640000000000001}'), 'line 1: no date has the'],
  [
    'an epoch without an end',
    (text: string) => text.replace(':5}', ':1e400}'),
    'line 1: no date has the epoch Infinity',
  ],
])('%s is refused by line, and stays as it is', (_, change, says) => {
  const path = written(3);
  const broken = change(readFileSync(path, 'utf8'));
  writeFileSync(path, broken);
  expect(() => openEventFile(path, 9)).toThrow(EventFileError);
  expect(() => openEventFile(path, 9)).toThrow(says);
  expect(readFileSync(path, 'utf8')).toBe(broken);
});

test('a place that cannot be read or written is named', () => {
  expect(() => openEventFile(tmpdir(), 9)).toThrow(`${tmpdir()} cannot be read`);
  expect(() => openEventFile(join(newPath(), 'nowhere.jsonl'), 9)).toThrow(/nowhere\.jsonl cannot be written/);
});

test('one process has the file, under any of its names, until it closes it', () => {
  const path = written(1);
  const file = openEventFile(path, 9);
  const other = newPath();
  symlinkSync(path, other);
  for (const name of [path, other]) expect(() => openEventFile(name, 9)).toThrow(`used by process ${process.pid}`);
  file.append(event(2));
  file.close();
  expect(openEventFile(other, 9).events).toEqual([event(1), event(2)]);
});

test.each([
  ['a process that has ended', () => `${spawnSync(process.execPath, ['-e', '']).pid}`],
  ['an earlier process with the same id', () => `${process.pid} 1 before-the-restart`],
  ['nobody', () => ''],
])('a lock left by %s is no obstacle', (_, left) => {
  const path = written(1);
  writeFileSync(`${path}.lock`, left());
  const file = openEventFile(path, 9);
  expect(() => openEventFile(path, 9)).toThrow(EventFileError);
  file.close();
  expect(existsSync(`${path}.lock`)).toBe(false);
});
