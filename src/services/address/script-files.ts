import layouter from 'elkjs/lib/elk-worker.min.js?url';
import reader from '../read-json.worker.ts?worker&url';

interface ScriptRules {
  readonly createScriptURL: (url: string) => string | null;
  readonly createScript: (text: string) => string | null;
}

interface TypesFactory {
  readonly defaultPolicy: object | null;
  createPolicy(name: string, rules: ScriptRules): object;
}

declare global {
  var trustedTypes: TypesFactory | undefined;
}

/** Workers of this origin: chart layout, reading of files, app, mock backend. */
const scriptFiles: readonly string[] = [
  layouter,
  reader,
  import.meta.env.VITE_BACKEND ? '/shell-worker.js' : `${import.meta.env.BASE_URL}mockServiceWorker.js`,
];

/** JSON-LD is data, not an executable script. */
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

/** Under Trusted Types, allows the listed workers and JSON-LD, nothing else. Idempotent; call it before using either. */
export const allowScripts = (): void => {
  const types = globalThis.trustedTypes;
  if (types && !types.defaultPolicy) types.createPolicy('default', scriptRules(scriptFiles));
};
