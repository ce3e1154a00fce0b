import type { Backstage } from '#services/contract/backstage.ts';

interface Start {
  /** Of the simulated backend, in ms. */
  readonly time: number;
  /** Whether the letters of a phone are as big as those of a wide window: 16 px. */
  readonly hasWholeLetters: boolean;
}

/** Runs in the page: after a reload, the clock of the simulated backend is a little before this time, in ms. */
export const comeAt = (time: number): void =>
  localStorage.setItem('shiye.clock-ahead', String(time - 60_000 - Date.now()));

/** Runs in the page: a guest comes at this time, nobody else does anything, and what is far away is drawn, too. */
export const startAt = async ({ time, hasWholeLetters }: Start): Promise<void> => {
  const backstage: Backstage = Reflect.get(window, 'backstage');
  const sheet = new CSSStyleSheet();
  // Chromium alone sets full-width marks closer to each other and to the end of a line.
  const marks = 'text-spacing-trim: space-all !important;';
  const letters = hasWholeLetters ? 'html { font-size: 16px !important; }' : '';
  sheet.replaceSync(`* { content-visibility: visible !important; ${marks} } ${letters}`);
  document.adoptedStyleSheets = [sheet];
  backstage.clock.advance(time - backstage.clock.now());
  await backstage.reset();
  await backstage.others.stop();
};

/** Runs in the page: the persona is logged in, and their messages are counted; a guest is null. */
export const switchTo = async (persona: string | null): Promise<void> => {
  const backstage: Backstage = Reflect.get(window, 'backstage');
  if (backstage.situation().persona === persona) return;
  if (persona === null) return backstage.reset();
  await backstage.signInAs(persona);
  const counts = (): number =>
    [...document.querySelectorAll('header button')].filter(({ textContent }) => textContent.includes('未读')).length;
  while (counts() < (innerWidth < 768 ? 1 : 2)) await new Promise(requestAnimationFrame);
};

/** Runs in the page: follows a link, lets every list load what it loads by itself, and ends at the top when all is at rest. */
export const enterPage = async (href: string): Promise<void> => {
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
  link.remove();
  const height = (): number => document.documentElement.scrollHeight;
  const isStill = (): boolean =>
    link.dataset.pressed === undefined &&
    document.querySelectorAll('h1').length === 1 &&
    document.fonts.status === 'loaded' &&
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
    !document.getAnimations().some(({ playState }) => playState === 'running');
  const rest = async (): Promise<void> => {
    let before = '';
    for (let frames = 0; frames < 12; ) {
      await new Promise(requestAnimationFrame);
      const now = `${height()} ${document.body.textContent.length}`;
      frames = isStill() && now === before ? frames + 1 : 0;
      before = now;
    }
  };
  await rest();
  for (let before = 0; before !== height(); ) {
    before = height();
    scrollTo(0, before);
    await rest();
  }
  scrollTo(0, 0);
  await rest();
};
