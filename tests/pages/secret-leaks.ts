/** What no page says aloud: tokens of the simulated backend, and the passwords of the stories. */
const secret = /\b[ar]t-\w+\.\d+[.-]\w+|Shiye2026|Wrong2026/;

/** Runs in the page: what it tells others, whoever looks at the browser's history, or a later visitor, but for the login's own record. */
export const exposedTexts = (): Readonly<Record<string, string>> => ({
  address: location.href,
  title: document.title,
  name: window.name,
  cookie: document.cookie,
  referrer: document.referrer,
  history: JSON.stringify(history.state),
  requests: performance
    .getEntries()
    .map(({ name }) => name)
    .join('\n'),
  records: [localStorage, sessionStorage]
    .flatMap((storage) => Object.entries(storage))
    .filter(([key]) => key !== 'shiye.session' && !key.startsWith('shiye.domain'))
    .join('\n'),
});

/** The places in which a secret stands; never the secret itself. */
export const leaksIn = (texts: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(texts).flatMap(([place, text]) => (secret.test(text) ? [`a secret in ${place}`] : []));
