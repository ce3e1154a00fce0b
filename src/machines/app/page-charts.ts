/** All other charts come with their page: one line for each room. A place without one shows nothing that is fetched. */
export const pageCharts = {
  profileEditor: () => import('../registration/edit-info.machine.ts').then(({ editInfoMachine }) => editInfoMachine),
  accountSetting: () =>
    import('../session/account-setting.machine.ts').then(({ accountSettingMachine }) => accountSettingMachine),
  article: () => import('../content/article.machine.ts').then(({ articleMachine }) => articleMachine),
  people: () => import('../content/people.machine.ts').then(({ peopleMachine }) => peopleMachine),
  person: () => import('../content/person.machine.ts').then(({ personMachine }) => personMachine),
  companies: () => import('../content/companies.machine.ts').then(({ companiesMachine }) => companiesMachine),
  company: () => import('../content/company.machine.ts').then(({ companyMachine }) => companyMachine),
  product: () => import('../content/product.machine.ts').then(({ productMachine }) => productMachine),
  eventsHome: () => import('../content/events-home.machine.ts').then(({ eventsHomeMachine }) => eventsHomeMachine),
  eventList: () => import('../content/event-list.machine.ts').then(({ eventListMachine }) => eventListMachine),
  event: () => import('../content/event.machine.ts').then(({ eventMachine }) => eventMachine),
  eventPreview: () =>
    import('../content/event-preview.machine.ts').then(({ eventPreviewMachine }) => eventPreviewMachine),
  postList: () => import('../post/post-list.machine.ts').then(({ postListMachine }) => postListMachine),
  postEditor: () => import('../post/post-editor.machine.ts').then(({ postEditorMachine }) => postEditorMachine),
  post: () => import('../post/post.machine.ts').then(({ postMachine }) => postMachine),
  topic: () => import('../post/topic.machine.ts').then(({ topicMachine }) => topicMachine),
  circles: () => import('../post/circles.machine.ts').then(({ circlesMachine }) => circlesMachine),
  circle: () => import('../post/circle.machine.ts').then(({ circleMachine }) => circleMachine),
  systemMessage: () =>
    import('../notice/system-message.machine.ts').then(({ systemMessageMachine }) => systemMessageMachine),
  search: () => import('../search/search-results.machine.ts').then(({ searchResultsMachine }) => searchResultsMachine),
  flash: () => import('../content/flashes.machine.ts').then(({ flashMachine }) => flashMachine),
  flashes: () => import('../content/flashes.machine.ts').then(({ flashesMachine }) => flashesMachine),
  newsList: () => import('../content/news-list.machine.ts').then(({ newsListMachine }) => newsListMachine),
  newsPreview: () => import('../content/article.machine.ts').then(({ newsPreviewMachine }) => newsPreviewMachine),
  flows: () => import('../flows/flows.machine.ts').then(({ flowsMachine }) => flowsMachine),
  siteContent: () => import('../content/site-content.machine.ts').then(({ siteContentMachine }) => siteContentMachine),
};

/** Charts of no page of their own, fetched when they are first needed. */
export const laterCharts = {
  conversations: () =>
    import('../social/conversations.machine.ts').then(({ conversationsMachine }) => conversationsMachine),
  reactions: () => import('../content/reactions.machine.ts').then(({ reactionsMachine }) => reactionsMachine),
  friends: () => import('../social/friends.machine.ts').then(({ friendsMachine }) => friendsMachine),
};
