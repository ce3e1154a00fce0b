import { describe, expect, test } from 'vitest';
import { newsTagId, pageSize } from '#services/contract/constants.ts';
import { readNoticeContent } from '#services/contract/notice.contract.ts';
import { circleDetail } from '../domain/rules/circles.ts';
import { commentCount, commentsOn, findComment } from '../domain/rules/comment-rows.ts';
import { commentPage, replyPage } from '../domain/rules/comments.ts';
import { entityOf } from '../domain/rules/entities.ts';
import { fansOf, followsOf, isFollowing } from '../domain/rules/follows.ts';
import { hotNewsPage, newsPage } from '../domain/rules/news.ts';
import { noticePage } from '../domain/rules/notices.ts';
import { createBackend } from '../hosts/node.ts';
import { categories } from './categories.ts';
import { fieldOf, isOneOf } from './companies.ts';
import { createSeed } from './create-seed.ts';
import people from './data/people.json' with { type: 'json' };
import { growthOf } from './market.ts';
import { timesOf } from './relationships.ts';

const moments = [Date.UTC(2026, 10, 23, 1), Date.UTC(2026, 10, 26, 12)];
const now = moments[1] ?? 0;
const day = 86_400_000;
const { domain } = createBackend({ now });
const seed = createSeed({ now });
const textOf = (html: string) => html.replace(/<[^>]+>/g, '');
const repeated = (of: readonly string[]) => of.filter((item, at) => of.indexOf(item) !== at);
const entities = [
  ...seed.news.map((row) => ({ type: 'news' as const, row })),
  ...seed.activities.filter(({ publishTime }) => publishTime <= now).map((row) => ({ type: 'activity' as const, row })),
  ...seed
    .posts()
    .filter(({ isDraft }) => !isDraft)
    .map((row) => ({ type: 'post' as const, row })),
];
const joinedAt = (id: string) => timesOf(id, now).joinedAt;

describe('what the personas see first', () => {
  test('[R3-45] every notice is of a comment or a follower that is there, and says what it says', () => {
    for (const memberId of domain.seed.personas.values()) {
      const { records } = noticePage(domain, memberId, undefined, { size: 100 });
      for (const notice of records) {
        const content = readNoticeContent(notice.noticeContent);
        const who = /href="\/people\/(\d+)"/.exec(content.template)?.[1];
        if (content.commentType !== undefined) {
          const comment = findComment(domain, content.commentType as 'news', content.subjectId ?? '');
          expect(textOf(content.template)).toContain(`：${comment.content.slice(0, 40)}`);
          expect([comment.authorId, comment.entityId, comment.at]).toEqual([who, notice.entityId, notice.sentTime]);
          expect(entityOf(domain, { type: comment.kind, id: comment.entityId })).not.toBeNull();
        } else if (who !== undefined) expect(isFollowing(domain, who, memberId)).toBe(true);
      }
    }
  });

  test('conversations end differently, their lines answer each other, and what is unread is of the other', () => {
    const { conversations, messages, readMessages } = domain.seed;
    const ends = conversations.map(({ id }) => messages(id).at(-1)?.msgContent ?? '');
    expect(repeated(ends)).toEqual([]);
    for (const { id, memberIds, createdTime } of conversations) {
      const rows = messages(id);
      const times = rows.map(({ sentTime }) => sentTime);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.min(...times)).toBeGreaterThan(createdTime);
      expect(Math.max(...times)).toBeLessThanOrEqual(now);
      const unanswered = rows.filter(
        ({ msgContent, msgFrom }, at) =>
          msgContent.endsWith('？') && rows[at + 1]?.msgFrom === msgFrom && rows[at + 2]?.msgFrom === msgFrom,
      );
      expect(unanswered.filter((row) => rows.indexOf(row) < rows.length - 3)).toEqual([]);
      for (const { memberId, count } of readMessages.filter(({ convId }) => convId === id)) {
        expect(rows.slice(count).filter(({ msgFrom }) => msgFrom === memberId)).toEqual([]);
        expect(memberIds).toContain(memberId);
      }
    }
  });

  test.each(moments)('the home page of %d shows a story once, and the stories on top have comments', (at) => {
    const home = createBackend({ now: at }).domain;
    const tagged = (tagId: number, size: number) => newsPage(home, { tagId, size }).records;
    const blocks = home.seed.newsTags().slice(0, 6);
    const lead = newsPage(home, { size: 3 }).records;
    const shown = [
      lead,
      newsPage(home, { order: 'weekly', size: pageSize.weekly }).records,
      hotNewsPage(home, { size: pageSize.hotNews }).records,
      home.seed.banners(),
      ...blocks.map(({ id }) => newsPage(home, { categoryTagId: id, size: pageSize.newsByCategory }).records),
      tagged(newsTagId.features, pageSize.topics),
      tagged(newsTagId.tools, pageSize.topics),
    ];
    expect(repeated(shown.flat().map(({ title }) => title))).toEqual([]);
    expect(lead.filter(({ commentCount: count }) => count === 0)).toEqual([]);
  });
});

describe('figures', () => {
  test('the growth of a company is that of its two years, in every text that names both', () => {
    for (const { revenue, previous, growth } of seed.companies) expect(growth).toBe(growthOf(previous, revenue));
    const articles = seed.news.map((row) => textOf(seed.newsMapper.article(row).content.replaceAll('</td>', '|')));
    const tables = articles.flatMap((text) => [...text.matchAll(/亿元）\|([\d.]+)\|([\d.]+)\|\+([\d.]+)%/g)]);
    expect(tables.length).toBeGreaterThan(60);
    for (const [, after, before, growth] of tables) {
      expect(growthOf(Number(before), Number(after))).toBe(Number(growth));
    }
    const margins = articles.flatMap((text) => [...text.matchAll(/毛利率\|([\d.]+)%\|([\d.]+)%\|\+([\d.]+)个/g)]);
    for (const [, after, before, gain] of margins) {
      expect((Number(after) - Number(before)).toFixed(1)).toBe(Number(gain).toFixed(1));
    }
  });

  test('of a category one size and one growth is told, which its parts make up', () => {
    const lines = [
      ...seed.news.map((row) => seed.newsMapper.article(row).content),
      ...seed.flashes.map((f) => f.content),
    ]
      .flatMap((text) => [...textOf(text).matchAll(/(\d{4})年国内(.{1,7})零售规模约(\d+)亿元，同比增长([\d.]+)%/g)])
      .map(([, year, name, size, growth]) => [`${year}${name}`, `${size} ${growth}`] as const);
    const byMarket = Map.groupBy(lines, ([market]) => market);
    expect(byMarket.size).toBeGreaterThanOrEqual(12);
    for (const facts of byMarket.values()) expect(new Set(facts.map(([, figure]) => figure)).size).toBe(1);
    const segments = seed.news.map((row) => seed.newsMapper.article(row).content.replaceAll('</td>', '|'));
    for (const content of segments.filter((text) => text.includes('<th>销售额份额</th>'))) {
      const parts = [...textOf(content).matchAll(/\|(\d+)%\|([+-]\d+)%\|/g)];
      expect(parts.reduce((sum, [, share]) => sum + Number(share), 0)).toBe(100);
      const before = parts.reduce((sum, [, share, growth]) => sum + Number(share) / (1 + Number(growth) / 100), 0);
      const figure = /同比增长([\d.]+)%；其中/.exec(textOf(content))?.[1];
      if (figure !== undefined) expect(growthOf(before, 100)).toBe(Number(figure));
    }
  });

  test('nobody likes what nobody has seen, and counts are those of the lists', () => {
    for (const { type, row } of entities) {
      expect(row.likeCount).toBeLessThanOrEqual(row.viewCount);
      const { total, records } = commentPage(domain, null, { type, id: row.id }, { size: 100 });
      const replies = records.map(({ id }) => replyPage(domain, null, type, id, {}).total);
      expect(commentCount(domain, { type, id: row.id })).toBe(total + replies.reduce((a, b) => a + b, 0));
    }
    for (const { memberId, followerCount, followCount } of domain.tables.members.values()) {
      expect(fansOf(domain, null, memberId, {}).total).toBe(followerCount);
      expect(followsOf(domain, null, memberId, {}).total).toBe(followCount);
    }
    for (const { id, memberIds } of domain.seed.circles()) {
      expect(circleDetail(domain, id, null).memberCount).toBe(new Set(memberIds).size);
    }
  });
});

describe('what happens once', () => {
  test('a company has one round, one new officer, one set of results; a fair is told of once', () => {
    const named = (story: string, flash: RegExp) => [
      ...seed.news.filter((row) => row.brief.story === story).map((row) => `${row.companyIds[0]}`),
      ...seed.flashes.filter(({ title }) => flash.test(title)).map(({ companyIds }) => `${companyIds[0]}`),
    ];
    expect(named('venture', /融资/).length).toBeGreaterThan(35);
    expect(repeated(named('venture', /融资/))).toEqual([]);
    expect(repeated(named('appointment', /任命/))).toEqual([]);
    expect(repeated(named('revenue', /收入.*同比/))).toEqual([]);
    expect(repeated(named('factory', /工厂投产/))).toEqual([]);
    const fairs = seed.news.filter(({ brief }) => brief.story === 'tradeshow');
    const places = fairs.map(
      (row) => /..(?:[^。，]{2,14}?)(?=在[^。，]*(?:馆|中心)举行|落幕)/.exec(seed.newsMapper.toItem(row).summary)?.[0],
    );
    expect(places).not.toContain(undefined);
    expect(repeated(places.map(String))).toEqual([]);
  });
});

describe('a company sells what it makes', () => {
  const companies = new Map(seed.companies.map((company) => [company.id, company]));
  const authors = new Map(seed.members.map((member) => [member.id, member]));

  test('in its posts', () => {
    for (const { brief, authorId } of seed.posts().filter(({ lines }) => lines === undefined)) {
      const company = companies.get(authors.get(authorId)?.companyId ?? 0);
      if (!company) throw new Error(`no company of ${authorId}`);
      const { type, of } = brief.subject;
      const whose = type === 'recruitment' ? of.whose : type === 'supply' ? of.soldBy : of.soughtBy;
      expect([brief.company.cnName, isOneOf(company, whose)]).toEqual([company.cnName, true]);
    }
  });

  test('in its products and in what its people do', () => {
    for (const { companyId, category, form } of seed.products) {
      expect(companies.get(companyId)?.category).toBe(category);
      expect(categories[category].forms.some(({ name }) => name === form)).toBe(true);
    }
    const personas = new Set(domain.seed.personas.values());
    for (const { id, companyId, position, industryTagIds } of seed.members) {
      const company = companies.get(companyId);
      if (!company) continue;
      const whose = people.jobs.find((job) => job.position === position)?.whose ?? [];
      if (!personas.has(id)) expect([position, isOneOf(company, whose)]).toEqual([position, true]);
      const names = seed.industryTags.filter((tag) => industryTagIds.includes(tag.id)).map(({ name }) => name);
      const { industries } = fieldOf(company);
      expect(names.filter((name) => !industries.includes(name))).toEqual([]);
    }
  });

  test('in the news: a supplier is named for what it supplies', () => {
    const topical = seed.news.filter(({ brief }) => ['ingredient', 'process', 'packaging'].includes(brief.story));
    const suppliersOf = Map.groupBy(
      topical.flatMap((row) => {
        const text = textOf(seed.newsMapper.article(row).content);
        const topic = row.words.split(' ').at(-2) ?? '';
        return seed.companies
          .filter(({ trade, shortName }) => trade !== null && text.includes(shortName))
          .map(({ shortName }) => ({ topic, shortName }));
      }),
      ({ topic }) => topic,
    );
    expect(suppliersOf.size).toBeGreaterThan(20);
    for (const named of suppliersOf.values()) expect(new Set(named.map(({ shortName }) => shortName)).size).toBe(1);
  });
});

test('dates ascend: members, then what they publish, comments, replies, follows; a career; an event after its notice', () => {
  for (const { type, row } of entities) {
    if ('authorId' in row && row.authorId !== null) expect(joinedAt(row.authorId)).toBeLessThan(row.publishTime);
    const rows = commentsOn(domain, { type, id: row.id });
    for (const comment of rows) {
      expect(comment.at).toBeGreaterThan(rows.find(({ id }) => id === comment.parentId)?.at ?? row.publishTime);
      expect(comment.at).toBeLessThanOrEqual(now);
      expect(comment.at).toBeGreaterThan(joinedAt(comment.authorId));
      expect(comment.content).not.toMatch(/[{}|]/);
    }
  }
  for (const { memberId, followedId, at } of domain.seed.follows) {
    expect(at).toBeLessThanOrEqual(now);
    expect(at).toBeGreaterThanOrEqual(Math.min(now - 60_000, Math.max(joinedAt(memberId), joinedAt(followedId))));
  }
  const founded = new Map(seed.companies.map(({ id, foundedYear }) => [id, foundedYear]));
  for (const { id } of seed.members) {
    for (const { companyId, startTime } of domain.seed.workAndEducationOf(id).work) {
      expect(Number(startTime.slice(0, 4))).toBeGreaterThanOrEqual(founded.get(companyId) ?? 0);
    }
  }
  for (const { publishTime, startTime } of seed.activities) expect(startTime - publishTime).toBeGreaterThan(day);
});

test('comments fit: nobody answers his own, and below an article stand words of its own story', () => {
  const alike = new Map<string, Set<string>>();
  for (const { type, row } of entities) {
    const rows = commentsOn(domain, { type, id: row.id });
    for (const { parentId, authorId, content } of rows) {
      if (parentId !== null) expect(rows.find(({ id }) => id === parentId)?.authorId).not.toBe(authorId);
      if ('brief' in row && 'story' in row.brief) {
        alike.set(content, (alike.get(content) ?? new Set()).add(row.brief.story));
      }
    }
    expect(repeated(rows.filter(({ parentId }) => parentId === null).map(({ content }) => content))).toEqual([]);
  }
  // Six comments fit any article; the stories of ingredients share theirs.
  expect([...alike.values()].filter((stories) => stories.size > 3).length).toBeLessThanOrEqual(6);
});
