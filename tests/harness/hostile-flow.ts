interface Entry {
  readonly index: number;
  readonly time: number;
}

/**
 * A recording in which whatever a person could have written is hostile: the name, the facts, notes, what the root
 * holds, and as many entries more as there are pieces, in their actors, senders, kinds, fields and values.
 */
export const hostileFlow = (recorded: string, vectors: readonly string[], pieces: readonly string[]): string => {
  const file = JSON.parse(recorded);
  const own: readonly Entry[] = file.entries;
  const last = own.at(-1);
  const more = pieces.map((piece, at) => ({
    index: (last?.index ?? -1) + 1 + at,
    time: last?.time ?? file.startedAt,
    path: piece,
    incarnation: 1,
    source: piece,
    event: { type: piece, text: piece, [piece]: [piece, { [piece]: vectors.at(at) }] },
    input: at % 2 === 0 ? 'external' : null,
  }));
  return JSON.stringify({
    ...file,
    appVersion: pieces[0],
    language: pieces[1],
    route: pieces[2],
    redaction: pieces[3],
    input: { ...file.input, nextOrigins: pieces },
    entries: [...own, ...more],
    session: {
      name: vectors.join(''),
      notes: pieces.map((text, at) => ({ index: own.length + at, text })),
      from: null,
      to: null,
    },
  });
};
