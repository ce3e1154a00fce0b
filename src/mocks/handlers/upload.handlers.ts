import type { upload } from '#services/contract/upload.contract.ts';
import type { Domain } from '../domain/domain.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import { signUpload } from '../domain/rules/uploads.ts';
import type { Handlers } from './handlers.ts';

export const uploadHandlers = (domain: Domain): Handlers<typeof upload> => ({
  sign: ({ caller }) => signUpload(domain, memberIdOf(caller)),
});
