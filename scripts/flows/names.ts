const beginnings = (name: string): readonly string[] => name.split('-').map((word) => word.slice(0, 3));

const closeTo = (name: string, names: readonly string[]): readonly string[] =>
  names.filter((other) => beginnings(other).some((beginning) => beginnings(name).includes(beginning)));

export const unknownName = (asked: readonly string[], names: readonly string[]): string | null => {
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown === undefined) return null;
  const close = closeTo(unknown, names);
  return `There is no chart ${unknown}${close.length > 0 ? `, but: ${close.join(', ')}` : ''}`;
};
