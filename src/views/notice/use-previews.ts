import { useSelector } from '@xstate/react';
import { selectModule } from '#machines/content/modules.machine.ts';
import { selectData } from '#machines/shared/resource.machine.ts';
import type { FriendApplication } from '#services/contract/friend.contract.ts';
import type { NoticePage } from '#services/contract/notice.contract.ts';
import { useApp } from '#views/context.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';

const useModules = () => useSelector(useApp(), ({ children }) => children.modules);

const useShown = <T>(actor: ResourceActor<T, undefined> | undefined) => ({
  data: useSelector(actor, (snapshot) => (snapshot ? selectData<T>(snapshot) : null)),
  failure: useSelector(actor, (snapshot) => (snapshot?.hasTag('failed') ? snapshot.context.failure : null)),
});

/** The newest system messages and how many are unread (R2.4-9), as the whole app knows them; null until they are there. */
export const usePreviews = () => {
  const actor = useSelector(useModules(), (snapshot) => snapshot && selectModule('systemMessages')(snapshot));
  const { data: page, failure } = useShown<NoticePage>(actor);
  const { notice = 0, comment = 0 } = page?.unreadMessageCount ?? {};
  return { actor, page, failure, unread: notice + comment };
};

/** The newest friend applications; null until they are there. */
export const useApplications = () => {
  const actor = useSelector(useModules(), (snapshot) => snapshot && selectModule('friendApplications')(snapshot));
  const { data: applications, failure } = useShown<readonly FriendApplication[]>(actor);
  return { actor, applications, failure };
};

/** Asks for the friend applications, or for what is new of them. */
export const useShowApplications = () => {
  const modules = useModules();
  return () => modules?.send({ type: 'modules.show', names: ['friendApplications'] });
};
