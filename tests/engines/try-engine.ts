import { engineNames, engines } from '../../scripts/lib/engines.ts';
import { launch } from './launch.ts';

// `node tests/engines/try-engine.ts firefox`: prints its version, or one line that says why it does not start.
const name = engineNames.find((one) => one === process.argv[2]) ?? 'chromium';
try {
  const engine = await launch(name, { locale: 'zh-CN', size: { width: 390, height: 844 } });
  const profile = await engine.profile();
  const tab = await profile.open();
  await tab.goto('about:blank');
  await tab.evaluate(() => document.title, null);
  await profile.close();
  await engine.close();
  console.log(`${engines[name].label} ${engine.version}`);
} catch (error) {
  console.log(error instanceof Error ? error.message.split('\n')[0] : String(error));
  process.exitCode = 1;
}
