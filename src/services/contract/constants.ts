/** Named as in §9 where it has them. Lengths in characters, times in ms. */

export const smsResendCountdown = { seconds: 60 };
export const smsCodeMaxLength = 6;
export const passwordLength = { min: 8, max: 16 };
export const profileMaxLength = { nickname: 40, position: 100, company: 100, location: 100, email: 40 };
export const workMaxLength = { position: 40, company: 100, description: 100 };
export const educationMaxLength = { school: 40, degree: 40, major: 40, description: 300 };
export const tagMaxLength = 10;
export const friendRequestMessageMaxLength = 140;
export const chinaRootLocationId = 100000;
export const defaultDialCode = '+86';
export const genders = ['MALE', 'FEMALE'] as const;
export const companySuggestionsPerRequest = 20;
export const hotTagsShown = 8;
export const pageSize = {
  flashes: 5,
  hotNews: 5,
  topics: 4,
  weekly: 4,
  newsByCategory: 4,
  activities: 5,
  newestMembers: 10,
  popularMembers: 10,
  visitors: 5,
  interest: 5,
  hotPosts: 5,
  recommendations: 3,
  messageHistory: 10,
  hotTags: 10,
  systemMessagePreviews: 5,
  friendApplicationPreviews: 5,
  messageDropdown: 4,
};
export const uploadTimeout = 500_000;
export const chunkLoadTimeout = 120_000;
/** The wait before the app retries by itself doubles from `first` to `cap`. */
export const chunkRetryWait = { first: 5_000, cap: 60_000 };
export const submitThrottle = 800;
export const tagSearchDebounce = 400;
export const dialogOpenDebounce = 1_000;
export const blurHide = 200;
export const tipHiddenAfter = 5_000;
export const newTabOpenDelay = 500;
export const tokenCheckInterval = 60_000;
/** In seconds of remaining life. */
export const tokenRefreshThreshold = 1_000;
/** In days: on page entry, a token from 7 days before until 30 days past expiry is renewed. */
export const storedTokenRefreshWindow = { pastExpiryDays: 30, remainingDays: 7 };
export const visitCountThreshold = { visits: 3, period: 24 * 60 * 60 * 1_000 };
export const searchHistorySize = 5;
export const badgeCap = 99;
export const mountedPagesCap = 8;
export const timeStampGap = 5 * 60 * 1_000;
export const imageUpload = { maxBytes: 2 * 1024 * 1024, maxImages: 9, types: ['image/jpeg', 'image/png', 'image/gif'] };
export const olderMessagesTrigger = 10;
export const chatImagePreviewMaxHeight = 70;
export const publishButtonEdgeDistance = 20;
export const newsTagId = { tools: 24813, features: 24814 };
export const postTagId = { popular: 101, demand: 8, supply: 9, recruitment: 10, all: -2 };
export const themeTagId = {
  ingredients: 39,
  oem: 40,
  packaging: 41,
  design: 42,
  marketing: 43,
  channel: 44,
  equipment: 45,
  exhibition: 46,
  others: 47,
  rankings: 48,
  latest: 49,
};
export const dateRanges = ['oneDay', 'week', 'month', 'halfYear', 'year', 'overYear'] as const;
/** Specified (R9-22) but unused: docs/choices.md R9-23. */
export const assetsBasePath = '/events/';
export const tagType = { news: 1, post: 2, activity: 3, organiser: 4, industry: 5 };

/** Servers write numbers outside of these for "never" or "none". Times in ms since 1970: seconds in place of ms are of 1970. */
export const possible = {
  count: { minimum: 0, maximum: 999_999_999_999 },
  time: { minimum: Date.UTC(1971, 0), maximum: Date.UTC(2200, 0) - 1 },
  year: { minimum: 1000, maximum: 2199 },
};

export const requestTimeout = 20_000;
/** From the first request on; within it, navigation requests each side block at most once. */
export const blocksMaxAge = 5 * 60_000;
export const searchDebounce = 300;
export const draftSaveDelay = 250;
export const postMaxLength = { title: 60, content: 5_000, contact: 60, fact: 40, report: 200 };
export const postReportReasons = ['fraud', 'untrue', 'advert', 'abuse', 'other'] as const;
/** In days: no second friend request within them (§8.4); then a pending one expires (docs/choices.md R4.5-5). */
export const friendRequestPeriodDays = 60;
export const friendRequestsPerDay = 20;
export const searchWordMaxLength = 100;
export const noticeSeenAfter = 1_000;
export const commentMaxLength = 500;
export const messageMaxLength = 2_000;
export const messageConfirmTimeout = 10_000;
/** The wait before each attempt is random, from 0 to `first`, which grows by `growth` up to `cap`. */
export const reconnectWait = { first: 1_000, growth: 2.5, cap: 60_000 };
/** A silent line is probed after `lineQuiet`, and closed without an answer in `lineAnswerWait`. */
export const lineQuiet = 5_000;
export const lineAnswerWait = 4_000;
export const messageCheckInterval = 60_000;
export const agoInterval = 60_000;
export const updateCheckInterval = 60 * 60 * 1_000;
export const updateTakeTimeout = 10_000;
