import type { AnyEventObject } from 'xstate';
import type { Place } from '#machines/kit/path-spec.ts';

type Opening = readonly [machine: string, event: AnyEventObject, actor?: string];

const at = (href: string, ...events: readonly Opening[]): Place => ({
  href,
  ...(events.length > 0
    ? { open: events.map(([machine, event, actor]) => ({ machine, event, ...(actor === undefined ? {} : { actor }) })) }
    : {}),
});
const as = (actor: string, place: Place): Place => ({ ...place, actor });

const start: Place = { href: '/', isAtStart: true };
const article = '/news/60600';
const discussed = '/news/60594';
const create = '/community/circle/post/create';
const system = '/community/system-message';
const editInfo = '/community/edit-info';
const account = '/community/mine/account-setting';
const messages = '/community/message/list';

const dialog = ['app', { type: 'login.wanted', byTap: false }] as const;
const loginBy = (tab: 'sms' | 'password') => at('/', dialog, ['login', { type: 'tab.choose', tab }]);
const resetting = at(
  '/',
  dialog,
  ['login', { type: 'tab.choose', tab: 'password' }],
  ['login', { type: 'password.forgotten' }],
);
const changing = (section: string) => at(account, ['accountSetting', { type: 'section.open', section }]);

/**
 * Where the app shows a chart, with things of the simulated backend; one for each way to begin, the last for the rest.
 * Null: this beginning has no address. Charts that are missing run as part of others alone.
 */
export const places: Readonly<Record<string, readonly (Place | null)[]>> = {
  minutes: [start],
  modules: [at('/')],
  newsHome: [at('/')],
  notices: [start],
  preferences: [start],
  reports: [start],
  searchBox: [start],
  session: [start],
  visitLog: [start],
  article: [at(article)],
  comments: [at(discussed), at(`${discussed}?comment=10060594004`)],
  share: [at(article)],
  viewRecord: [at(article)],
  newsPreview: [at('/preview/news/60601')],
  flash: [at('/flash/80200')],
  flashes: [at('/flash')],
  people: [at('/people'), at('/people/popular'), at('/people/interest'), at('/people/visitors')],
  person: [at('/people/1001')],
  companies: [at('/company')],
  company: [at('/company/501')],
  visits: [start],
  product: [at('/product/3001')],
  eventsHome: [at('/events/')],
  eventList: [at('/events/source/3203')],
  event: [at('/events/80012')],
  eventPreview: [at('/events/preview/events/80120')],
  postEditor: [at(create), at(`${create}?circle=4001`), at('/community/circle/post/700494/edit'), at(create)],
  post: [at('/community/post/700496')],
  postReport: [at('/community/post/700496')],
  topic: [at('/community/topic/5003')],
  circle: [at('/community/circle/4001')],
  circles: [at('/community/circle')],
  siteContent: [at('/site/agreement')],
  searchResults: [at('/search/%E8%8C%B6')],
  systemMessage: [at(system), at(`${system}#apply`)],
  noticeReading: [at(system)],
  friendRequests: [at(`${system}#apply`), null],
  outbox: [at(messages)],
  realtime: [at(messages)],
  editInfo: [at(editInfo)],
  editProfile: [at(editInfo), null],
  ownList: [as('work', at(editInfo)), as('education', at(editInfo)), as('tags', at(editInfo))],
  friendList: [at('/people/1001', ['person', { type: 'tab.choose', tab: 'friends' }])],
  friendRequest: [at('/people/1003', ['app', { type: 'friend.apply', memberId: '1003', name: '周默' }])],
  postRemoval: [at('/community/post/700494')],
  resource: [at('/product/3001')],
  closing: [{ ...start, open: [{ machine: 'supplement', event: { type: 'supplement.close' } }] }],
  accountSetting: [at(account)],
  bindAccount: [changing('mobile'), changing('email')],
  login: [at('/', dialog), null, at('/', dialog, ['login', { type: 'tab.choose', tab: 'password' }]), null],
  smsLogin: [loginBy('sms'), null],
  passwordLogin: [loginBy('password'), null],
  resetPassword: [resetting],
  smsCode: [loginBy('sms'), resetting],
  supplement: [start],
};
