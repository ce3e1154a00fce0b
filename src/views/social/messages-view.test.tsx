import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { TextsProvider } from '#i18n/TextsProvider.tsx';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { defaultSites } from '#services/address/sites.ts';
import { createTo } from '#services/address/to.ts';
import { AppProvider } from '#views/context.tsx';
import { openBrowser } from '../../../tests/harness/app.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { Messages } from './Messages.tsx';

const show = async (persona: string): Promise<string> => {
  const { i18n } = await startI18n('zh', ['messages']);
  const { backend, openTab } = openBrowser();
  const tab = openTab();
  await tab.visit('/community/message/list');
  const credentials = loginBySso(backend.world, `sso-${persona}`);
  tab.at('session').send({ type: 'session.opened', credentials, at: backend.clock.now() });
  await settle();
  return renderToStaticMarkup(
    <TextsProvider i18n={i18n}>
      <AppProvider app={tab.app} to={createTo({ sites: defaultSites })}>
        <Messages actor={tab.at('conversations')} linked />
      </AppProvider>
    </TextsProvider>,
  );
};

test('[R8.5-10] who has chosen no conversation is asked to; who has none is shown how to begin one', async () => {
  const said = [await show('liran'), await show('muted')].map((html) =>
    ['请选择一个对话对象', '这里还没有对话', '去找同行'].map((words) => html.includes(words)),
  );
  expect(said).toEqual([
    [true, false, false],
    [false, true, true],
  ]);
});
