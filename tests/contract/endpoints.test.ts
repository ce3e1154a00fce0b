import { Exit, Schema } from 'effect';
import { expect, test } from 'vitest';
import { likeComment, writeComment } from '#mocks/domain/rules/comments.ts';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { postDraft } from '#mocks/domain/testing.ts';
import { routes } from '#mocks/handlers/routes.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import type { CommentKind } from '#services/contract/comment.contract.ts';
import { type Endpoint, Envelope } from '#services/contract/contract.ts';
import { contracts } from '#services/contract/contracts.ts';
import { blankProfile } from '#services/contract/session.contract.ts';
import { parseWire, readWire } from '#services/contract/wire.ts';
import { alternativeEncoding, withoutNulls } from './alternative-encoding.ts';
import { answersOf } from './answers.ts';

const backend = createBackend();
const { domain } = backend;
const endpoints = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries<Endpoint>(contract).map(([name, endpoint]) => [`${feature}.${name}`, endpoint] as const),
);

const profile = {
  ...blankProfile,
  nickname: 'Li Ran',
  gender: 'MALE',
  company: '味研所',
  position: '研发',
  location: '上海市/上海市/徐汇区',
  locationId: 310104,
};
const me = '1001';
const mobile = '+8613900001111';
const draft = postDraft();
const ownPostId = domain.seed.posts().find(({ authorId }) => authorId === domain.seed.personas.get('liran'))?.id;
const newsId = domain.seed.news.find(({ isDraft }) => !isDraft)?.id ?? '';
const postId = domain.seed.posts().find(({ isDraft }) => !isDraft)?.id ?? '';
const activityId = domain.seed.activities[0]?.id ?? '';
/** A comment of the member who asks. */
const addComment = (type: CommentKind, id: string): string =>
  writeComment(domain, me, { type, id }, { content: '学到了' }).id;
const answered = (type: CommentKind, id: string): string => {
  const replyToId = addComment(type, id);
  writeComment(domain, me, { type, id }, { content: '我也是', replyToId });
  return replyToId;
};
const liked = (type: CommentKind, id: string): string => {
  const comment = addComment(type, id);
  likeComment(domain, me, type, comment);
  return comment;
};
const threads = {
  news: answered('news', newsId),
  activity: answered('activity', activityId),
  post: answered('post', postId),
};
const commentSamples = (feature: string, path: string, type: CommentKind, id: string) => ({
  [`${feature}.list`]: { query: `entityId=${id}` },
  [`${feature}.replies`]: { path: `${path}/comment/${threads[type]}/replies` },
  [`${feature}.create`]: { body: { entityId: id, content: '学到了' } },
  [`${feature}.delete`]: { path: `${path}/comment/${addComment(type, id)}` },
  [`${feature}.like`]: { path: `${path}/comment/like/${addComment(type, id)}` },
  [`${feature}.unlike`]: { path: `${path}/comment/unlike/${liked(type, id)}` },
});
/** Parts of a request that is well formed, though what it asks for may be refused. */
const samples: Readonly<Record<string, { readonly path?: string; readonly query?: string; readonly body?: unknown }>> =
  {
    'session.sendCode': { body: { messageType: 'LOGIN', mobile, nvcVal: 'nvc-1' } },
    'session.loginBySms': { body: { mobile, code: '000000' } },
    'session.loginByPassword': { body: { mobile, password: 'x', remember_me: true } },
    'session.loginBySso': { body: { ticket: 'sso-liran' } },
    'session.loginByWechatWeb': { body: { code: 'wx-1' } },
    'session.loginByWechatOfficialAccount': { body: { code: 'wx-1' } },
    'session.refreshToken': { body: { refreshToken: 'rt-1' } },
    'session.logout': { body: { token: 'at-1' } },
    'session.resetPassword': { body: { mobile, code: '1', secretKey: '1', password: 'x' } },
    'session.bindAccount': { body: { account: mobile, accountType: 'MOBILE', code: '1' } },
    'session.bindWechat': { body: { code: 'wx-1' } },
    'session.captchaImage': { query: 'captchaKey=k' },
    'session.saveProfile': { body: profile },
    'session.saveInterests': { body: { tagIds: [1] } },
    'session.saveWorkHistory': { body: [] },
    'session.saveEducationHistory': { body: [] },
    'session.saveIndustryTags': { body: [] },
    'people.member': { path: `/admin/member/basic/${domain.seed.personas.get('liran')}` },
    'people.search': { query: 'keyword=王' },
    'people.miniappCode': { path: '/admin/member/1001/miniapp-code', query: 'page=pages/member/index' },
    'news.detail': { path: `/news/news/${domain.seed.news[0]?.id}` },
    'news.related': { path: `/news/news/related/${domain.seed.news[0]?.id}` },
    'news.view': { body: { id: domain.seed.news[0]?.id } },
    'news.companyPage': { query: `companyId=${domain.seed.companies[0]?.id}` },
    'news.preview': { path: `/news/news/preview/${domain.seed.news.find(({ isDraft }) => isDraft)?.id}` },
    'news.search': { query: 'keyword=新品&range=week' },
    'news.miniappCode': {
      path: `/news/news/${domain.seed.news[0]?.id}/miniapp-code`,
      query: 'page=pages/news/detail',
    },
    'news.flashDetail': { path: `/news/short/news/${domain.seed.flashes[0]?.id}` },
    'news.flashRelated': { path: `/news/short/news/${domain.seed.flashes[0]?.id}/related/news` },
    'news.flashView': { body: { id: domain.seed.flashes[0]?.id } },
    'news.tagTree': { query: 'type=1' },
    'news.childTags': { path: `/news/tag/${domain.seed.newsTags()[0]?.id}/children` },
    'basic.tags': { query: 'type=5' },
    'basic.tag': { path: `/basic/tag/${domain.seed.tags(5)[0]?.id}` },
    'basic.tagPage': { query: 'type=5&current=1&size=10' },
    'basic.relatedTags': { path: `/basic/tag/${domain.seed.tags(5)[0]?.id}/related-tags`, query: 'typeId=5' },
    'basic.hotTags': { query: 'type=industry&status=1&current=1&size=10' },
    'basic.searchTags': { query: 'keyword=茶' },
    'basic.tagWords': { query: 'keywords=茶&status=1' },
    'basic.createTag': { body: { name: '冻干', type: 5 } },
    'basic.locationChildren': { path: '/basic/location/310000/children' },
    'basic.wechatJsConfig': { query: 'url=https%3A%2F%2Fshiye.test%2Fnews%2F1' },
    'basic.siteContent': { query: 'code=about' },
    'company.basic': { path: '/company/companies/basic/501' },
    'company.search': { query: 'keyword=乳&current=1&size=20' },
    'company.searchNames': { query: 'keyword=食' },
    'company.detail': { path: '/company/companies/501' },
    'company.follow': { path: '/company/companies/follow/501' },
    'company.unfollow': { path: '/company/companies/unfollow/501' },
    'company.searchProducts': { query: 'keyword=茶&companyId=501' },
    'company.product': { path: '/company/product/3001' },
    'company.searchCompanies': { query: 'keyword=食&size=20' },
    'activity.detail': { path: `/activity/activity/${domain.seed.activities[0]?.id}` },
    'activity.search': { query: 'keyword=展&range=year' },
    'activity.view': { body: { id: domain.seed.activities[0]?.id } },
    'activity.preview': { path: '/activity/activity/preview/80120' },
    'activity.related': { path: `/activity/activity/related/${domain.seed.activities[0]?.id}` },
    'post.recommend': { query: 'size=3' },
    'post.members': { query: 'memberId=1002&current=1&size=10' },
    'post.recentHot': { query: 'size=5&current=1&tagId=-2&themeTagId=39' },
    'post.related': { path: `/post/posts/related/${postId}` },
    'post.detail': { path: `/post/posts/${postId}` },
    'post.search': { query: 'keyword=代工&range=year' },
    'post.create': { body: draft },
    'post.update': { path: `/post/posts/${ownPostId}`, body: draft },
    'post.delete': { path: `/post/posts/${ownPostId}` },
    'post.report': { path: `/post/posts/${postId}/report`, body: { reason: 'advert', words: '' } },
    'post.greyWords': { body: { title: '加微信' } },
    'post.topic': { path: `/post/topics/${domain.seed.topics()[0]?.id}` },
    'post.miniappCode': { path: `/post/posts/${postId}/miniapp-code`, query: 'page=pages/post/index' },
    'circle.join': { path: '/post/circles/4006/join' },
    'circle.leave': { path: '/post/circles/4006/leave' },
    'circle.recommend': { query: 'type=0&size=3&current=1' },
    'circle.detail': { path: '/post/circles/4001' },
    'circle.miniappCode': { path: '/post/circles/4001/miniapp-code', query: 'page=pages/circle/index' },
    'follow.follow': { path: '/admin/member/follow/1002' },
    'follow.unfollow': { path: '/admin/member/unfollow/1002' },
    'follow.follows': { path: '/admin/member/follow/1001' },
    'follow.fans': { path: '/admin/member/fans/1001' },
    'friend.message': { path: '/admin/member-friend/request/40001/message' },
    'friend.submit': { body: { memberId: '1003', message: '您好' } },
    'friend.approve': { path: '/admin/member-friend/request/40002/approve' },
    'friend.ignore': { path: '/admin/member-friend/request/40003/ignore' },
    'friend.delete': { path: '/admin/member-friend/1002/delete' },
    'favourite.favourite': { body: { type: 'news', entityId: newsId } },
    'favourite.unfavourite': { body: { type: 'news', entityId: newsId } },
    ...commentSamples('newsComment', '/news/news', 'news', newsId),
    ...Object.fromEntries(
      (
        [
          ['news', '/news/news', newsId],
          ['activity', '/activity/activity', activityId],
          ['post', '/post/posts', postId],
        ] as const
      ).flatMap(([type, path, id]) => [
        [`like.${type}`, { path: `${path}/like/${id}` }],
        [`like.unlike${type.replace(/^./, (first) => first.toUpperCase())}`, { path: `${path}/unlike/${id}` }],
      ]),
    ),
    ...commentSamples('postComment', '/post/posts', 'post', postId),
    ...commentSamples('activityComment', '/activity/activity', 'activity', activityId),
    'message.create': { body: { members: ['1002'], contextType: null, contextId: null } },
    'message.delete': { path: '/msg/conversation/70003' },
    'message.page': { query: 'convId=70001&current=1&size=10' },
    'message.history': { query: 'convId=70002&current=1&size=10&lastMsgId=7000204000' },
    'message.read': { query: 'convId=70001' },
    'notice.page': { query: 'noticeType=1&current=1&size=10' },
    'notice.read': { query: 'noticeType=1&time=1785000000000' },
    'log.access': { body: { cid: 'c', url: '/', client: 'web' } },
    'log.accessTime': { body: { cid: 'c', url: '/', client: 'web', startTime: 1, endTime: 2 } },
    'log.viewRecord': { body: { entityType: 'news', entityId: newsId } },
    'log.clientError': { body: { userId: null, url: '/', userAgent: 'x', message: 'x', data: null } },
  };
/** These ask for a secret that the sample does not have: the refusal is the right answer. */
const refused: Readonly<Record<string, number>> = {
  'session.loginBySms': 20003,
  'session.loginByPassword': 20022,
  'session.loginByWechatWeb': 40029,
  'session.loginByWechatOfficialAccount': 40029,
  'session.refreshToken': 1,
  'session.resetPassword': 1,
  'session.bindAccount': 20003,
  'session.bindWechat': 20006,
};

test('[R7-1] every endpoint of every contract has its handler', () => {
  expect(routes(domain).map(({ name }) => name)).toEqual(endpoints.map(([name]) => name));
  expect(new Set(endpoints.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(endpoints.length);
});

const answers = answersOf(domain, {
  me,
  threads,
  newsId,
  draftId: domain.seed.news.find(({ isDraft }) => isDraft)?.id ?? '',
  postId,
  activityId,
  flashId: domain.seed.flashes[0]?.id ?? '',
  companyId: domain.seed.companies[0]?.id ?? 0,
  tagId: domain.seed.tags(5)[0]?.id ?? 0,
  newsTagId: domain.seed.newsTags()[0]?.id ?? 0,
});

test.each(
  endpoints.map(([name, endpoint]) => [['R7-1', answers[name]?.row ?? []].flat().join(' '), name, endpoint] as const),
)(
  '[%s] %s answers the envelope with what is asked for, decoding by the contract, and does what it is for',
  async (_, name, endpoint) => {
    const answer = answers[name];
    const asks = answer && 'asks' in answer ? answer.asks : undefined;
    const { path = endpoint.path, query = asks, body } = samples[name] ?? {};
    const { access_token: token } = loginBySso(domain, 'sso-liran');
    const before = domain.events.length;
    const response = await backend.fetch(query === undefined ? path : `${path}?${query}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(200);
    const envelope = Schema.decodeUnknownSync(Envelope)(await response.json());
    expect(envelope.code).toBe(refused[name] ?? 0);
    const decoded = Schema.decodeUnknownExit(endpoint.data)(envelope.data);
    expect(Exit.isSuccess(decoded)).toBe(refused[name] === undefined);
    const otherwise = readWire(endpoint.data, parseWire(alternativeEncoding(envelope.data)));
    if (Exit.isSuccess(decoded)) expect(withoutNulls(otherwise)).toEqual(withoutNulls(decoded));
    if (answer && 'is' in answer) expect(envelope.data).toEqual(Schema.encodeUnknownSync(endpoint.data)(answer.is()));
    if (answer && 'leaves' in answer) {
      expect(domain.events.slice(before).map(({ type }) => type)).toContain(answer.leaves);
    }
  },
);

test('every answer that is looked at has rows, or members, to be looked at', () => {
  const isEmpty = (data: unknown): boolean =>
    Array.isArray(data) ? data.length === 0 : data instanceof Object && 'records' in data && isEmpty(data.records);
  const empty = Object.entries(answers).filter(([, answer]) => 'is' in answer && isEmpty(answer.is()));
  expect(empty.map(([name]) => name)).toEqual([]);
});
