import type { SearchEntry, SearchIndex } from './chart-file.ts';

const most = 24;
/** Of what is looked for, as much must be there: words stand in another order, or bend. */
const enough = 0.6;

const chinese = /[\u4e00-\u9fff]+/gu;

const pairsOf = (text: string): readonly string[] =>
  text.length < 3 ? [text] : [...text].slice(1).map((letter, at) => `${text[at]}${letter}`);

/** Latin words without their plural, pairs of Chinese letters. */
const piecesOf = (text: string): readonly string[] => {
  const latin = text
    .replaceAll(chinese, ' ')
    .split(/[\s,;:?!“”"]+/)
    .filter(Boolean);
  return [...latin.map((word) => word.replace(/^(\w{3,})s$/, '$1')), ...(text.match(chinese) ?? []).flatMap(pairsOf)];
};

const shareOf = (pieces: readonly string[], text: string): number =>
  pieces.filter((piece) => text.includes(piece)).length / pieces.length;

/** Chinese letters stand in any order in the words themselves: 输错三次密码 finds 密码错了三次. */
const likeness = (text: string, own: string): number => {
  const letters = text.match(/[\u4e00-\u9fff]/gu) ?? [];
  const share = letters.length < 3 ? 0 : shareOf(letters, own);
  return share < 0.8 ? 0 : share * 0.8;
};

interface Found extends SearchEntry {
  /** What decides is in its own words. */
  readonly score: number;
}

/** States and transitions of all charts, best first. */
export const searched = ({ entries, texts }: SearchIndex, text: string): readonly SearchEntry[] => {
  const pieces = piecesOf(text.trim().toLowerCase());
  if (pieces.length === 0) return [];
  const found = entries.flatMap((entry): readonly Found[] => {
    const { chart, words, more, shows, requirements, id } = entry;
    const own = `${words.zh}\n${words.en}`.toLowerCase();
    const cited = requirements.flatMap((name) => [name, texts[name]?.zh, texts[name]?.en]);
    const around = [chart, more, ...shows].flatMap((one) => (one ? [one.zh, one.en] : []));
    const all = [own, ...around, ...requirements, id].join('\n').toLowerCase();
    const share = Math.max(
      shareOf(pieces, all),
      likeness(text, own),
      shareOf(pieces, cited.join('\n').toLowerCase()) * 0.9,
    );
    const isDecided = more !== null && id.includes('/');
    return share < enough ? [] : [{ ...entry, score: share * 4 + shareOf(pieces, own) * 2 + (isDecided ? 0.5 : 0) }];
  });
  return found.toSorted((one, other) => other.score - one.score).slice(0, most);
};
