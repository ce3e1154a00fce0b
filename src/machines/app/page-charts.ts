import { newsHomeMachine } from '../content/news-home.machine.ts';
import { lazyChart } from '../shared/lazy-chart.ts';

/** The charts of the pages, by room: that of the page which most readers see first comes with the app. */
export const pageCharts = {
  newsHome: newsHomeMachine,
  profileEditor: lazyChart(() =>
    import('../registration/edit-info.machine.ts').then(({ editInfoMachine }) => editInfoMachine),
  ),
  accountSetting: lazyChart(() =>
    import('../session/account-setting.machine.ts').then(({ accountSettingMachine }) => accountSettingMachine),
  ),
  article: lazyChart(() => import('../content/article.machine.ts').then(({ articleMachine }) => articleMachine)),
  people: lazyChart(() => import('../content/people.machine.ts').then(({ peopleMachine }) => peopleMachine)),
  person: lazyChart(() => import('../content/person.machine.ts').then(({ personMachine }) => personMachine)),
  companies: lazyChart(() =>
    import('../content/companies.machine.ts').then(({ companiesMachine }) => companiesMachine),
  ),
  company: lazyChart(() => import('../content/company.machine.ts').then(({ companyMachine }) => companyMachine)),
  product: lazyChart(() => import('../content/product.machine.ts').then(({ productMachine }) => productMachine)),
  eventsHome: lazyChart(() =>
    import('../content/events-home.machine.ts').then(({ eventsHomeMachine }) => eventsHomeMachine),
  ),
  eventList: lazyChart(() =>
    import('../content/event-list.machine.ts').then(({ eventListMachine }) => eventListMachine),
  ),
  event: lazyChart(() => import('../content/event.machine.ts').then(({ eventMachine }) => eventMachine)),
  eventPreview: lazyChart(() =>
    import('../content/event-preview.machine.ts').then(({ eventPreviewMachine }) => eventPreviewMachine),
  ),
  postList: lazyChart(() => import('../post/post-list.machine.ts').then(({ postListMachine }) => postListMachine)),
  postEditor: lazyChart(() =>
    import('../post/post-editor.machine.ts').then(({ postEditorMachine }) => postEditorMachine),
  ),
  post: lazyChart(() => import('../post/post.machine.ts').then(({ postMachine }) => postMachine)),
  topic: lazyChart(() => import('../post/topic.machine.ts').then(({ topicMachine }) => topicMachine)),
  circles: lazyChart(() => import('../post/circles.machine.ts').then(({ circlesMachine }) => circlesMachine)),
  circle: lazyChart(() => import('../post/circle.machine.ts').then(({ circleMachine }) => circleMachine)),
  systemMessage: lazyChart(() =>
    import('../notice/system-message.machine.ts').then(({ systemMessageMachine }) => systemMessageMachine),
  ),
  search: lazyChart(() =>
    import('../search/search-results.machine.ts').then(({ searchResultsMachine }) => searchResultsMachine),
  ),
  flash: lazyChart(() => import('../content/flashes.machine.ts').then(({ flashMachine }) => flashMachine)),
  flashes: lazyChart(() => import('../content/flashes.machine.ts').then(({ flashesMachine }) => flashesMachine)),
  newsList: lazyChart(() => import('../content/news-list.machine.ts').then(({ newsListMachine }) => newsListMachine)),
  newsPreview: lazyChart(() =>
    import('../content/article.machine.ts').then(({ newsPreviewMachine }) => newsPreviewMachine),
  ),
  flows: lazyChart(() => import('../flows/flows.machine.ts').then(({ flowsMachine }) => flowsMachine)),
  siteContent: lazyChart(() =>
    import('../content/site-content.machine.ts').then(({ siteContentMachine }) => siteContentMachine),
  ),
};

const login = () => import('../session/login.machine.ts').then(({ loginMachine }) => loginMachine);

/** Charts of no page of their own. */
export const lazyCharts = {
  conversations: lazyChart(() =>
    import('../social/conversations.machine.ts').then(({ conversationsMachine }) => conversationsMachine),
  ),
  reactions: lazyChart(
    () => import('../content/reactions.machine.ts').then(({ reactionsMachine }) => reactionsMachine),
    { onFailure: 'tell' },
  ),
  friends: lazyChart(() => import('../social/friends.machine.ts').then(({ friendsMachine }) => friendsMachine), {
    onFailure: 'tell',
  }),
  /** A guest asks for it, and can ask again. */
  login: lazyChart(login, { onFailure: 'end' }),
  /** The same, where a mobile must be bound. */
  binding: lazyChart(login, { onFailure: 'tell' }),
  wizard: lazyChart(() => import('../registration/wizard.machine.ts').then(({ wizardMachine }) => wizardMachine), {
    onFailure: 'tell',
  }),
  wechatReturn: lazyChart(
    () => import('../session/wechat-return.machine.ts').then(({ wechatReturnMachine }) => wechatReturnMachine),
    { onFailure: 'tell' },
  ),
  ssoLogin: lazyChart(() => import('../session/sso-login.machine.ts').then(({ ssoLoginMachine }) => ssoLoginMachine), {
    onFailure: 'tell',
  }),
};
