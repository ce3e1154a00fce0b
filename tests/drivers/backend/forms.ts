import type { AnyActorRef } from 'xstate';
import { selectSecretKey } from '#machines/session/sms-code.machine.ts';
import type { ChartFixture } from './fixture.ts';
import { codeFor } from './logins.ts';
import { until } from './until.ts';

export const childOf = (chart: AnyActorRef, id: string): AnyActorRef => {
  const child: AnyActorRef | undefined = chart.getSnapshot().children[id];
  if (!child) throw new Error(`${id} is not there`);
  return child;
};

/** Asks for a code as the reader would, until it is on its way. */
const askForCode = async (form: AnyActorRef): Promise<void> => {
  const button = childOf(form, 'smsCode');
  form.send({ type: 'code.request' });
  await until(() => selectSecretKey(button.getSnapshot()) !== null);
};

/** The form for a new password is filled in but for the account, which the code goes to. */
export const sendNewPassword = async (form: AnyActorRef, fixture: ChartFixture, account: string): Promise<void> => {
  await putResetCode(form, fixture, account);
  form.send({ type: 'field.change', field: 'password', text: 'Shiye2027' });
  form.send({ type: 'field.change', field: 'confirmation', text: 'Shiye2027' });
  form.send({ type: 'reset.submit' });
};

/** A new password needs the code and the key that came with it. */
export const putResetCode = async (form: AnyActorRef, { backend }: ChartFixture, account: string): Promise<void> => {
  await askForCode(form);
  form.send({ type: 'field.change', field: 'code', text: codeFor(backend, account) });
};

export const writeProfile = (form: AnyActorRef): void => {
  form.send({ type: 'field.change', field: 'nickname', text: '林小满' });
  form.send({ type: 'field.change', field: 'gender', text: 'FEMALE' });
  form.send({ type: 'field.change', field: 'company', text: '小满茶饮' });
  form.send({ type: 'field.change', field: 'position', text: '研发' });
  form.send({ type: 'field.change', field: 'location', id: 330106, text: '浙江省/杭州市/西湖区' });
};

export const writeWork = (work: AnyActorRef): void => {
  work.send({ type: 'field.change', field: 'position', text: '研发' });
  work.send({ type: 'field.change', field: 'company', text: '小满茶饮' });
  work.send({ type: 'field.change', field: 'startTime', text: '2020-03' });
};

export const writeEducation = (education: AnyActorRef): void => {
  education.send({ type: 'field.change', field: 'school', text: '江南大学' });
  education.send({ type: 'field.change', field: 'startTime', text: '2016-09' });
};
