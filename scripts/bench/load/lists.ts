export interface Story {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly coverImg: string;
  readonly sourceName: string;
  readonly publishTime: number;
  readonly content?: string;
}

export interface Lists {
  readonly latest: readonly Story[];
  readonly weekly: readonly Story[];
  readonly categories: readonly (readonly [name: string, stories: readonly Story[]])[];
}

export type Ask = <T>(path: string) => Promise<T>;

export const bringLists = async (ask: Ask): Promise<Lists> => {
  const page = (search: string) =>
    ask<{ readonly records: readonly Story[] }>(`/news/news/page?${search}`).then(({ records }) => records);
  const categories = async () => {
    const tree = await ask<readonly { readonly id: number; readonly name: string }[]>('/news/tag/tree?type=1');
    const shown = tree.slice(0, 6);
    return Promise.all(
      shown.map(async ({ id, name }) => [name, await page(`size=4&current=1&categoryTagId=${id}`)] as const),
    );
  };
  const [latest, weekly, sections] = await Promise.all([
    page('current=1&size=20'),
    page('size=4&current=1&order=weekly'),
    categories(),
  ]);
  return { latest, weekly, categories: sections };
};

export const bringStory = (ask: Ask, id: string): Promise<Story> => ask(`/news/news/${id}`);
