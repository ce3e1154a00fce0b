import type { Random } from './random.ts';
import { write } from './write.ts';

const figures: Readonly<Record<string, (random: Random) => string>> = {
  n3: (random) => `${random.int(2, 6)}`,
  n4: (random) => `${random.int(8, 18)}`,
  n5: (random) => `${random.int(3, 18) * 10}`,
  n6: (random) => `${random.int(12, 96)}`,
  pct1: (random) => `${random.int(5, 18)}`,
  pct2: (random) => `${random.int(12, 34)}`,
  pct3: (random) => `${random.int(37, 68)}`,
  pct4: (random) => `${random.int(82, 97)}`,
  n3Tenth: (random) => `${random.int(0, 1)}.${random.int(2, 9)}`,
};

export interface Writer {
  write(template: string): string;
}

/** For one article: uses each piece of knowledge once, and states a person's office once. */
export function createWriter(
  slots: Readonly<Record<string, string>>,
  categorySentences: Readonly<Record<string, readonly string[]>>,
  random: Random,
): Writer {
  const used = new Set<string>();
  const introduced = new Set<string>();

  const sentence = (name: string): string => {
    const bank = categorySentences[name];
    if (bank === undefined) throw new Error(`no knowledge called {#${name}}`);
    const chosen = random.pick(bank.filter((candidate) => !used.has(candidate)));
    used.add(chosen);
    return chosen;
  };

  const person = (name = '', office = ''): string => {
    const shown = introduced.has(name) ? name : `${office}${name}`;
    introduced.add(name);
    return shown;
  };

  const fact = (name: string): string | undefined => {
    if (name.startsWith('#')) return sentence(name.slice(1));
    if (name === 'exec') return person(slots.exec, slots.execTitle);
    if (name === 'expert') return person(slots.expert, slots.house);
    return figures[name]?.(random) ?? slots[name];
  };

  return { write: (template) => write(template, fact) };
}
