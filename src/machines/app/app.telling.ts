import { type AnyActorRef, enqueueActions } from 'xstate';
import { placeOf } from '#services/address/places.ts';
import { roleOf } from '#services/contract/permissions.ts';
import { knownNews } from '../content/known-news.ts';
import { selectVisitor } from '../session/session.machine.ts';
import type { CountedPage } from '../session/visits.machine.ts';
import { hears } from '../shared/hears.ts';
import { logicOf } from '../shared/private-names.ts';
import type { DraftWanted, Reader, ReaderChanged } from '../shared/reader.ts';
import type { PlaceEntered } from '../social/conversations.setup.ts';
import { appBase } from './app.base.ts';
import { draftFor, draftsOf, ofReader } from './app.drafts.ts';
import type { Context, SessionEnded } from './app.events.ts';
import { entityAt, modulesAt, ownModules, pageRoomAt, roomAt, roomParams } from './rooms.ts';
import type { Route } from './route.ts';

const countedAt = (place: Route['place']): CountedPage | null => {
  const { room } = placeOf(place);
  if (room === 'post') return 'post';
  return room === 'company' || room === 'product' ? 'company' : null;
};

const placeEntered = (route: Route): PlaceEntered => ({
  type: 'place.entered',
  place: route.place,
  params: roomParams(route),
});

const keptRooms = 8;

const roomHere = ({ rooms, route }: Pick<Context, 'rooms' | 'route'>) =>
  rooms.find(({ entry }) => entry === route?.entry);

/** What is on the screen, or was: the newest first. */
const pagesHere = ({ rooms }: Context, self: AnyActorRef): readonly AnyActorRef[] => {
  const { modules } = self.getSnapshot().children;
  return [...rooms.map(({ ref }) => ref).reverse(), ...(modules ? [modules] : [])];
};

const formsIn = ({ rooms }: Context) => rooms.filter(({ ref }) => hears(logicOf(ref), 'drafts.gone'));

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
                        drafts: draftsOf(self),
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
      if (known) enqueue.sendTo(known.ref, { type: 'room.returned' });
      if (self.getSnapshot().children.conversations) enqueue.sendTo('conversations', placeEntered(route));
      enqueue.sendTo('visitLog', { type: 'visit.entered', url: route.href, entity: entityAt(route) });
      const own = context.reader?.memberId == null ? [] : ownModules;
      enqueue.sendTo('modules', { type: 'modules.show', names: [...modulesAt(route.place), ...own] });
    }),
    /** What does not exist is no visit: the page counts when it is there. */
    countVisit: enqueueActions(({ context, enqueue }) => {
      const page = context.route && countedAt(context.route.place);
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
      if (reader.memberId !== null && context.route)
        enqueue.sendTo('modules', { type: 'modules.show', names: ownModules });
      for (const { ref } of context.rooms) if (hears(logicOf(ref), event.type)) enqueue.sendTo(ref, event);
      for (const id of ['modules', 'reactions', 'conversations', 'friends'] as const) {
        if (self.getSnapshot().children[id]) enqueue.sendTo(id, event);
      }
    }),
    showOwn: enqueueActions(({ context, enqueue }) => {
      if (context.reader?.memberId != null) enqueue.sendTo('modules', { type: 'modules.show', names: ownModules });
    }),
    tellShut: enqueueActions(({ context, self, enqueue }) => {
      if (context.rooms.length === 0) return;
      for (const { ref } of context.rooms)
        if (hears(logicOf(ref), 'door.shut')) enqueue.sendTo(ref, { type: 'door.shut' });
      for (const id of ['reactions', 'friends'] as const) {
        if (self.getSnapshot().children[id]) enqueue.sendTo(id, { type: 'door.shut' });
      }
    }),
    answerDraft: enqueueActions(({ context, self, enqueue }, { subject }: DraftWanted) => {
      const fields = draftFor(self, subject);
      if (!fields) return;
      for (const { ref } of context.rooms) {
        if (hears(logicOf(ref), 'draft.found')) enqueue.sendTo(ref, { type: 'draft.found', subject, fields });
      }
      if (self.getSnapshot().children.friends) enqueue.sendTo('friends', { type: 'draft.found', subject, fields });
    }),
    /** A form that still holds it elsewhere hears that. */
    dropDraft: enqueueActions(({ context, self, enqueue }, { subject }: { subject: string }) => {
      enqueue.sendTo('drafts', { type: 'draft.drop', subject: ofReader(self, subject) });
      for (const { ref } of formsIn(context)) enqueue.sendTo(ref, { type: 'drafts.gone', subjects: [subject] });
    }),
    tellForms: enqueueActions(({ context, self, enqueue }, { subjects }: { subjects: readonly string[] }) => {
      const owner = ofReader(self, '');
      const own = subjects.filter((subject) => subject.startsWith(owner)).map((subject) => subject.slice(owner.length));
      for (const { ref } of formsIn(context)) enqueue.sendTo(ref, { type: 'drafts.gone', subjects: own });
    }),
    /** One for each member: who logs in after another does not see what was his. */
    keepConversations: enqueueActions(({ context, self, enqueue }) => {
      const known = self.getSnapshot().children.conversations;
      const memberId = context.reader?.memberId ?? null;
      if (known && known.getSnapshot().context.memberId === memberId) return;
      if (known) enqueue.stopChild('conversations');
      if (memberId === null) return;
      enqueue.spawnChild('conversations', {
        id: 'conversations',
        input: { memberId, role: context.reader?.role ?? 'visitor', drafts: draftsOf(self) },
      });
      if (context.route) enqueue.sendTo('conversations', placeEntered(context.route));
      const { held } = context;
      if (held === null || held.type === 'link.followed') return;
      enqueue.sendTo('conversations', held);
      enqueue.assign({ held: null });
    }),
    dropConversations: enqueueActions(({ self, enqueue }) => {
      if (self.getSnapshot().children.conversations) enqueue.stopChild('conversations');
    }),
    /** Before the program of the messages has come, what is pressed waits for it. */
    passMessages: enqueueActions(({ context, event, self, enqueue }) => {
      if (event.type !== 'conversation.begin' && event.type !== 'dialog.open') return;
      const known = self.getSnapshot().children.conversations?.getSnapshot();
      if (known && known.context.memberId === context.reader?.memberId) enqueue.sendTo('conversations', event);
      else enqueue.assign({ held: event });
    }),
    passPress: enqueueActions(({ context, enqueue }) => {
      if (context.pressed) enqueue.sendTo('reactions', context.pressed);
    }),
    passApply: enqueueActions(({ context, enqueue }) => {
      if (context.applied) enqueue.sendTo('friends', context.applied);
    }),
    tellRooms: enqueueActions(({ context, event, enqueue }) => {
      for (const { ref } of context.rooms) if (hears(logicOf(ref), event.type)) enqueue.sendTo(ref, event);
    }),
    tellConnected: enqueueActions(({ event, self, enqueue }) => {
      for (const id of [
        'notices',
        'modules',
        'session',
        'login',
        'wizard',
        'conversations',
        'friends',
        'wechatCard',
      ] as const) {
        if (self.getSnapshot().children[id]) enqueue.sendTo(id, event);
      }
    }),
    /** The tab is seen, or not any more. What it shows may have been changed in another meanwhile. */
    tellSeen: enqueueActions(({ context, event, self, enqueue }) => {
      enqueue.sendTo('visitLog', event);
      enqueue.sendTo('minutes', event);
      const here = roomHere(context);
      if (event.type === 'page.hidden') enqueue.sendTo('drafts', event);
      else if (here) enqueue.sendTo(here.ref, { type: 'room.returned' });
      if (self.getSnapshot().children.conversations) enqueue.sendTo('conversations', event);
    }),
    /** Who logs out on purpose leaves nothing unsent behind. */
    forgetMessages: enqueueActions(({ self, enqueue }, { reason }: SessionEnded) => {
      if (reason === 'closed' && self.getSnapshot().children.conversations) {
        enqueue.sendTo('conversations', { type: 'messages.forget' });
      }
    }),
    showQr: enqueueActions(({ context, enqueue }) => {
      const room = roomHere(context);
      if (room) enqueue.sendTo(room.ref, { type: 'qr.wanted' });
    }),
  },
  guards: {
    isPageHere: ({ context: { route, fetched } }) => {
      const name = route && pageRoomAt(route.place);
      return name === null || fetched.includes(name);
    },
  },
});
