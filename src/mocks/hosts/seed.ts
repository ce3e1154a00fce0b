import type { Seed } from '#mocks/domain/seed.ts';
import type { CommentRow, PostRow } from '#mocks/domain/seed-rows.ts';
import { avatar } from '#mocks/seed/avatars.ts';
import { createCareer } from '#mocks/seed/careers.ts';
import { circleCover, withAuthors } from '#mocks/seed/circles.ts';
import { createComments, readCommentId } from '#mocks/seed/comments.ts';
import { portraitOf, productCover, shelfOf } from '#mocks/seed/company-desk.ts';
import { createFavourites, createFollowedCompanies, createFollows } from '#mocks/seed/follows.ts';
import { personaIds } from '#mocks/seed/members.ts';
import { createTalks, messageTemplates } from '#mocks/seed/messages.ts';
import { miniappCode } from '#mocks/seed/miniapp-code.ts';
import { createNotices } from '#mocks/seed/notices.ts';
import { once } from '#mocks/seed/once.ts';
import { postText } from '#mocks/seed/post-text.ts';
import type { PostRow as SeededPost } from '#mocks/seed/posts.ts';
import { createSeed } from '#mocks/seed/seed.ts';
import { createTies } from '#mocks/seed/ties.ts';
import { createTopics } from '#mocks/seed/topics.ts';
import { activityKeywords, activityKinds } from '#mocks/seed/vocabulary/activities.ts';
import { categories, categoryCodes } from '#mocks/seed/vocabulary/categories.ts';
import { supplierTrades, supplierWords } from '#mocks/seed/vocabulary/companies.ts';
import { newsKeywords } from '#mocks/seed/vocabulary/keywords.ts';
import type { Tag, TagTree } from '#services/contract/basic.contract.ts';
import type { CommentKind } from '#services/contract/comment.contract.ts';
import { tagType } from '#services/contract/constants.ts';
import { memberOf } from './seed-member.ts';

const bannerCount = 3;

/** The generated world, in the shape that the rules ask for. `now` only sets the times of publishing. */
export const makeSeed = (now: number): Seed => {
  const made = createSeed({ now });
  const leaves = made.newsTags.flatMap(({ children }) => children);
  const tags: readonly Tag[] = [
    ...made.newsTags.map(tagOf),
    ...leaves.map(tagOf),
    ...made.themeTags,
    ...made.sourceTags,
    ...made.industryTags,
    ...made.activityTags,
    ...made.organiserTags,
    ...made.postTags.filter((tag) => tag.typeEnName === 'postType'),
  ];
  const tagById = new Map(tags.map((tag) => [tag.id, tag]));
  const branchId = new Map(made.newsTags.map(({ id, tagCode }) => [tagCode, id]));
  const siteContents = new Map(made.siteContents.map((content) => [content.code, content]));
  const byId = new Map(made.members.map((row) => [row.id, row]));
  const written = [...made.news, ...made.drafts];
  const rows = new Map(written.map((row) => [row.id, row]));
  const drafts = new Set(made.drafts.map(({ id }) => id));
  const shortNames = new Map(made.companies.map(({ id, shortName }) => [id, shortName]));
  const community = once(() => ({
    posts: new Map(made.posts().map((row) => [row.id, row])),
    circles: new Map(made.circles().map((row) => [row.id, row])),
  }));
  const companies = new Map(made.companies.map((row) => [row.id, row]));
  const products = new Map(made.products.map((row) => [row.id, row]));
  const activities = new Map(made.activities.map((row) => [row.id, row]));
  const tagsOf: Readonly<Record<number, readonly Tag[]>> = {
    [tagType.industry]: made.industryTags,
    [tagType.post]: made.postTags,
    [tagType.activity]: made.activityTags,
    [tagType.organiser]: made.organiserTags,
  };
  const { friends, requests, visits } = createTies(now, made.members);
  const friendsOfLiran = friends.filter(([id]) => id === personaIds.liran).map(([, id]) => id);
  const talks = createTalks(now, made.members, friendsOfLiran, () => made.posts());
  const follows = createFollows(now, made.members, friendsOfLiran);
  const followCounts = countsBy(follows.map(({ memberId }) => memberId));
  const followerCounts = countsBy(follows.map(({ followedId }) => followedId));
  const countsOf = (id: string) => ({
    followerCount: followerCounts.get(id) ?? 0,
    followCount: followCounts.get(id) ?? 0,
  });
  const speakers = made.members
    .filter(({ registerStep, isBanned }) => registerStep >= 2 && !isBanned)
    .map(({ id }) => id);
  const publishTimeOf = (kind: CommentKind, id: string): number | undefined => {
    if (kind === 'news') return rows.get(id)?.publishTime;
    return (kind === 'activity' ? activities : community().posts).get(id)?.publishTime;
  };
  const postAt = (kind: CommentKind, id: string) => (kind === 'post' ? community().posts.get(id) : undefined);
  const articles = new Map<string, ReturnType<Seed['newsArticle']>>();
  const comments = new Map<string, readonly CommentRow[]>();
  const commentsOn = (kind: CommentKind, id: string): readonly CommentRow[] => {
    const known = comments.get(`${kind}:${id}`);
    if (known) return known;
    const publishTime = publishTimeOf(kind, id);
    const { authorId, tagId } = postAt(kind, id) ?? {};
    const said =
      publishTime === undefined ? [] : createComments(now, { kind, id, publishTime, authorId, tagId }, speakers);
    comments.set(`${kind}:${id}`, said);
    return said;
  };
  return {
    members: made.members.map((row) => memberOf(row, now, countsOf(row.id))),
    personas: new Map(Object.entries(personaIds)),
    news: written.map(({ parentTagCode, ...row }) => {
      const { id, title, words, publishTime, sourceId, viewCount, tagIds, companyIds, authorId } = row;
      const branch = branchId.get(parentTagCode);
      return {
        id,
        title,
        words,
        publishTime,
        sourceId,
        viewCount,
        tagIds: branch === undefined ? tagIds : [...tagIds, branch],
        companyIds,
        authorId,
        isDraft: drafts.has(id),
      };
    }),
    newsItem: (id) => made.newsroom.toItem(had(rows, id)),
    newsArticle: (id) => {
      const known = articles.get(id);
      if (known) return known;
      const row = had(rows, id);
      const { content } = made.newsroom.article(row);
      const article = {
        content,
        authorName: row.authorName,
        authorId: row.authorId,
        likeCount: row.likeCount,
        tags: row.tagIds.flatMap((tagId) => {
          const tag = tagById.get(tagId);
          return tag ? [{ id: tag.id, name: tag.name, tagCode: tag.tagCode }] : [];
        }),
        companies: row.companyIds.flatMap((companyId) => {
          const name = shortNames.get(companyId);
          return name !== undefined && content.includes(name) ? [{ id: companyId, name }] : [];
        }),
      };
      articles.set(id, article);
      return article;
    },
    newsKeywords,
    flashes: made.flashes,
    activities: made.activities.map((row) => ({
      ...row,
      type: row.kind,
      typeName: tagById.get(activityKinds[row.kind].id)?.name ?? '',
      sourceName: tagById.get(row.sourceId)?.name ?? '',
    })),
    activityItem: (id) => made.activityDesk.toItem(had(activities, id)),
    activityDetail: (id) => made.activityDesk.toDetail(had(activities, id)),
    activityKeywords,
    newsTags: () => made.newsTags,
    tags: (type) => tagsOf[type] ?? [],
    tagById: (id) => tagById.get(id) ?? null,
    notices: once(() => createNotices(now, made.members, made.news.slice(0, 12))),
    posts: once(() => made.posts().map(postOf)),
    postText: (id) => postText(had(community().posts, id)),
    circles: once(() => withAuthors(made.circles(), made.posts())),
    circleCover: (id) => {
      const row = community().circles.get(id);
      return row ? circleCover(row) : '';
    },
    topics: once(createTopics),
    companies: made.companies.map((row) => ({ ...row, followerCount: 40 + ((row.id * 37) % 960) })),
    companyPortrait: (id) => portraitOf(had(companies, id)),
    products: made.products,
    productCover: (id) => productCover(had(products, id)),
    productShelf: (id) => shelfOf(had(products, id)),
    china: () => made.regions.china,
    overseas: () => made.regions.overseas,
    siteContent: (code) => siteContents.get(code) ?? null,
    banners: () =>
      made.news
        .toSorted((a, b) => b.viewCount - a.viewCount)
        .slice(0, bannerCount)
        .map((row) => ({
          id: row.id,
          title: row.title,
          image: made.newsroom.toItem(row).coverImg,
          url: `/news/${row.id}`,
        })),
    careerOf: (memberId) => {
      const member = byId.get(memberId);
      return member ? createCareer(member, made.companies) : { work: [], education: [] };
    },
    miniappCode,
    avatarOf: (memberId) => avatar(memberId, 'MALE'),
    friends: [...friends, ...talks.friends],
    friendRequests: requests,
    blocks: made.members.flatMap(({ id, blockedIds }) => blockedIds.map((blocked) => [id, blocked] as const)),
    visits,
    follows,
    followedCompanies: createFollowedCompanies(made.companies),
    favourites: createFavourites(now, [
      ...made.news.slice(0, 120).map(({ id }) => ({ type: 'news' as const, id })),
      ...made.activities.slice(0, 30).map(({ id }) => ({ type: 'activity' as const, id })),
    ]),
    comments: commentsOn,
    commentById: (id) => {
      const found = readCommentId(id);
      return (found && commentsOn(found.kind, found.entityId).find((row) => row.id === id)) ?? null;
    },
    conversations: talks.conversations,
    messages: talks.messages,
    readMessages: talks.readMessages,
    messageTemplates,
    companyCategories: [
      ...categoryCodes.map((code) => ({ code, name: categories[code].name })),
      ...supplierTrades.map((code) => ({ code, name: supplierWords[code] })),
    ],
    companyCategory: (companyId) => {
      const row = companies.get(companyId);
      if (row?.category != null) return { code: row.category, name: categories[row.category].name };
      return row?.trade == null ? null : { code: row.trade, name: supplierWords[row.trade] };
    },
  };
};

const kept = new Map<number, Seed>();

/** The same as `makeSeed`, made once for worlds that begin one after the other at the same moment: nothing changes a seed. */
export const seedAt = (now: number): Seed => {
  const seed = kept.get(now) ?? makeSeed(now);
  kept.clear();
  kept.set(now, seed);
  return seed;
};

const had = <K, V>(rows: ReadonlyMap<K, V>, id: K): V => {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`the seed has no ${id}`);
  return row;
};

const countsBy = (ids: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

const tagOf = ({ id, name, typeEnName, tagCode }: TagTree): Tag => ({ id, name, typeEnName, tagCode });

const postOf = ({ brief: _, told: __, ...row }: SeededPost): PostRow => row;
