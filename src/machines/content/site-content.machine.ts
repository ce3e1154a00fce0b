import { pageMachine } from '../kit/page.machine.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import { loadSiteContent } from './news-loads.ts';

export const siteTextMachine = resourceMachine(({ code = '' }: Readonly<Record<string, string>>) =>
  loadSiteContent(code),
);

export const siteContentMachine = pageMachine('siteContent', 'A page about the site itself.', {
  text: siteTextMachine,
});
