import { afterEach, expect, test, vi } from 'vitest';
import { allowScripts, scriptRules } from './script-files.ts';

const files = ['/assets/layout.js', '/mockServiceWorker.js'];

afterEach(() => vi.unstubAllGlobals());

test('[R3-46] a worker starts from a listed file and from nothing else, however like it is', () => {
  const { createScriptURL } = scriptRules(files);
  expect(files.map(createScriptURL)).toEqual(files);
  const others = [
    ...files.flatMap((file) => [`${file}?x`, `${file}#`, `${file}/`, `/${file}`, `.${file}`, ` ${file}`, `${file}\n`]),
    'https://evil.example/mockServiceWorker.js',
    '//evil.example/mockServiceWorker.js',
    '/MOCKSERVICEWORKER.JS',
    '/mockServiceWorker%2ejs',
    '/assets/../mockServiceWorker.js',
    'data:text/javascript,alert(1)',
    'blob:https://shiye.example/1',
    'javascript:alert(1)',
    '',
  ];
  expect(others.filter((url) => createScriptURL(url) !== null)).toEqual([]);
});

test('[R3-46] what may be written into a script element is an object as JSON, which would not run', () => {
  const { createScript } = scriptRules(files);
  const data = JSON.stringify({ '@context': 'https://schema.org', name: '</script>' });
  expect(createScript(data)).toBe(data);
  const others = [
    'alert(1)',
    '{"a":1};alert(1)',
    '{"a":1}\nalert(1)',
    '{"a":alert(1)}',
    '{"a":1}//',
    '{alert(1)}',
    '[alert(1)]',
    '["a"]',
    '"a"',
    '1',
    ' {"a":1}',
    '',
  ];
  expect(others.filter((text) => createScript(text) !== null)).toEqual([]);
});

test('[R3-46] the policy is made once, makes no HTML, and is left out where the browser has none', () => {
  const made: unknown[] = [];
  const types = {
    defaultPolicy: null as object | null,
    createPolicy: (name: string, rules: object) => {
      made.push([name, Object.keys(rules)]);
      types.defaultPolicy = rules;
      return rules;
    },
  };
  allowScripts();
  vi.stubGlobal('trustedTypes', types);
  allowScripts();
  allowScripts();
  expect(made).toEqual([['default', ['createScriptURL', 'createScript']]]);
});
