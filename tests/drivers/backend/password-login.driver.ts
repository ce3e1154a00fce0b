import { failuresBeforePicture } from '#mocks/domain/rules/login.ts';
import { inPaths, inputOrUnboundLogin } from './logins.ts';
import type { Driver } from './play-path.ts';

export const passwordLoginDriver: Driver = {
  ...inputOrUnboundLogin,
  stories: {
    'three logins have failed': ({ backend: { domain } }) => {
      domain.tables.failedLogins.set(`+86${inPaths}`, failuresBeforePicture);
    },
  },
  sends: {
    // The chart does not count; so that the backend does not either, every attempt is the first one.
    'login.submit': ({ backend: { domain } }, event) => {
      domain.tables.failedLogins.clear();
      return event;
    },
  },
};
