import layouter from 'elkjs/lib/elk-worker.min.js?url';

/** Null refuses. */
interface ScriptRules {
  readonly createScriptURL: (url: string) => string | null;
  readonly createScript: (text: string) => string | null;
}

/** The browser's Trusted Types, as far as scripts need them. */
interface TypesFactory {
  readonly defaultPolicy: object | null;
  createPolicy(name: string, rules: ScriptRules): object;
}

declare global {
  /** Not in every browser. */
  var trustedTypes: TypesFactory | undefined;
}

/** Files of this origin that may run beside the page: the chart layout's worker, and the app's or the simulated backend's. */
const scriptFiles: readonly string[] = [
  layouter,
  import.meta.env.VITE_BACKEND ? '/shell-worker.js' : `${import.meta.env.BASE_URL}mockServiceWorker.js`,
];

/** An object written as JSON is no script that could run: what a page says of itself to machines is one (JSON-LD). */
const isData = (text: string): boolean => {
  try {
    return text.startsWith('{"') && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

export const scriptRules = (files: readonly string[]): ScriptRules => ({
  createScriptURL: (url) => (files.includes(url) ? url : null),
  createScript: (text) => (isData(text) ? text : null),
});

/**
 * In a page that enforces Trusted Types, lets workers of the listed files start, and JSON-LD be written, and nothing
 * else: HTML and all other scripts stay refused. To be called before either, as often as one likes.
 */
export const allowScripts = (): void => {
  const types = globalThis.trustedTypes;
  if (types && !types.defaultPolicy) types.createPolicy('default', scriptRules(scriptFiles));
};
