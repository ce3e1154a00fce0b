import { postTagId, themeTagId } from '#services/contract/constants.ts';
import type { PostRow as StoredPost } from '../domain/seed-rows.ts';
import type { CircleRow } from './circles.ts';
import { type CompanyRow, isOneOf } from './companies.ts';
import circleWords from './data/circles.json' with { type: 'json' };
import jobs from './data/jobs.json' with { type: 'json' };
import offers from './data/offers.json' with { type: 'json' };
import words from './data/posts.json' with { type: 'json' };
import { firstUnique } from './first-unique.ts';
import { type MemberRow, personaIds } from './members.ts';
import { type PostBrief, type Subject, postThemes as themes, writePostTitle } from './post-text.ts';
import { type Random, randomFor } from './random.ts';
import { timesOf } from './relationships.ts';
import { day, publishTimes } from './times.ts';
import { firstTopicId } from './topics.ts';

export interface PostRow extends StoredPost {
  readonly brief: PostBrief;
  readonly lines?: readonly string[];
}

const postCount = 500;
const personaPosts: ReadonlyMap<number, string> = new Map([
  [6, personaIds.liran],
  [9, personaIds.wangfang],
  [31, personaIds.liran],
  [44, personaIds.blocker],
  [58, personaIds.wangfang],
  [87, personaIds.liran],
  [140, personaIds.wangfang],
  [176, personaIds.liran],
  [231, personaIds.blocker],
  [305, personaIds.liran],
]);
const newestId = 700_500;

const greyEndings = ['加微信详谈', '全网最低价', '电话联系', '假一赔十'];

const typeOf = (random: Random): Subject['type'] => {
  const drawn = random.int(1, 100);
  if (drawn > 78) return 'recruitment';
  return drawn > 45 ? 'demand' : 'supply';
};

interface PostSources {
  readonly companies: readonly CompanyRow[];
  readonly members: readonly MemberRow[];
  readonly circles: readonly CircleRow[];
}

interface Matter {
  readonly subject: Subject;
  readonly authors: readonly MemberRow[];
}

function mattersOf(companies: readonly CompanyRow[], authors: readonly MemberRow[]): Matter[] {
  const peopleOf = Map.groupBy(authors, ({ companyId }) => companyId);
  const matter = (subject: Subject, whose: readonly string[]): Matter => ({
    subject,
    authors: companies.flatMap((company) => (isOneOf(company, whose) ? (peopleOf.get(company.id) ?? []) : [])),
  });
  return [
    ...themes.flatMap((theme) =>
      offers[theme].flatMap((of) => [
        matter({ type: 'supply', theme, of }, of.soldBy),
        matter({ type: 'demand', theme, of }, of.soughtBy),
      ]),
    ),
    ...themes.flatMap((theme) => jobs[theme].map((of) => matter({ type: 'recruitment', theme, of }, of.whose))),
  ];
}

const topicsOf = (title: string): string[] =>
  circleWords.topics.flatMap(({ words: about }, at) =>
    about.some((word) => title.includes(word)) ? [`${firstTopicId + at}`] : [],
  );

const circleOf = (brief: PostBrief, title: string, circles: readonly CircleRow[], random: Random) => {
  const fitting = circles.filter(
    ({ words, city }) => city === brief.company.city || words.some((word) => title.includes(word)),
  );
  return fitting.length === 0 || random.chance(0.3) ? null : random.pick(fitting).id;
};

const withNewTitle = (brief: PostBrief, taken: Set<string>) =>
  firstUnique(brief.key, 60, taken, (nth) => {
    const tried = { ...brief, key: `${brief.key}:${nth}` };
    const title = writePostTitle(tried);
    return { brief: tried, title, uniqueKeys: [title] };
  });

export function createPosts(now: number, { companies, members, circles }: PostSources): PostRow[] {
  const taken = new Set<string>();
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  const authors = members.filter(({ registerStep, isBanned }) => registerStep >= 2 && !isBanned);
  const joinedAt = new Map(authors.map(({ id }) => [id, timesOf(id, now).joinedAt]));
  const matters = mattersOf(companies, authors);
  const rhythm = { working: [5, 8], off: [1, 4] } as const;

  const authorOf = (matter: Matter, publishTime: number, byId: string | undefined, random: Random): MemberRow => {
    const drawn = random.picks(matter.authors, matter.authors.length);
    const fits = ({ id }: MemberRow) => (byId === undefined ? (joinedAt.get(id) ?? 0) < publishTime : id === byId);
    return drawn.find(fits) ?? random.pick(matter.authors);
  };

  const rowOf = (id: string, publishTime: number, byId = personaPosts.get(newestId - Number(id))): PostRow => {
    const random = randomFor(`post:${id}`);
    const type = typeOf(random);
    const theme = random.pick(themes);
    const open = matters.filter(
      (matter) =>
        matter.subject.type === type && (byId === undefined || matter.authors.some((author) => author.id === byId)),
    );
    const ofTheme = open.filter((matter) => type !== 'recruitment' && matter.subject.theme === theme);
    const matter = random.pick(ofTheme.length > 0 ? ofTheme : open);
    const author = authorOf(matter, publishTime, byId, random);
    const company = companyOf.get(author.companyId);
    if (!company) throw new Error(`no company of ${author.id}`);
    const { subject } = matter;
    const { brief, title } = withNewTitle({ key: `post:${id}`, subject, company }, taken);
    const isGrey = random.chance(0.08);
    const ending = random.pick(greyEndings);
    const age = now - publishTime;
    const viewCount = Math.round((40 + random.next() ** 3 * 4_200) * (0.02 + 0.98 * Math.min(1, age / (2 * day))));
    return {
      id,
      title: isGrey ? `${title}，${ending}` : title,
      brief,
      tagId: postTagId[subject.type],
      greyWords: isGrey ? [ending] : [],
      themeTagId: themeTagId[subject.theme],
      authorId: author.id,
      place: company.city,
      circleId: circleOf(brief, title, circles, random),
      topicIds: topicsOf(title),
      publishTime,
      viewCount,
      likeCount: Math.round(viewCount * (0.005 + random.next() * 0.03)),
      isDraft: false,
    };
  };

  const pinned = words.pinned.map(
    ({ title, paragraphs }, index): PostRow => ({
      ...rowOf(`${newestId - index}`, now - (index + 2) * 3 * day),
      title,
      lines: paragraphs,
      tagId: postTagId.popular,
      greyWords: [],
      themeTagId: themeTagId.others,
      circleId: null,
      topicIds: [],
      viewCount: 5_200 - index * 700,
      likeCount: 180 - index * 40,
    }),
  );
  const others = publishTimes(now, postCount - pinned.length, rhythm, randomFor('posts:times')).map((time, index) =>
    rowOf(`${newestId - pinned.length - index}`, time),
  );
  const drafts = [0, 1].map((index) => ({
    ...rowOf(`${newestId - postCount - index}`, now - (index + 1) * day, personaIds.liran),
    circleId: null,
    viewCount: 0,
    likeCount: 0,
    isDraft: true,
  }));
  return [...pinned, ...others].sort((a, b) => b.publishTime - a.publishTime).concat(drafts);
}
