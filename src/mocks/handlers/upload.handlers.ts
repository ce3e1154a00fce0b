import type { upload } from '#services/contract/upload.contract.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import { signUpload } from '../domain/rules/uploads.ts';
import type { World } from '../domain/world.ts';
import type { Handlers } from './handlers.ts';

export const uploadHandlers = (world: World): Handlers<typeof upload> => ({
  sign: ({ caller }) => signUpload(world, memberIdOf(caller)),
});
