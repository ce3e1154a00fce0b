import { useSelector } from '@xstate/react';
import type { FriendsActor } from '#machines/friends/friends.machine.ts';
import type { ConversationsActor } from '#machines/messages/conversations.machine.ts';
import { selectIsLimited, type VisitsActor } from '#machines/session/visits.machine.ts';
import { type RouteName, routeOf } from '#routes/routes.ts';
import { useApp } from '../context.tsx';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import { lazyView } from '../kit/lazy-view.ts';
import { useLoaded } from '../kit/use-loaded.ts';
import { useConversations } from '../messages/use-conversations.ts';
import { useRoute } from '../navigation/shell-context.ts';

export const login = lazyView(() => import('../session/LoginDialog.tsx').then(({ LoginDialog }) => LoginDialog));
export const wizard = lazyView(() => import('../registration/Wizard.tsx').then(({ Wizard }) => Wizard));

export const friendRequest = lazyView(() =>
  import('../friends/FriendRequestDialog.tsx').then(({ FriendRequestDialog }) => FriendRequestDialog),
);

const visitLimit = lazyView(() => import('../session/VisitLimit.tsx').then(({ VisitLimit }) => VisitLimit));

export const wechatReturn = lazyView(() =>
  import('../session/WechatReturn.tsx').then(({ WechatReturn }) => WechatReturn),
);

const messages = lazyView(() => import('../messages/MessagesDialog.tsx').then(({ MessagesDialog }) => MessagesDialog));

const broken = lazyView(() => import('./BrokenDialog.tsx').then(({ BrokenDialog }) => BrokenDialog));
const crashed = (onRetry: () => void) => <LazyBoundary of={broken} props={{ onRetry }} />;

const accepted: readonly RouteName[] = [
  'common.agreement',
  'common.privacy',
  'news.miniappAgreement',
  'news.miniappPrivacy',
];

export function Dialogs() {
  const app = useApp();
  const loginActor = useLoaded(useSelector(app, ({ children }) => children.login));
  const wizardActor = useLoaded(useSelector(app, ({ children }) => children.wizard));
  const wechatReturnActor = useLoaded(useSelector(app, ({ children }) => children.wechatReturn));
  const friends = useLoaded(useSelector(app, ({ children }) => children.friends));
  const conversations = useConversations();
  const visits = useSelector(app, ({ children }) => children.visits);
  const isBinding = useSelector(app, (snapshot) => snapshot.hasTag('binding'));
  // Registration opens neither over the texts that it asks to accept nor over the flow studio.
  const route = useRoute();
  const isLeftAlone = route !== null && (routeOf(route.name).page === 'flows' || accepted.includes(route.name));
  return (
    <>
      {visits && <VisitTip actor={visits} />}
      {conversations ? <MessagesWindow actor={conversations} /> : null}
      {friends ? <FriendRequest actor={friends} /> : null}
      {wechatReturnActor ? (
        <LazyBoundary
          key={wechatReturnActor.sessionId}
          of={wechatReturn}
          props={{ actor: wechatReturnActor }}
          crashed={crashed}
        />
      ) : null}
      {loginActor && !(isBinding && isLeftAlone) ? (
        <LazyBoundary key={loginActor.sessionId} of={login} props={{ actor: loginActor }} crashed={crashed} />
      ) : null}
      {wizardActor && !isLeftAlone ? (
        <LazyBoundary key={wizardActor.sessionId} of={wizard} props={{ actor: wizardActor }} crashed={crashed} />
      ) : null}
    </>
  );
}

function VisitTip({ actor }: { readonly actor: VisitsActor }) {
  return useSelector(actor, selectIsLimited) ? (
    <LazyBoundary of={visitLimit} props={{ actor }} crashed={crashed} />
  ) : null;
}

function MessagesWindow({ actor }: { readonly actor: ConversationsActor }) {
  return useSelector(actor, (snapshot) => snapshot.hasTag('open')) ? (
    <LazyBoundary of={messages} props={{ actor }} onMissing={() => actor.send({ type: 'dialog.close' })} />
  ) : null;
}

function FriendRequest({ actor }: { readonly actor: FriendsActor }) {
  const request = useSelector(actor, ({ children }) => children.request);
  return request ? (
    <LazyBoundary key={request.sessionId} of={friendRequest} props={{ actor: request }} crashed={crashed} />
  ) : null;
}
