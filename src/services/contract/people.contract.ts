import { Schema } from 'effect';
import { MemberInfo } from './base-session.contract.ts';
import { Region } from './basic.contract.ts';
import { dateRanges } from './constants.ts';
import {
  Count,
  contract,
  Flag,
  Id,
  MemberBrief,
  miniappCode,
  Page,
  PageQuery,
  QueryInt,
  Text,
  Time,
  Title,
} from './contract.ts';
import { LoadedEducationEntry, LoadedWorkEntry } from './session.contract.ts';

const OwnTag = Schema.Struct({ tagId: Schema.Int, tagName: Title });

/** The caller's; all false for guests. */
const relation = {
  isFollowed: Flag,
  isFriend: Flag,
  hasPendingFriendRequest: Flag,
};

/** R3-37 */
export const MemberCard = Schema.Struct({
  ...MemberBrief.fields,
  ...relation,
  location: Text,
  introduction: Text,
  industryTagList: Schema.Array(OwnTag),
  followerCount: Count,
  lastActiveTime: Time,
});
export type MemberCard = typeof MemberCard.Type;

export const VisitorCard = Schema.Struct({ ...MemberCard.fields, visitTime: Time });
export type VisitorCard = typeof VisitorCard.Type;

/** R3-7 */
export const PersonDetail = Schema.Struct({
  ...MemberInfo.fields,
  followerCount: Count,
  followCount: Count,
  ...relation,
  location: Text,
  introduction: Text,
  joinedTime: Time,
  industryTagList: Schema.Array(OwnTag),
  workHistoryList: Schema.Array(LoadedWorkEntry),
  educationHistoryList: Schema.Array(LoadedEducationEntry),
});
export type PersonDetail = typeof PersonDetail.Type;

const counted = { memberCount: Count };
export const CompanyChoice = Schema.Struct({ id: Schema.Int, name: Title, ...counted });
export const CategoryChoice = Schema.Struct({ code: Schema.NonEmptyString, name: Title, ...counted });
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
