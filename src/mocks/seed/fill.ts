import type { Random } from './random.ts';
import type { Knowledge } from './vocabulary/knowledge.ts';

/** Figures that mean nothing beyond their sentence: drawn anew at each place. */
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
  /** Fills `{fact}`, `{figure}` and `{#knowledge}` slots. A slot without a fact is a mistake in the vocabulary. */
  write(template: string): string;
}

/** One article's writer: tells no piece of knowledge twice and introduces people by their office once. */
export function createWriter(slots: Readonly<Record<string, string>>, knowledge: Knowledge, random: Random): Writer {
  const banks = new Map<string, readonly string[]>(Object.entries(knowledge));
  const told = new Set<string>();
  const introduced = new Set<string>();

  const knowledgeSlot = (name: string): string => {
    const bank = banks.get(name);
    if (bank === undefined) throw new Error(`no knowledge called {#${name}}`);
    const sentence = random.pick(bank.filter((candidate) => !told.has(candidate)));
    told.add(sentence);
    return sentence;
  };

  const person = (name: string, office: string): string => {
    if (introduced.has(name)) return name;
    introduced.add(name);
    return `${office}${name}`;
  };

  const slot = (name: string): string => {
    if (name.startsWith('#')) return knowledgeSlot(name.slice(1));
    if (name === 'exec') return person(slots.exec ?? '', slots.execTitle ?? '');
    if (name === 'expert') return person(slots.expert ?? '', slots.house ?? '');
    const figure = figures[name];
    if (figure !== undefined) return figure(random);
    const fact = slots[name];
    if (fact === undefined) throw new Error(`no fact for {${name}}`);
    return fact;
  };

  return { write: (template) => template.replace(/\{([#\w]+)\}/g, (_, name: string) => slot(name)) };
}
