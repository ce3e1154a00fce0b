import type { AppActor } from '#machines/app/app.machine.ts';

/** Has the page that is shown look at its data again, as when the user comes back to it. */
export const refreshPage = (app: AppActor): void => {
  const { rooms, route } = app.getSnapshot().context;
  rooms.find(({ entry }) => entry === route?.entry)?.ref.send({ type: 'room.returned' });
};
