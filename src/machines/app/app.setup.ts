import { Effect } from 'effect';
import { type AnyActorRef, assign, emit, enqueueActions, sendTo, setup, stateIn } from 'xstate';
import { placeOf } from '#services/address/places.ts';
import { safeNextUrl, safeRedirect } from '#services/address/safe-redirect.ts';
import type { Sites } from '#services/address/sites.ts';
import { createHref, createTo } from '#services/address/to.ts';
import { chunkLoadTimeout, newTabOpenDelay } from '#services/contract/constants.ts';
import { roleOf } from '#services/contract/permissions.ts';
import { Charts, Time } from '#services/env.ts';
import { modulesMachine } from '../content/modules.machine.ts';
import type { ReactionPressed } from '../content/reactions.machine.ts';
import type { WizardInput } from '../registration/wizard.machine.ts';
import { type SearchWanted, searchBoxMachine } from '../search/search-box.machine.ts';
import { searchKindAt } from '../search/search-kind.ts';
import type { LoginOutput } from '../session/login.machine.ts';
import type { Entry } from '../session/login-way.ts';
import { selectVisitor, sessionMachine } from '../session/session.machine.ts';
import type { SessionReport } from '../session/session.setup.ts';
import { type CountedPage, visitsMachine } from '../session/visits.machine.ts';
import { type Departure, prepareOauth } from '../session/wechat-errand.ts';
import type { WechatReturnOutput } from '../session/wechat-return.machine.ts';
import type { BondChanged } from '../shared/bond.ts';
import {
  type DraftReport,
  type DraftsGone,
  draftsMachine,
  selectDraft,
  selectDraftsOf,
} from '../shared/drafts.machine.ts';
import type { EntryReport } from '../shared/entry-report.ts';
import { fromEffect } from '../shared/from-effect.ts';
import { hears } from '../shared/hears.ts';
import type { Meta } from '../shared/meta.ts';
import { type NoticeRaised, noticesMachine } from '../shared/notices.machine.ts';
import type { NoticesChanged, PageWanted } from '../shared/page.machine.ts';
import { logicOf } from '../shared/private-names.ts';
import type { DraftWanted, Reader, ReaderChanged } from '../shared/reader.ts';
import type { FriendApply } from '../social/friends.machine.ts';
import type { ArrivalCharts } from './arrival-charts.ts';
import type { DoorCharts } from './door-charts.ts';
import { preferencesMachine, type Theme } from './preferences.machine.ts';
import { type ErrorSeen, reportsMachine } from './reports.machine.ts';
import {
  entityAt,
  firstCharts,
  type LaterCharts,
  modulesAt,
  ownModules,
  type PageRoom,
  pageRoomAt,
  type RoomCharts,
  roomAt,
  roomParams,
} from './rooms.ts';
import type { AppEmitted, Route, RouteEntered } from './route.ts';
import { visitLogMachine } from './visit-log.machine.ts';
import { fieldsOfWayBack, type WayBack, wayBackOf, wayBackOfFields, wayBackSubject } from './way-back.ts';

export type AppEvent =
  | RouteEntered
  /** `byTap`: the reader asked for it; WeChat's own login opens only then. */
  | { readonly type: 'login.wanted'; readonly byTap: boolean }
  /** WeChat sent the reader back (R2.6-3); what it brought has left the address. `code` is null when he refused. */
  | { readonly type: 'wechat.returned'; readonly code: string | null; readonly state: string | null }
  /** Another site sent the reader with a ticket (/sso/login), which has left the address. */
  | { readonly type: 'sso.returned'; readonly ticket: string }
  | { readonly type: 'viewport.changed'; readonly isMobile: boolean }
  | { readonly type: 'connection.returned' }
  /** The tab is no longer seen, or is seen again. */
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  /** A page has changed what the member has told of himself. */
  | { readonly type: 'member.changed' }
  /** The own password is new: every login of the member has ended, this one too. */
  | { readonly type: 'password.changed' }
  /** The own account is to be bound to WeChat, by leaving for it or by a picture on the page. */
  | { readonly type: 'binding.wanted' }
  | ReactionPressed
  | FriendApply
  | BondChanged
  | DraftWanted
  | PageWanted
  | NoticesChanged
  /** The page whose program did not come is wanted again. */
  | { readonly type: 'room.retry' }
  | ErrorSeen
  | SearchWanted
  | SessionReport
  /** The registration was left in the middle: its draft says how far it came. */
  | { readonly type: 'wizard.left' }
  | NoticeRaised
  | EntryReport
  | DraftReport
  | DraftsGone;

/** Facts about the host, all JSON. `wechatAuthorizeUrl` is null where no official account is configured. */
export interface AppInput {
  readonly origin: string;
  readonly sites: Sites;
  readonly nextOrigins: readonly string[];
  readonly browserLanguage: string;
  readonly browserTheme: Theme;
  readonly isMobile: boolean;
  readonly isInWechat: boolean;
  readonly wechatAuthorizeUrl: string | null;
  /** Something was pressed on a page that went away before the backend answered. */
  readonly hasUnsent?: boolean;
}

interface KeptRoom {
  readonly entry: string;
  readonly ref: AnyActorRef;
}

export interface Context extends AppInput {
  readonly route: Route | null;
  /** Where the reader was going when he left for WeChat; null again when the door is shut. */
  readonly errand: WayBack | null;
  /** Rooms by history entry, the newest last, so that going back finds the page as it was. */
  readonly rooms: readonly KeptRoom[];
  /** The rooms whose programs have come. */
  readonly fetched: readonly PageRoom[];
  /** Who reads; null while it is not known. */
  readonly reader: Reader | null;
  /** A like or follow that waits for its program. */
  readonly pressed: ReactionPressed | null;
  /** Someone to be asked, who waits for the program. */
  readonly applied: FriendApply | null;
}

const stranger = 'guest';

/** Drafts are kept by member, so that nobody is shown what another typed. */
export const ofReader = (app: AnyActorRef, subject: string): string => {
  const session = app.getSnapshot().children.session;
  return `${(session && selectVisitor(session.getSnapshot()).memberId) ?? stranger}:${subject}`;
};

/** The kept draft of a subject, read when a form opens. */
export const draftFor = (app: AnyActorRef, subject: string) => {
  const drafts = app.getSnapshot().children.drafts;
  return drafts ? selectDraft(drafts.getSnapshot(), ofReader(app, subject)) : null;
};

/** The server wants the profile of whoever is called incomplete; anybody else goes on where his draft says. */
export const wizardInput = (app: AnyActorRef): WizardInput => ({
  needsProfile: app.getSnapshot().children.session?.getSnapshot().hasTag('incomplete') ?? true,
  drafts: {
    supplement: draftFor(app, 'supplement'),
    work: draftFor(app, 'work'),
    education: draftFor(app, 'education'),
    tags: draftFor(app, 'tags'),
    wizard: draftFor(app, 'wizard'),
  },
});

/** All drafts of the reader by subject, for the room that opens. */
const draftsOf = (app: AnyActorRef) => {
  const drafts = app.getSnapshot().children.drafts;
  return drafts ? selectDraftsOf(drafts.getSnapshot(), ofReader(app, '')) : {};
};

/** Brings the charts of the door, which no first page needs; they are missing in the root until then. */
const fetchDoor = fromEffect<void>(() => Effect.flatMap(Charts, ({ door }) => door));

/** Brings the program of the page that the route asks for, and gives the name of its room. */
const fetchPage = fromEffect<PageRoom, { route: Route | null }>(({ route }) =>
  Effect.flatMap(Charts, ({ later }) => {
    const name = route && pageRoomAt(route.place);
    return name === null ? Effect.die('the place has no program of its own') : Effect.as(later(name), name);
  }),
);

const fetchReactions = fromEffect<void>(() => Effect.flatMap(Charts, ({ later }) => later('reactions')));
const fetchFriends = fromEffect<void>(() => Effect.flatMap(Charts, ({ later }) => later('friends')));

/** Brings the program of private messages, however often it has to be asked for. */
const fetchConversations = fromEffect<void>(() =>
  Effect.gen(function* () {
    const [{ later }, clock] = [yield* Charts, yield* Time];
    const pause = Effect.callback<void>((resume) => {
      const timer = clock.setTimeout(() => resume(Effect.void), chartRetryDelay);
      return Effect.sync(() => clock.clearTimeout(timer));
    });
    const attempt: Effect.Effect<void> = Effect.catchIf(
      later('conversations'),
      () => true,
      () => Effect.flatMap(pause, () => attempt),
    );
    yield* attempt;
  }),
);
const chartRetryDelay = 5_000;

const countedAt = (place: Route['place']): CountedPage | null => {
  const { room } = placeOf(place);
  if (room === 'post') return 'post';
  return room === 'company' || room === 'product' ? 'company' : null;
};

const keptRooms = 8;

const redirectOf = ({ errand, route, origin, sites }: Context): string | null => {
  const wanted = errand ? errand.redirect : route?.query.redirect;
  return wanted ? safeRedirect(wanted, origin, sites) : null;
};

const nextUrlOf = ({ errand, route, nextOrigins }: Context): string | null => {
  const wanted = errand ? errand.nextUrl : route?.query.nextUrl;
  return wanted ? safeNextUrl(wanted, nextOrigins) : null;
};

const isNewTab = ({ errand, route }: Context): boolean => (errand ? errand.newTab : route?.query.newTab !== undefined);

/** The next address is to be opened beside; a redirect goes before it. */
const leadsToTab = (context: Context): boolean =>
  redirectOf(context) === null && nextUrlOf(context) !== null && isNewTab(context);

const isGuarded = (route: Pick<Route, 'place'>): boolean => placeOf(route.place).access === 'member';

const homeOf = ({ sites, origin }: Context, { site }: Route, query: { redirect?: string } = {}): string =>
  createTo({ sites, origin, here: site }).home(query);

const resultsOf = ({ sites, origin }: Context, route: Route, word: string): string =>
  createTo({ sites, origin, here: route.site }).search({ kind: searchKindAt(route), word });

/** Leaving for WeChat's login: afterwards the reader is where he wanted to go, or where he is now. */
export const departureOf = (context: Context, intent: Departure['intent']): Departure => {
  const { route, origin, wechatAuthorizeUrl } = context;
  const nextUrl = nextUrlOf(context);
  return {
    intent,
    redirect: redirectOf(context) ?? (nextUrl === null ? (route?.href ?? null) : null),
    nextUrl,
    newTab: isNewTab(context),
    authorizeUrl: wechatAuthorizeUrl ?? '',
    returnTo: new URL(route ? homeOf(context, route) : '/', origin).href,
  };
};

type SessionEnded = Extract<SessionReport, { type: 'session.ended' }>;

export const appSetup = setup({
  types: {
    context: {} as Context,
    events: {} as AppEvent,
    input: {} as AppInput,
    emitted: {} as AppEmitted,
    meta: {} as Meta,
    children: {} as {
      preferences: 'preferences';
      session: 'session';
      drafts: 'drafts';
      notices: 'notices';
      modules: 'modules';
      reports: 'reports';
      visits: 'visits';
      visitLog: 'visitLog';
      searchBox: 'searchBox';
      reactions: 'reactions';
      conversations: 'conversations';
      friends: 'friends';
      login: 'login';
      wizard: 'wizard';
      wechatReturn: 'wechatReturn';
      ssoLogin: 'ssoLogin';
    },
  },
  actors: {
    preferences: preferencesMachine,
    session: sessionMachine,
    drafts: draftsMachine,
    notices: noticesMachine,
    modules: modulesMachine,
    reports: reportsMachine,
    visits: visitsMachine,
    visitLog: visitLogMachine,
    searchBox: searchBoxMachine,
    fetchDoor,
    fetchPage,
    fetchReactions,
    fetchConversations,
    fetchFriends,
    prepareOauth,
    ...({} as ArrivalCharts),
    ...({} as DoorCharts),
    ...({} as LaterCharts),
    ...({} as RoomCharts),
    ...firstCharts,
  },
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
                      input: { params: roomParams(route), reader: context.reader, drafts: draftsOf(self) },
                    }),
                  },
                ]
              : []),
        ],
      });
      if (known) enqueue.sendTo(known.ref, { type: 'room.returned' });
      const page = countedAt(route.place);
      if (page && !known) enqueue.sendTo('visits', { type: 'page.opened', page });
      enqueue.sendTo('visitLog', { type: 'visit.entered', url: route.href, entity: entityAt(route) });
      const own = context.reader?.memberId == null ? [] : ownModules;
      enqueue.sendTo('modules', { type: 'modules.show', names: [...modulesAt(route.place), ...own] });
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
    }),
    dropConversations: enqueueActions(({ self, enqueue }) => {
      if (self.getSnapshot().children.conversations) enqueue.stopChild('conversations');
    }),
    passPress: enqueueActions(({ context, enqueue }) => {
      if (context.pressed) enqueue.sendTo('reactions', context.pressed);
    }),
    passApply: enqueueActions(({ context, enqueue }) => {
      if (context.applied) enqueue.sendTo('friends', context.applied);
    }),
    tellConnected: enqueueActions(({ context, event, self, enqueue }) => {
      for (const { ref } of context.rooms) if (hears(logicOf(ref), event.type)) enqueue.sendTo(ref, event);
      for (const id of ['modules', 'session', 'wizard', 'conversations'] as const) {
        if (self.getSnapshot().children[id]) enqueue.sendTo(id, event);
      }
    }),
    /** The tab is seen, or not any more. */
    tellSeen: enqueueActions(({ event, self, enqueue }) => {
      enqueue.sendTo('visitLog', event);
      if (self.getSnapshot().children.conversations) enqueue.sendTo('conversations', event);
    }),
    /** Who logs out on purpose leaves nothing unsent behind. */
    forgetMessages: enqueueActions(({ self, enqueue }, { reason }: SessionEnded) => {
      if (reason === 'closed' && self.getSnapshot().children.conversations) {
        enqueue.sendTo('conversations', { type: 'messages.forget' });
      }
    }),
    resumeWizard: enqueueActions(({ self, enqueue }) => {
      if (draftFor(self, 'wizard')) enqueue.raise({ type: 'wizard.left' });
    }),
    showQr: enqueueActions(({ context, enqueue }) => {
      const room = context.rooms.find(({ entry }) => entry === context.route?.entry);
      if (room) enqueue.sendTo(room.ref, { type: 'qr.wanted' });
    }),
    /** Another tab has come further with the registration where it has dropped these drafts. */
    askStanding: enqueueActions(({ self, enqueue }, { subjects }: { subjects: readonly string[] }) => {
      const isFurther = (['supplement', 'wizard'] as const).some((subject) =>
        subjects.includes(ofReader(self, subject)),
      );
      if (isFurther) enqueue.sendTo('session', { type: 'profile.completed' });
    }),
    turnAway: emit(({ context }) => ({
      type: 'route.wanted',
      to: context.route ? homeOf(context, context.route, { redirect: context.route.href }) : '/',
      replace: true,
    })),
    goHome: enqueueActions(({ context, enqueue }) => {
      if (context.route && isGuarded(context.route)) {
        enqueue.emit({ type: 'route.wanted', to: homeOf(context, context.route), replace: true });
      }
    }),
    /** The box says what the page is about, and is empty on pages that are not about a word. */
    tellSearch: sendTo('searchBox', ({ context: { route } }) => ({
      type: 'search.typed',
      text: (route && placeOf(route.place).room === 'search' && route.params.word) || '',
    })),
    showResults: emit(({ context }, { word }: SearchWanted) => ({
      type: 'route.wanted',
      to: context.route ? resultsOf(context, context.route, word) : '/',
      replace: false,
    })),
    leadOn: emit(({ context }, { place, params }: PageWanted) => ({
      type: 'route.wanted',
      to: createHref(context)(place, params),
      replace: true,
    })),
    forgetSearches: enqueueActions(({ enqueue }, { reason }: SessionEnded) => {
      if (reason === 'closed') enqueue.sendTo('searchBox', { type: 'search.clear' });
    }),
    followRedirect: emit(({ context }) => ({ type: 'route.wanted', to: redirectOf(context) ?? '/', replace: true })),
    followNextUrl: emit(({ context }) => ({
      type: 'leave.wanted',
      url: nextUrlOf(context) ?? '/',
      newTab: isNewTab(context),
    })),
    openTab: enqueueActions(({ context, enqueue }) => {
      if (leadsToTab(context)) enqueue.emit({ type: 'tab.wanted' });
    }),
    dropTab: enqueueActions(({ context, enqueue }) => {
      if (leadsToTab(context)) enqueue.emit({ type: 'tab.unwanted' });
    }),
    reload: emit({ type: 'reload.wanted' }),
    leaveForWechat: emit((_, { url }: { url: string }) => ({ type: 'leave.wanted', url, newTab: false })),
    keepErrand: assign((_, output: WechatReturnOutput) => ({
      errand: 'errand' in output ? wayBackOf(output.errand) : null,
    })),
    /** Back where the reader was, but not on to where only a login leads. */
    keepWayBack: assign((_, output: WechatReturnOutput) => ({
      errand: 'errand' in output ? { ...wayBackOf(output.errand), nextUrl: null } : null,
    })),
    /** A page that is opened anew in the middle of registering still knows where the reader was going. */
    carryErrand: enqueueActions(({ context, self, enqueue }) => {
      const errand = context.errand ?? wayBackOfFields(draftFor(self, wayBackSubject));
      if (!errand) return;
      const [subject, before] = [ofReader(self, wayBackSubject), `${stranger}:${wayBackSubject}`];
      enqueue.assign({ errand });
      enqueue.sendTo('drafts', { type: 'draft.keep', subject, fields: fieldsOfWayBack(errand) });
      // Bound to a member, the login is no stranger's any more.
      if (subject !== before) enqueue.sendTo('drafts', { type: 'draft.drop', subject: before });
    }),
    endErrand: enqueueActions(({ context, self, enqueue }) => {
      if (!context.errand) return;
      const subjects = new Set([ofReader(self, wayBackSubject), `${stranger}:${wayBackSubject}`]);
      for (const subject of subjects) enqueue.sendTo('drafts', { type: 'draft.drop', subject });
    }),
    resetToken: enqueueActions(({ enqueue }, output: WechatReturnOutput) => {
      const isLogin = output.outcome === 'failed' && output.errand.intent === 'login';
      if (isLogin) enqueue.sendTo('session', { type: 'session.forget' });
    }),
    enterSession: sendTo('session', (_, { credentials, at }: Entry) =>
      credentials ? { type: 'session.opened', credentials, at } : { type: 'session.close' },
    ),
    openSession: sendTo('session', (_, output: LoginOutput) =>
      output.outcome === 'loggedIn'
        ? { type: 'session.opened', credentials: output.credentials, at: output.at }
        : { type: 'session.close' },
    ),
    tellVisits: sendTo('visits', (_, { isRegistered }: { isRegistered: boolean }) => ({
      type: 'reader.known',
      isRegistered,
    })),
    forgetDrafts: enqueueActions(({ enqueue }, event: SessionEnded) => {
      if (event.reason === 'closed')
        enqueue.sendTo('drafts', { type: 'drafts.forget', owner: event.memberId ?? stranger });
    }),
    notice: sendTo('notices', (_, notice: Omit<NoticeRaised, 'type'>) => ({ ...notice, type: 'notice.show' })),
  },
  guards: {
    isFarewell: (_, { reason }: { reason: SessionEnded['reason'] }) => reason === 'closed' || reason === 'paused',
    isFromHere: ({ context: { route } }, { from }: PageWanted) => from === undefined || from === `room-${route?.entry}`,
    isHereGuarded: ({ context }) => context.route !== null && isGuarded(context.route),
    isPageHere: ({ context: { route, fetched } }) => {
      const name = route && pageRoomAt(route.place);
      return name === null || fetched.includes(name);
    },
    hasUnsent: ({ context }) => context.hasUnsent === true,
    isVisitorKnown: stateIn('#app.visitor.known'),
    isGuest: stateIn('#app.visitor.known.guest'),
    isMember: stateIn('#app.visitor.known.member'),
    isWechatTap: ({ context }, { byTap }: { byTap: boolean }) =>
      byTap && context.isInWechat && context.wechatAuthorizeUrl !== null,
    hasRedirect: ({ context }) => redirectOf(context) !== null,
    hasNextUrl: ({ context }) => nextUrlOf(context) !== null,
    wantsNewTab: ({ context }) => leadsToTab(context),
  },
  delays: { newTabOpenDelay, chunkLoadTimeout, fetchRetryDelay: 5_000 },
});
