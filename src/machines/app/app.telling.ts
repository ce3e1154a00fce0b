import { type AnyActorRef, enqueueActions } from 'xstate';
import { placeOf } from '#routes/routes.ts';
import { roleOf } from '#services/contract/permissions.ts';
import { knownNews } from '../content/known-news.ts';
import { selectVisitor } from '../session/session.machine.ts';
import { type Fact, subscribersBelow, subscribersFrom } from '../shared/announce.ts';
import { guestOwner } from '../shared/drafts.machine.ts';
import type { Reader, ReaderChanged } from '../shared/reader.ts';
import type { PlaceEntered } from '../social/conversations.setup.ts';
import { appBase } from './app.base.ts';
import type { Context, SessionEnded } from './app.events.ts';
import { entityAt, modulesAt, ownModules, roomAt, roomParams } from './rooms.ts';
import type { Route } from './route.ts';

const placeEntered = (route: Route): PlaceEntered => ({
  type: 'place.entered',
  place: route.place,
  params: roomParams(route),
});

const roleIn = (reader: Reader | null) => ({ role: reader?.role ?? ('visitor' as const) });

const keptRooms = 8;

const roomHere = ({ rooms, route }: Pick<Context, 'rooms' | 'route'>) =>
  rooms.find(({ entry }) => entry === route?.entry);

/** What is on the screen, or was: the newest first. */
const pagesHere = ({ rooms }: Context, self: AnyActorRef): readonly AnyActorRef[] => {
  const { modules } = self.getSnapshot().children;
  return [...rooms.map(({ ref }) => ref).reverse(), ...(modules ? [modules] : [])];
};

/** What rooms and residents are told: the address, the reader, the connection, the tab. */
export const tellingSetup = appBase.extend({
  actions: {
    enterRoom: enqueueActions(({ context, self, enqueue }) => {
      const { route } = context;
      if (!route) return;
      const name = roomAt(route.place);
      const known = context.rooms.find(({ entry }) => entry === route.entry);
      const others = context.rooms.filter((kept) => kept !== known);
      for (const { ref } of others.slice(0, Math.max(0, others.length - keptRooms + 1))) enqueue.stopChild(ref);
      enqueue.assign({
        rooms: ({ spawn }) => [
          ...others.slice(-keptRooms + 1),
          ...(known
            ? [known]
            : name
              ? [
                  {
                    entry: route.entry,
                    ref: spawn(name, {
                      id: `room-${route.entry}`,
                      input: {
                        params: roomParams(route),
                        reader: context.reader,
                        ...(name === 'article'
                          ? { known: knownNews(pagesHere(context, self), route.params.id ?? '') }
                          : {}),
                      },
                    }),
                  },
                ]
              : []),
        ],
      });
      for (const ref of known ? subscribersFrom(known.ref, 'room.returned') : [])
        enqueue.sendTo(ref, { type: 'room.returned' });
      if (context.messagesOf !== null) enqueue.sendTo('conversations', placeEntered(route));
      enqueue.sendTo('visitLog', { type: 'visit.entered', url: route.href, entity: entityAt(route) });
      const own = context.reader?.memberId == null ? [] : ownModules;
      enqueue.sendTo('modules', { type: 'modules.show', names: [...modulesAt(route.place, context.isMobile), ...own] });
    }),
    /** The other width shows other blocks. */
    showBlocks: enqueueActions(({ context: { route, isMobile }, enqueue }) => {
      if (route) enqueue.sendTo('modules', { type: 'modules.show', names: modulesAt(route.place, isMobile) });
    }),
    /** What does not exist is no visit: the page counts when it is there. */
    countVisit: enqueueActions(({ context, enqueue }) => {
      const page = context.route && placeOf(context.route.place).counts;
      if (page) enqueue.sendTo('visits', { type: 'page.opened', page });
    }),
    /** The session says that it has ended before it forgets whose it was. */
    tellReader: enqueueActions(({ context, self, enqueue }, { isGuest }: { isGuest: boolean }) => {
      const session = isGuest ? undefined : self.getSnapshot().children.session;
      const visitor = session && selectVisitor(session.getSnapshot());
      const reader: Reader = { memberId: visitor?.memberId ?? null, role: visitor ? roleOf(visitor) : 'visitor' };
      const before = context.reader;
      if (before?.memberId === reader.memberId && before.role === reader.role) return;
      const isOther = before !== null && before.memberId !== null && before.memberId !== reader.memberId;
      const event: ReaderChanged = {
        ...reader,
        type: 'reader.changed',
        how: before === null ? 'known' : isOther ? 'left' : 'entered',
      };
      enqueue.assign({ reader });
      for (const ref of subscribersBelow(self.getSnapshot(), event.type)) enqueue.sendTo(ref, event);
      if (reader.memberId !== null && context.route)
        enqueue.sendTo('modules', { type: 'modules.show', names: ownModules });
    }),
    showOwn: enqueueActions(({ context, enqueue }) => {
      if (context.reader?.memberId != null) enqueue.sendTo('modules', { type: 'modules.show', names: ownModules });
    }),
    announce: enqueueActions(({ self, enqueue }, fact: Fact) => {
      for (const ref of subscribersBelow(self.getSnapshot(), fact.type)) enqueue.sendTo(ref, fact);
    }),
    /** Before the first page is open nobody waits for a login. */
    announceShut: enqueueActions(({ context, self, enqueue }) => {
      if (context.rooms.length === 0) return;
      for (const ref of subscribersBelow(self.getSnapshot(), 'door.shut')) enqueue.sendTo(ref, { type: 'door.shut' });
    }),
    /** Has the page that is shown look at its data again, as when the user comes back to it. */
    refreshPage: enqueueActions(({ context, enqueue }) => {
      const here = roomHere(context);
      for (const ref of here ? subscribersFrom(here.ref, 'room.returned') : [])
        enqueue.sendTo(ref, { type: 'room.returned' });
    }),
    /** Forms write under the reader that they were told of, whose login another tab may have replaced. */
    tellForms: enqueueActions(({ context, self, enqueue }, { subjects }: { subjects: readonly string[] }) => {
      const owner = `${context.reader?.memberId ?? guestOwner}:`;
      const own = subjects.filter((subject) => subject.startsWith(owner)).map((subject) => subject.slice(owner.length));
      if (own.length === 0) return;
      for (const ref of subscribersBelow(self.getSnapshot(), 'drafts.gone'))
        enqueue.sendTo(ref, { type: 'drafts.gone', subjects: own });
    }),
    /** One for each member: who logs in after another does not see what was his. */
    keepConversations: enqueueActions(({ context, enqueue }) => {
      const { reader, messagesOf, route } = context;
      const memberId = reader?.memberId ?? null;
      if (messagesOf === memberId) return;
      if (messagesOf !== null) enqueue.stopChild('conversations');
      enqueue.assign({ messagesOf: memberId });
      if (memberId === null) return;
      enqueue.spawnChild('conversations', {
        id: 'conversations',
        input: { ...roleIn(reader), memberId },
      });
      if (route) enqueue.sendTo('conversations', placeEntered(route));
    }),
    dropConversations: enqueueActions(({ context, enqueue }) => {
      if (context.messagesOf !== null) enqueue.stopChild('conversations');
      enqueue.assign({ messagesOf: null });
    }),
    passMessages: enqueueActions(({ context, event, enqueue }) => {
      if (context.messagesOf !== null) enqueue.sendTo('conversations', event);
    }),
    /** A page went away before what was pressed on it was answered. */
    sendUnsent: enqueueActions(({ context: { hasUnsent, reader }, enqueue }) => {
      if (hasUnsent) enqueue.spawnChild('reactions', { id: 'reactions', input: roleIn(reader) });
    }),
    passPress: enqueueActions(({ context: { reader }, event, self, enqueue }) => {
      if (!self.getSnapshot().children.reactions)
        enqueue.spawnChild('reactions', { id: 'reactions', input: roleIn(reader) });
      enqueue.sendTo('reactions', event);
    }),
    passApply: enqueueActions(({ context: { reader }, event, self, enqueue }) => {
      if (!self.getSnapshot().children.friends)
        enqueue.spawnChild('friends', { id: 'friends', systemId: 'friends', input: roleIn(reader) });
      enqueue.sendTo('friends', event);
    }),
    /** Who logs out on purpose leaves nothing unsent behind. */
    forgetMessages: enqueueActions(({ context, enqueue }, { reason }: SessionEnded) => {
      if (reason === 'closed' && context.messagesOf !== null) {
        enqueue.sendTo('conversations', { type: 'messages.forget' });
      }
    }),
    showQr: enqueueActions(({ context, enqueue }) => {
      const room = roomHere(context);
      if (room) enqueue.sendTo(room.ref, { type: 'qr.wanted' });
    }),
  },
});
