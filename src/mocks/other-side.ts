import type { MessageRow } from '#mocks/domain/seed-rows.ts';
import { replyLines } from '#mocks/seed/vocabulary/messages.ts';
import { sendMessage } from './domain/rules/messages.ts';
import type { Server } from './handlers/server.ts';

/** How long 王芳 thinks, in milliseconds of the backend's clock. */
const thinking = 2_000;
const answering = 'wangfang';

/** Somebody has logged in as this persona and answers himself. */
const isPlayed = ({ world }: Server, memberId: string): boolean =>
  [...world.tables.families.values()].some((family) => family.memberId === memberId && !family.revoked);

/** The people who are not there: 王芳 answers what she is written, unless somebody plays her. */
export const answerLater = (server: Server, { convId, msgFrom, msgTo }: MessageRow): void => {
  const { world, clock, run } = server;
  if (msgTo !== world.seed.personas.get(answering) || isPlayed(server, msgTo)) return;
  clock.setTimeout(() => {
    void run(async () => {
      const said = world.tables.messages.get(convId)?.length ?? 0;
      sendMessage(world, {
        convId,
        msgFrom: msgTo,
        msgTo: msgFrom,
        msgType: 0,
        msgContent: replyLines[said % replyLines.length] ?? '',
        sentTime: world.now(),
      });
    });
  }, thinking);
};
