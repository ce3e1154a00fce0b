/** A page subject that a flow can be about: its files and how a rule finds one. */
interface Thing {
  readonly en: string;
  readonly zh: string;
  /** `src/machines/<feature>/<page>.machine.ts`, `src/views/<view>.tsx`, and the texts of `namespace`. */
  readonly feature: string;
  readonly page: string;
  readonly view: string;
  readonly namespace: string;
  /** The line of the view before which the flow is inserted. */
  readonly before: string;
  /** Of the endpoints, without `:id`. */
  readonly path: string;
  readonly ruleImport: string;
  readonly ruleCheck: string;
  readonly testImport: string;
  /** Expressions for an id in tests of rules, endpoints and writes. */
  readonly testId: string;
  readonly sampleId: string;
  readonly ids: string;
  /** Its page's address without the id, and a complete one. */
  readonly address: string;
  readonly example: string;
}

const entity = (type: 'activity' | 'news') => ({
  ruleImport: "import { notFound } from '../refusal.ts';\nimport { entityOf } from './entities.ts';",
  ruleCheck: `if (entityOf(domain, { type: '${type}', id: entityId }) === null) throw notFound();`,
  testImport: '',
});

export const things: Readonly<Record<string, Thing>> = {
  event: {
    ...entity('activity'),
    en: 'event',
    zh: '活动',
    feature: 'content',
    page: 'event',
    view: 'events/Event',
    namespace: 'events',
    before: '<LoadedComments ',
    path: '/activity/activity',
    testId: "domain.seed.activities[0]?.id ?? ''",
    sampleId: 'activityId',
    ids: 'activityIds',
    address: '/events/',
    example: '80012',
  },
  article: {
    ...entity('news'),
    en: 'article',
    zh: '资讯',
    feature: 'content',
    page: 'article',
    view: 'news/Article',
    namespace: 'news',
    before: '<LoadedComments ',
    path: '/news/news',
    testId: "domain.seed.news[0]?.id ?? ''",
    sampleId: 'newsId',
    ids: 'newsIds',
    address: '/news/',
    example: '60600',
  },
  post: {
    en: 'post',
    zh: '供需',
    feature: 'post',
    page: 'post',
    view: 'post/Post',
    namespace: 'post',
    before: '<PostComments ',
    path: '/post/posts',
    ruleImport: "import { findPost } from './post-rows.ts';",
    ruleCheck: 'findPost(domain, entityId, memberId);',
    testImport: "import { publishedPosts } from './post-rows.ts';",
    testId: "publishedPosts(domain)[0]?.id ?? ''",
    sampleId: 'postId',
    ids: 'openPosts',
    address: '/community/post/',
    example: '700496',
  },
  company: {
    en: 'company',
    zh: '企业',
    feature: 'content',
    page: 'company',
    view: 'company/Company',
    namespace: 'company',
    before: '<CompanyProducts ',
    path: '/company/companies',
    ruleImport: "import { findCompany } from './companies.ts';",
    ruleCheck: 'findCompany(domain, entityId);',
    testImport: '',
    testId: "domain.seed.companies[0]?.id ?? ''",
    sampleId: 'domain.seed.companies[0]?.id',
    ids: '({ backend: { domain } }) => domain.seed.companies.map(({ id }) => String(id))',
    address: '/company/',
    example: '501',
  },
};
