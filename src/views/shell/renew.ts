import type { AppActor } from '#machines/app/app.machine.ts';

/** What is shown now is looked at again, as if the reader had come back to it. */
export const renew = (app: AppActor): void => {
  const { rooms, route } = app.getSnapshot().context;
  rooms.find(({ entry }) => entry === route?.entry)?.ref.send({ type: 'room.returned' });
};
