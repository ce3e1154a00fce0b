import { supplementPaths } from '#machines/registration/supplement.paths.ts';
import { wizardPaths } from '#machines/registration/wizard.paths.ts';
import { loginPaths } from '#machines/session/login.paths.ts';
import { sessionPaths } from '#machines/session/session.paths.ts';
import { smsCodePaths } from '#machines/session/sms-code.paths.ts';
import { smsLoginPaths } from '#machines/session/sms-login.paths.ts';
import type { PathSpec } from '#machines/shared/path-spec.ts';
import { loginScript } from './login.script.ts';
import type { Script } from './play.ts';
import { sessionScript } from './session.script.ts';
import { smsCodeScript } from './sms-code.script.ts';
import { smsLoginScript } from './sms-login.script.ts';
import { supplementScript } from './supplement.script.ts';
import { wizardScript } from './wizard.script.ts';

/** The charts that are played against the simulated backend. */
export const played: readonly { readonly spec: PathSpec; readonly script: Script }[] = [
  { spec: smsCodePaths, script: smsCodeScript },
  { spec: smsLoginPaths, script: smsLoginScript },
  { spec: loginPaths, script: loginScript },
  { spec: supplementPaths, script: supplementScript },
  { spec: wizardPaths, script: wizardScript },
  { spec: sessionPaths, script: sessionScript },
];
