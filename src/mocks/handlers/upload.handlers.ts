import { memberIdOf } from '#mocks/domain/rules/tokens.ts';
import { signUpload } from '#mocks/domain/rules/uploads.ts';
import type { World } from '#mocks/domain/world.ts';
import type { upload } from '#services/contract/upload.contract.ts';
import type { Handlers } from './handlers.ts';

export const uploadHandlers = (world: World): Handlers<typeof upload> => ({
  sign: ({ caller }) => signUpload(world, memberIdOf(caller)),
});
