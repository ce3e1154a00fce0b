import type { Domain } from '#mocks/domain/domain.ts';
import * as activities from '#mocks/domain/rules/activities.ts';
import * as circles from '#mocks/domain/rules/circles.ts';
import { commentPage, replyPage } from '#mocks/domain/rules/comments.ts';
import * as companies from '#mocks/domain/rules/companies.ts';
import { favouritesOf } from '#mocks/domain/rules/favourites.ts';
import * as flashes from '#mocks/domain/rules/flashes.ts';
import { fansOf, followsOf } from '#mocks/domain/rules/follows.ts';
import * as friends from '#mocks/domain/rules/friends.ts';
import { interestingPeople } from '#mocks/domain/rules/interest.ts';
import { hotKeywords } from '#mocks/domain/rules/keywords.ts';
import { conversationList, messageHistory, messagePage } from '#mocks/domain/rules/messages.ts';
import * as news from '#mocks/domain/rules/news.ts';
import { noticePage } from '#mocks/domain/rules/notices.ts';
import { pageOf } from '#mocks/domain/rules/paging.ts';
import { friendsOf, personMiniappCode } from '#mocks/domain/rules/people.ts';
import * as choices from '#mocks/domain/rules/people-filters.ts';
import * as posts from '#mocks/domain/rules/posts.ts';
import { productPage } from '#mocks/domain/rules/products.ts';
import { registerStatus } from '#mocks/domain/rules/registration.ts';
import { industryTags, relatedTags, searchIndustryTags, tagById, tagsOfType } from '#mocks/domain/rules/tags.ts';
import { noticeType } from '#services/contract/notice.contract.ts';

/** What the samples ask about. */
export interface Subjects {
  readonly me: string;
  readonly newsId: string;
  readonly draftId: string;
  readonly postId: string;
  readonly activityId: string;
  readonly flashId: string;
  readonly companyId: number;
  readonly tagId: number;
  readonly newsTagId: number;
  /** Comments that have been answered, by what they are on. */
  readonly threads: Readonly<Record<'news' | 'activity', string>>;
}

/** The row, and what the call answers, by the rule of the domain that it is for, or which event it leaves. */
export type Answer =
  | { readonly row: string; readonly asks?: string; readonly is: () => unknown }
  | { readonly row: string; readonly leaves: string };

const ten = { current: 1, size: 10 };
/** Fewer than there are, and than are given unless asked for. */
const asks = 'current=1&size=2';
const two = { current: 1, size: 2 };

/** What calls answer and leave behind, by their names: the rules have tests of their own, here it is shown which call has which. */
export const answersOf = (domain: Domain, on: Subjects): Readonly<Record<string, Answer>> => {
  const { me, newsId, draftId, postId, activityId, flashId, companyId, tagId, newsTagId, threads } = on;
  const { seed } = domain;
  const member = () => {
    const row = domain.tables.members.get(me);
    if (!row) throw new Error(`no member ${me}`);
    return row;
  };
  return {
    'session.registerStatus': { row: 'R7.1-20', is: () => registerStatus(member()) },
    'session.saveInterests': { row: 'R7.1-23', leaves: 'interests.saved' },
    'session.captchaImage': { row: 'R7.1-19', leaves: 'picture.issued' },

    'follow.follow': { row: 'R7.2-1', leaves: 'member.followed' },
    'follow.unfollow': { row: 'R7.2-2', leaves: 'member.unfollowed' },
    'follow.follows': { row: 'R7.2-3', asks, is: () => followsOf(domain, me, me, two) },
    'follow.fans': { row: 'R7.2-4', asks, is: () => fansOf(domain, me, me, two) },
    'favourite.favourite': { row: 'R7.2-5', leaves: 'entity.kept' },
    'favourite.unfavourite': { row: 'R7.2-6', leaves: 'entity.dropped' },
    'favourite.page': { row: 'R7.2-7', asks, is: () => favouritesOf(domain, me, two) },
    'people.miniappCode': { row: 'R7.2-8', is: () => personMiniappCode(domain, me, 'pages/member/index') },
    'circle.miniappCode': { row: 'R7.2-9', is: () => circles.circleCode(domain, '4001', 'pages/circle/index') },
    'post.miniappCode': { row: 'R7.2-10', is: () => posts.postCode(domain, postId, 'pages/post/index', me) },
    'news.miniappCode': { row: 'R7.2-11', is: () => news.newsMiniappCode(domain, newsId, 'pages/news/detail') },
    'friend.page': { row: 'R7.2-12', asks, is: () => friendsOf(domain, me, two) },
    'friend.approve': { row: 'R7.2-13', leaves: 'friend.answered' },
    'friend.ignore': { row: 'R7.2-14', leaves: 'friend.answered' },
    'friend.submit': { row: 'R7.2-15', leaves: 'friend.requested' },
    'friend.delete': { row: 'R7.2-16', leaves: 'friend.deleted' },
    'friend.requests': { row: 'R7.2-17 R3-40', asks, is: () => friends.requestsTo(domain, me, two) },
    'friend.pendingCount': { row: 'R7.2-18', is: () => friends.pendingCountOf(domain, me) },
    'friend.message': { row: 'R7.2-19', is: () => friends.requestMessage(domain, me, '40001') },
    'people.interested': { row: 'R7.2-20', is: () => interestingPeople(domain, me, { isRandomSort: false }) },
    'people.companies': { row: 'R7.2-25', is: () => choices.companyChoices(domain) },
    'people.companyCategories': { row: 'R7.2-26', is: () => choices.categoryChoices(domain) },
    'people.locations': { row: 'R7.2-27', is: () => choices.locationChoices(domain) },

    'post.recommend': { row: 'R7.3-1', is: () => posts.recommendedPosts(domain, 3) },
    'circle.join': { row: 'R7.3-2', leaves: 'circle.joined' },
    'circle.leave': { row: 'R7.3-3', leaves: 'circle.left' },
    'circle.recommend': {
      row: 'R7.3-4',
      is: () => circles.recommendedCircles(domain, me, { type: 0, size: 3, current: 1 }),
    },
    'post.members': { row: 'R7.3-5', is: () => posts.memberPosts(domain, '1002', ten, 'published') },
    'circle.statistic': { row: 'R7.3-6', is: () => circles.circleStatistic(domain, me) },
    'circle.my': { row: 'R7.3-7', asks, is: () => circles.circlesOf(domain, me, 'all', two) },
    'circle.followColumn': { row: 'R7.3-8', asks, is: () => circles.circlesOf(domain, me, 'others', two) },
    'circle.createColumn': { row: 'R7.3-9', asks, is: () => circles.circlesOf(domain, me, 'own', two) },
    'post.my': { row: 'R7.3-10', asks, is: () => posts.memberPosts(domain, me, two, 'my') },
    'post.common': { row: 'R7.3-11', asks, is: () => posts.circlePosts(domain, me, two) },
    'post.hot': { row: 'R7.3-12', asks, is: () => posts.hotPosts(domain, two) },
    'post.page': { row: 'R7.3-13', asks, is: () => posts.postPage(domain, two) },
    'post.recentHot': {
      row: 'R7.3-14',
      is: () => posts.recentHotPosts(domain, { size: 5, current: 1, tagId: -2, themeTagId: 39 }),
    },
    'post.related': { row: 'R7.3-15', is: () => posts.relatedPosts(domain, postId, me) },

    'post.create': { row: 'R7.3-17', leaves: 'post.saved' },
    'post.update': { row: 'R7.3-17', leaves: 'post.saved' },
    'post.delete': { row: 'R7.3-17', leaves: 'post.deleted' },
    'post.greyWords': { row: 'R7.3-17', is: () => ['加微信'] },

    'basic.tags': { row: 'R7.4-1', is: () => seed.tags(5) },
    'basic.tagPage': { row: 'R7.4-2', is: () => pageOf(tagsOfType(domain, 5), ten) },
    'basic.tag': { row: 'R7.4-3', is: () => tagById(domain, tagId) },
    'basic.relatedTags': { row: 'R7.4-4', is: () => relatedTags(domain, tagId, 5) },
    'basic.tagWords': { row: 'R7.4-5', is: () => pageOf(searchIndustryTags(domain, '茶'), {}) },
    'basic.createTag': { row: 'R7.4-6', leaves: 'tag.created' },
    'basic.hotTags': { row: 'R7.4-7', is: () => pageOf(industryTags(domain), ten) },
    'basic.searchTags': {
      row: 'R7.4-8',
      is: () =>
        pageOf(
          searchIndustryTags(domain, '茶').map((tag) => ({ ...tag, isNewTag: false })),
          {},
        ),
    },
    'company.basic': { row: 'R7.4-9', is: () => companies.companyBasic(domain, '501') },
    'company.searchCompanies': {
      row: 'R7.4-10',
      is: () => ({ status: 200, data: companies.searchCompanies(domain, '食', 20) }),
    },
    'company.hotCompanies': { row: 'R7.4-11', is: () => ({ status: 200, data: companies.hotCompanies(domain) }) },
    'basic.banners': { row: 'R7.4-13', is: () => seed.banners() },
    'basic.siteContent': { row: 'R7.4-19', is: () => seed.siteContent('about') },
    'basic.overseas': { row: 'R7.4-17', is: () => seed.overseas() },

    'message.list': { row: 'R7.5-1', is: () => conversationList(domain, me) },
    'message.delete': { row: 'R7.5-3', leaves: 'conversation.deleted' },
    'notice.page': { row: 'R7.5-5', is: () => noticePage(domain, me, noticeType.comment, ten) },
    'notice.read': { row: 'R7.5-6', leaves: 'notices.read' },
    'message.templateCategories': { row: 'R7.5-10', is: () => ['合作', '采购', '招聘'] },
    'message.templates': {
      row: 'R7.5-11 R3-59',
      asks: 'category=采购',
      is: () => seed.messageTemplates.filter(({ category }) => category === '采购'),
    },
    'notice.all': { row: 'R7.5-4', asks, is: () => noticePage(domain, me, undefined, two) },
    'message.page': { row: 'R7.5-7', is: () => messagePage(domain, me, '70001', ten) },
    'message.history': { row: 'R7.5-8', is: () => messageHistory(domain, me, '70002', '7000204000', ten) },
    'message.read': { row: 'R7.5-9', leaves: 'messages.read' },

    'news.page': {
      row: 'R7.6-1',
      asks: `current=1&size=4&categoryTagId=${newsTagId}`,
      is: () => news.newsPage(domain, { current: 1, size: 4, categoryTagId: newsTagId }),
    },
    'news.companyPage': { row: 'R7.6-2', is: () => news.companyNewsPage(domain, { companyId }) },
    'news.preview': { row: 'R2.6-33', is: () => news.previewNews(domain, draftId, me) },
    'news.detail': { row: 'R7.6-3', is: () => news.newsDetail(domain, newsId, me) },
    'news.hotPage': { row: 'R7.6-4', asks, is: () => news.hotNewsPage(domain, two) },
    'news.related': { row: 'R7.6-5', is: () => news.relatedNews(domain, newsId) },
    'news.search': { row: 'R7.6-6', is: () => news.searchNews(domain, { keyword: '新品', range: 'week' }) },
    'newsComment.list': { row: 'R7.6-7', is: () => commentPage(domain, me, { type: 'news', id: newsId }, {}) },
    'newsComment.replies': { row: 'R7.6-8', asks, is: () => replyPage(domain, me, 'news', threads.news, two) },
    'like.news': { row: 'R7.6-9', leaves: 'entity.liked' },
    'like.unlikeNews': { row: 'R7.6-10', leaves: 'entity.unliked' },
    'newsComment.create': { row: 'R7.6-11', leaves: 'comment.written' },
    'newsComment.delete': { row: 'R7.6-12', leaves: 'comment.deleted' },
    'newsComment.like': { row: 'R7.6-13', leaves: 'entity.liked' },
    'newsComment.unlike': { row: 'R7.6-14', leaves: 'entity.unliked' },
    'news.flashPage': { row: 'R7.6-15', asks, is: () => flashes.flashPage(domain, two) },
    'news.flashDetail': { row: 'R7.6-16', is: () => flashes.flashDetail(domain, flashId) },
    'news.flashRelated': { row: 'R7.6-17', is: () => flashes.newsOfFlash(domain, flashId) },
    'news.hotKeywords': { row: 'R7.6-18', is: () => hotKeywords(domain, 'news', seed.newsKeywords) },
    'news.view': { row: 'R7.6-19', leaves: 'news.viewed' },
    'news.flashView': { row: 'R7.6-20', leaves: 'flash.viewed' },
    'activity.page': {
      row: 'R7.6-21',
      asks: 'current=1&size=2&period=past',
      is: () => activities.activityPage(domain, { ...two, period: 'past' }),
    },
    'activity.hotPage': { row: 'R7.6-22', asks, is: () => activities.hotActivityPage(domain, two) },
    'activity.detail': { row: 'R7.6-23', is: () => activities.activityDetail(domain, activityId, me) },
    'activity.search': {
      row: 'R7.6-24',
      is: () => activities.searchActivities(domain, { keyword: '展', range: 'year' }),
    },
    'like.activity': { row: 'R7.6-25', leaves: 'entity.liked' },
    'like.unlikeActivity': { row: 'R7.6-26', leaves: 'entity.unliked' },
    'activityComment.list': {
      row: 'R7.6-27',
      is: () => commentPage(domain, me, { type: 'activity', id: activityId }, {}),
    },
    'activityComment.replies': {
      row: 'R7.6-28',
      asks,
      is: () => replyPage(domain, me, 'activity', threads.activity, two),
    },
    'activityComment.create': { row: 'R7.6-29', leaves: 'comment.written' },
    'activityComment.delete': { row: 'R7.6-30', leaves: 'comment.deleted' },
    'activityComment.like': { row: 'R7.6-31', leaves: 'entity.liked' },
    'activityComment.unlike': { row: 'R7.6-32', leaves: 'entity.unliked' },
    'activity.view': { row: 'R7.6-34', leaves: 'activity.viewed' },
    'activity.hotKeywords': { row: 'R7.6-35', is: () => hotKeywords(domain, 'events', seed.activityKeywords) },
    'company.search': {
      row: 'R7.6-36',
      is: () => companies.companyPage(domain, me, { ...ten, size: 20, keyword: '乳' }),
    },
    'company.followedPage': { row: 'R7.6-37', asks, is: () => companies.followedCompanies(domain, me, two) },
    'company.byPeople': { row: 'R7.6-38', is: () => companies.companiesByPeople(domain) },
    'company.byHot': { row: 'R7.6-39', is: () => companies.companiesByHot(domain) },
    'company.searchNames': { row: 'R7.6-40', is: () => companies.searchCompanies(domain, '食', 20) },
    'company.detail': { row: 'R7.6-41', is: () => companies.companyDetail(domain, me, '501') },
    'company.searchProducts': { row: 'R7.6-42', is: () => productPage(domain, { keyword: '茶', companyId: 501 }) },
    'news.tagTree': { row: 'R7.6-43', is: () => seed.newsTags() },
    'news.childTags': {
      row: 'R7.6-44',
      is: () => seed.newsTags().find(({ id }) => id === newsTagId)?.children,
    },

    'log.access': { row: 'R7.7-1', leaves: 'access.logged' },
    'log.accessTime': { row: 'R7.7-2', leaves: 'access.timed' },
    'log.viewRecord': { row: 'R7.7-3', leaves: 'view.recorded' },
    'log.clientError': { row: 'R7.1-28', leaves: 'error.reported' },
  };
};
