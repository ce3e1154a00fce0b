import { pageMachine } from '../shared/page.machine.ts';
import { resourceMachine } from '../shared/resource.machine.ts';
import { loadSiteContent } from './news-loads.ts';

export const siteTextMachine = resourceMachine(({ code = '' }: Readonly<Record<string, string>>) =>
  loadSiteContent(code),
);

export const siteContentMachine = pageMachine('siteContent', 'A page about the site itself.', {
  text: siteTextMachine,
});
