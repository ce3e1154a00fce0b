import { type LeftOut, never } from '../left-out.ts';
import { reactDom } from './react-dom.ts';

/**
 * Texts stand in the bundle before they are asked for: none is fetched by i18next, none is missing, none holds a format
 * (`{{x, number}}`) or another text (`$t(…)`), and a language is `zh` or `en`.
 */
const i18next: LeftOut = {
  looksLikeObjectPath: 'return true',
  deepFind: '',
  deepExtend: '',
  createProxy: '',
  keysFromSelector: '',
  createCachedFormatter: '',
  isSafeLanguageCode: 'return true',
  configuredLanguageCodes: 'return []',
  transformOptions: 'return options',
  'Logger.log': '',
  'Logger.warn': '',
  'Logger.deprecate': '',
  'Logger.once': '',
  'Logger.forward': '',
  'Logger.clone': '',
  'ResourceStore.addResource': '',
  'ResourceStore.addResources': '',
  'ResourceStore.removeResourceBundle': '',
  'ResourceStore.removeNamespaces': '',
  'Translator.getUsedParamsDetails': '',
  'LanguageUtil.getScriptPartFromCode': '',
  'LanguageUtil.getLanguagePartFromCode': 'return code',
  'LanguageUtil.formatLanguageCode': 'return code',
  'LanguageUtil.formatUncached': '',
  'LanguageUtil.getBestMatchFromCodes': 'return codes[0]',
  'LanguageUtil.getFallbackCodes': 'return []',
  'LanguageUtil.toResolveHierarchy': 'return [code]',
  'Interpolator.nest': 'return str',
  parseFormatStr: '',
  'Formatter.init': '',
  'Formatter.add': '',
  'Formatter.addCached': '',
  'Formatter.format': 'return value',
  'Connector.queueLoad': '',
  'Connector.loaded': '',
  'Connector.read': '',
  'Connector.prepareLoading': '',
  'Connector.load': '',
  'Connector.reload': '',
  'Connector.loadOne': '',
  'Connector.saveMissing': '',
  'I18n.loadResources': 'callback(null)',
  'I18n.reloadResources': '',
  'I18n.hydrate': '',
  'I18n.loadNamespaces': '',
  'I18n.loadLanguages': '',
  'I18n.hasLoadedNamespace': 'return true',
  'I18n.dir': '',
  'I18n.cloneInstance': '',
  'I18n.toJSON': '',
};

/** Requests are made without hooks, retries and deadlines of its own: an Effect has all three, on the clock of the app. */
const ky: LeftOut = {
  createTextDecoder: '',
  cloneRetryOptions: '',
  cloneSearchParametersForInitHook: '',
  cloneInitHookOptions: 'return options',
  validateJsonWithSchema: '',
  'Ky.#calculateDelay': '',
  'Ky.#calculateRetryDelay': '',
  'Ky.#getResponseData': 'this.#cancelResponseBody(response)',
  'Ky.#getErrorDataTimeout': '',
  'Ky.#getBodyReadTimeout': '',
  'Ky.#raceBodyRead': 'return createBodyPromise()',
  'Ky.#raceWithTotalTimeout': 'return operation()',
  'Ky.#isJsonContentType': '',
  'Ky.#readResponseText': '',
  'Ky.#parseJson': '',
  'Ky.#runBeforeRequestHooks': '',
  'Ky.#runAfterResponseHooks': 'return response',
  'Ky.#retry': 'return function_()',
  'Ky.#retryFromError': 'throw error',
  'Ky.#throwProcessedError': 'throw error',
  'Ky.#throwIfTotalTimeoutExhausted': '',
  'Ky.#wrapRequestWithUploadProgress': 'return request',
};

const kyMerge: LeftOut = {
  appendSearchParameters: '',
  newHookValue: 'return []',
  cloneShallow: 'return value',
};

const kyNormalize: LeftOut = {
  normalizeRetryOptions: 'return { limit: 0 }',
};

const kyBody: LeftOut = { streamResponse: '', streamRequest: '' };

const kyTiming: LeftOut = { calculateRetryTimingDelay: '', getRetryTimingHeader: '' };

/**
 * Nobody reads the traces of Effect's own frames. To ask an error for its trace, as Effect does when it is evaluated to
 * learn what the engine writes there, makes the browser parse the whole script a second time.
 */
const effectTraces: LeftOut = { getStackTraceLimit: 'return 0', setStackTraceLimit: '' };

/** Charts are looked at in the studio, and not by the library's browser extension; none has routes of its own. */
const xstate: LeftOut = { ...never('Actor.attachDevTools', 'Actor.select'), formatRouteTransitions: 'return' };

/** What this app never reaches of the libraries that come with the first load, with what stands in its place. */
export const unreached: Readonly<Record<string, LeftOut>> = {
  'react-dom/cjs/react-dom-client.production.js': reactDom,
  'i18next/dist/esm/i18next.js': i18next,
  'effect/dist/internal/stackTraceLimit.js': effectTraces,
  'xstate/dist/raise-effbee0c.esm.js': xstate,
  'ky/distribution/core/Ky.js': ky,
  'ky/distribution/utils/merge.js': kyMerge,
  'ky/distribution/utils/normalize.js': kyNormalize,
  'ky/distribution/utils/body.js': kyBody,
  'ky/distribution/core/retry-timing.js': kyTiming,
};
