import type { RecordName } from '#machines/kit/durable-record.ts';
import { type StoredRecord, stored } from '#services/contract/stored.contract.ts';
import { confirmClosing } from '../../harness/confirm-closing.ts';
import { accountSettingDriver } from './account-setting.driver.ts';
import { imageUploadDriver } from './image-upload.driver.ts';
import { industryTagsDriver } from './industry-tags.driver.ts';
import { loginDriver } from './login.driver.ts';
import { outboxDriver } from './outbox.driver.ts';
import { ownListDriver } from './own-list.driver.ts';
import { passwordLoginDriver } from './password-login.driver.ts';
import type { Driver } from './play-path.ts';
import { realtimeDriver } from './realtime.driver.ts';
import { resetPasswordDriver } from './reset-password.driver.ts';
import { sessionDriver } from './session.driver.ts';
import { smsCodeDriver } from './sms-code.driver.ts';
import { smsLoginDriver } from './sms-login.driver.ts';
import { visitsDriver } from './visits.driver.ts';
import { wechatCardDriver } from './wechat-card.driver.ts';
import { wechatQrDriver } from './wechat-qr.driver.ts';
import { wechatReturnDriver } from './wechat-return.driver.ts';
import { wizardDriver } from './wizard.driver.ts';

const closable = (driver: Driver): Driver => ({
  ...driver,
  stories: { ...driver.stories, 'confirm the closing': ({ chart }) => confirmClosing(chart) },
});

/** A chart whose data the browser stores, as the path's `record.loaded` and `record.changed` say. */
const durable = (name: RecordName, driver: Driver = {}): Driver => {
  const record = stored[name] as StoredRecord<unknown>;
  return {
    ...driver,
    begin: (fixture, input, stories, steps) => {
      const [read] = steps;
      // What a newer version of the app has stored cannot be understood.
      const version = record.version + (read?.event.setAside ? 1 : 0);
      if (read?.event.type === 'record.loaded') fixture.otherTab.save({ ...record, version }, read.event.value);
      return driver.begin?.(fixture, input, stories, steps);
    },
    stories: {
      ...driver.stories,
      'another tab stores it': ({ otherTab }, { event }) => otherTab.save(record, event.value),
    },
  };
};

/** What the paths of a chart need beside the simulated backend; most need nothing. */
export const drivers: Readonly<Record<string, Driver>> = {
  smsCode: smsCodeDriver,
  smsLogin: smsLoginDriver,
  passwordLogin: passwordLoginDriver,
  resetPassword: resetPasswordDriver,
  wechatQr: wechatQrDriver,
  wechatReturn: wechatReturnDriver,
  login: closable(loginDriver),
  session: sessionDriver,
  visits: visitsDriver,
  accountSetting: accountSettingDriver,
  supplement: closable({}),
  workHistory: closable({}),
  educationHistory: closable({}),
  industryTags: closable(industryTagsDriver),
  wizard: wizardDriver,
  ownList: ownListDriver,
  preferences: durable('preferences'),
  searchBox: durable('searches'),
  drafts: durable('drafts'),
  imageUpload: imageUploadDriver,
  realtime: realtimeDriver,
  outbox: durable('outbox', outboxDriver),
  wechatCard: wechatCardDriver,
};
