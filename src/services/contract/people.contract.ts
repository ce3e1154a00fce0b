import { Schema } from 'effect';
import { MemberInfo } from './base-session.contract.ts';
import { Region } from './basic.contract.ts';
import { dateRanges } from './constants.ts';
import { Count, contract, Flag, Id, MemberBrief, miniappCode, Page, PageQuery, QueryInt } from './contract.ts';
import { EducationEntry, WorkEntry } from './session.contract.ts';

const OwnTag = Schema.Struct({ tagId: Schema.Int, tagName: Schema.String });

/** The caller's; all false for guests. */
const relation = {
  isFollowed: Flag,
  isFriend: Flag,
  hasPendingFriendRequest: Flag,
};

/** R3-37. Times in ms since 1970. */
export const MemberCard = Schema.Struct({
  ...MemberBrief.fields,
  ...relation,
  location: Schema.String,
  introduction: Schema.String,
  industryTagList: Schema.Array(OwnTag),
  followerCount: Count,
  lastActiveTime: Schema.Int,
});
export type MemberCard = typeof MemberCard.Type;

export const VisitorCard = Schema.Struct({ ...MemberCard.fields, visitTime: Schema.Int });
export type VisitorCard = typeof VisitorCard.Type;

/** R3-7 */
export const PersonDetail = Schema.Struct({
  ...MemberInfo.fields,
  followerCount: Count,
  followCount: Count,
  ...relation,
  location: Schema.String,
  introduction: Schema.String,
  joinedTime: Schema.Int,
  industryTagList: Schema.Array(OwnTag),
  workHistoryList: Schema.Array(WorkEntry),
  educationHistoryList: Schema.Array(EducationEntry),
});
export type PersonDetail = typeof PersonDetail.Type;

const counted = { memberCount: Count };
export const CompanyChoice = Schema.Struct({ id: Schema.Int, name: Schema.String, ...counted });
export const CategoryChoice = Schema.Struct({ code: Schema.String, name: Schema.String, ...counted });
export const ActiveChoice = Schema.Struct({ range: Schema.Literals(dateRanges), ...counted });

const filters = {
  tagId: Schema.optional(QueryInt),
  companyId: Schema.optional(QueryInt),
  companyCategory: Schema.optional(Schema.String),
  locationId: Schema.optional(QueryInt),
  lastActive: Schema.optional(Schema.Literals(dateRanges)),
};

/** R7.2. Paths under `/admin` need no other role (R1-23). */
export const people = contract({
  interested: {
    method: 'GET',
    path: '/admin/follow/interested',
    query: Schema.Struct({ ...PageQuery, isRandomSort: Schema.optional(Schema.Literals(['true', 'false'])) }),
    data: Page(MemberCard),
  },
  viewed: {
    method: 'GET',
    path: '/admin/follow/viewd',
    access: 'member',
    act: 'seeVisitors',
    query: Schema.Struct(PageQuery),
    data: Page(VisitorCard),
  },
  joinLatest: {
    method: 'GET',
    path: '/admin/follow/join-latest',
    query: Schema.Struct(PageQuery),
    data: Page(MemberCard),
  },
  page: {
    method: 'GET',
    path: '/admin/follow/member/page',
    query: Schema.Struct({ ...PageQuery, ...filters }),
    data: Page(MemberCard),
  },
  hotFollow: {
    method: 'GET',
    path: '/admin/follow/hot-follow',
    query: Schema.Struct(PageQuery),
    data: Page(MemberCard),
  },
  companies: { method: 'GET', path: '/admin/member-filter/company', data: Schema.Array(CompanyChoice) },
  companyCategories: {
    method: 'GET',
    path: '/admin/member-filter/company-category',
    data: Schema.Array(CategoryChoice),
  },
  locations: { method: 'GET', path: '/admin/member-filter/location', data: Schema.Array(Region) },
  lastActive: { method: 'GET', path: '/admin/member-filter/last-active', data: Schema.Array(ActiveChoice) },
  member: {
    method: 'GET',
    path: '/admin/member/basic/:memberId',
    params: Schema.Struct({ memberId: Id }),
    data: PersonDetail,
  },
  search: {
    method: 'GET',
    path: '/admin/member/search',
    query: Schema.Struct({
      ...PageQuery,
      keyword: Schema.String,
      lastActive: Schema.optional(Schema.Literals(dateRanges)),
    }),
    data: Page(MemberCard),
  },
  miniappCode: { ...miniappCode, path: '/admin/member/:id/miniapp-code' },
});
