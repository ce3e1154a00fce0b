import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { educationHistoryMachine } from '#machines/registration/education-history.machine.ts';
import { supplementMachine } from '#machines/registration/supplement.machine.ts';
import { workHistoryMachine } from '#machines/registration/work-history.machine.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { StepTextField } from './StepTextField.tsx';

const alertsIn = async (view: ReactNode): Promise<readonly string[]> => {
  const i18n = await startI18n('zh');
  const html = renderToStaticMarkup(<I18nextProvider i18n={i18n}>{view}</I18nextProvider>);
  return [...html.matchAll(/role="alert"[^>]*>([^<]*)</g)].map(([, text = '']) => text);
};

test('[R5.4-1 R5.4-8] a field of the work history is named where it is empty, and with its limit where it is too long', async () => {
  const { child, tick } = await inParent(workHistoryMachine, { draft: null });
  const position = <StepTextField actor={child} field="position" max={40} required />;
  child.send({ type: 'entry.finish' });
  await tick();
  expect(await alertsIn(position)).toEqual(['职位必填']);
  child.send({ type: 'field.change', field: 'position', text: '长'.repeat(41) });
  child.send({ type: 'entry.finish' });
  await tick();
  expect(await alertsIn(position)).toEqual(['职位内容不能超过40个字符']);
});

test('[R5.5-11 R5.4-8] a major that is too long is named by the description', async () => {
  const { child, tick } = await inParent(educationHistoryMachine, { draft: null });
  child.send({ type: 'field.change', field: 'major', text: '长'.repeat(41) });
  child.send({ type: 'entry.finish' });
  await tick();
  expect(await alertsIn(<StepTextField actor={child} field="major" max={40} />)).toEqual([]);
  expect(await alertsIn(<StepTextField actor={child} field="description" max={300} multiline />)).toEqual([
    '专业内容不能超过40个字符',
  ]);
});

test('[R5.3-3 R5.3-21] a field of the profile says that it is required, or by how much it is too long', async () => {
  const { child, tick, pending } = await inParent(supplementMachine, { draft: null });
  await pending('/admin/member/basic-info').fail({ tag: 'offline' });
  const name = <StepTextField actor={child} field="nickname" max={40} required />;
  child.send({ type: 'profile.submit' });
  await tick();
  expect(await alertsIn(name)).toEqual(['姓名必填']);
  child.send({ type: 'field.change', field: 'nickname', text: '李'.repeat(42) });
  child.send({ type: 'profile.submit' });
  await tick();
  expect(await alertsIn(name)).toEqual(['最多40个字符，已超出2个字符']);
});
