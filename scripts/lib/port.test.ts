import { expect, test } from 'vitest';
import { unheard } from './port.ts';

const fault = (code: string): NodeJS.ErrnoException => Object.assign(new Error(`${code} it was`), { code });
const words = (code: string): string => unheard(fault(code), 80, 'nowhere', 'PORT=81 npm start');

test('a taken port, one that is not allowed, and a host that is none are told apart', () => {
  expect(words('EADDRINUSE')).toBe('Port 80 is taken by another program. Choose another one: PORT=81 npm start');
  expect(words('EACCES')).toBe('Port 80 may not be used by this user. Choose another one: PORT=81 npm start');
  expect(words('ENOTFOUND')).toBe('Nothing can listen at "nowhere": ENOTFOUND it was');
});
