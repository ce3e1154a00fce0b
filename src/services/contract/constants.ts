/** Business constants and limits, named as §9 names them. Lengths in characters, times in milliseconds unless said. */

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
export const chunkRetryDelay = 5_000;
export const submitThrottle = 800;
export const tagSearchDebounce = 400;
export const dialogOpenDebounce = 1_000;
export const blurHide = 200;
export const tipHiddenAfter = 5_000;
export const newTabOpenDelay = 500;
export const tokenCheckInterval = 60_000;
/** Seconds of token life at or below which the token is refreshed. */
export const tokenRefreshThreshold = 1_000;
/** Days: a stored token between 30 days past expiry and 7 days remaining is refreshed on page entry. */
export const storedTokenRefreshWindow = { pastExpiryDays: 30, remainingDays: 7 };
export const visitCountThreshold = { visits: 3, period: 24 * 60 * 60 * 1_000 };
export const searchHistorySize = 5;
export const badgeCap = 99;
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
/**
 * The base of assets and of hot posts as §9 gives it (R9-22). Nothing uses it: the build's assets lie under `/assets/`,
 * and hot posts belong to the post site (docs/choices.md R9-23).
 */
export const assetsBasePath = '/events/';
/** Tag type ids are configured (§9). */
export const tagType = { news: 1, post: 2, activity: 3, organiser: 4, industry: 5 };

/** Beyond the specification: how long a call may take before it counts as failed. */
export const requestTimeout = 20_000;
/** Beyond the specification: companies are looked for this long after the last key. */
export const searchDebounce = 300;
/** Beyond the specification: a draft is stored at most this long after a key. */
export const draftSaveDelay = 250;
/** Beyond the specification: what a post may hold. */
export const postMaxLength = { title: 60, content: 5_000, contact: 60, fact: 40, report: 200 };
/** Beyond the specification: why a post is reported. */
export const postReportReasons = ['fraud', 'untrue', 'advert', 'abuse', 'other'] as const;
/** Days: a friend request is not repeated within them (§8.4); one that waits longer has expired (docs/choices.md R4.5-5). */
export const friendRequestPeriodDays = 60;
/** Beyond the specification: friend requests that a member may send in a day. */
export const friendRequestsPerDay = 20;
/** Beyond the specification: characters that the search box takes. */
export const searchWordMaxLength = 100;
/** Beyond the specification: system messages that are looked at so long are read. */
export const noticeSeenAfter = 1_000;
/** Beyond the specification: characters of a comment. */
export const commentMaxLength = 500;
/** Beyond the specification: characters of a message. */
export const messageMaxLength = 2_000;
/** Beyond the specification: a sent message that is not confirmed within this time is looked for in the history. */
export const messageConfirmTimeout = 10_000;
/** Beyond the specification: the waits between tries to connect are drawn from 0 to this, `growth` times as much at each try, up to the cap. */
export const reconnectWait = { first: 1_000, growth: 2.5, cap: 60_000 };
/** Beyond the specification: a line that says nothing for so long is asked whether it lives, and given up where no answer comes in time. */
export const lineQuiet = 5_000;
export const lineAnswerWait = 4_000;
/** Beyond the specification: how often what came over the socket is compared with the backend's own list. */
export const messageCheckInterval = 60_000;
/** Beyond the specification: how often "5 minutes ago" is worked out anew. */
export const agoInterval = 60_000;
/** Beyond the specification: how often an open page asks whether there is a newer version of the app. */
export const updateCheckInterval = 60 * 60 * 1_000;
/** Beyond the specification: a newer version that has not taken over by then is not waited for any longer. */
export const updateTakeTimeout = 10_000;
