import { useSelector } from '@xstate/react';
import { selectModule } from '#machines/content/modules.machine.ts';
import { selectData, selectFailure, selectLeftOut } from '#machines/kit/resource.machine.ts';
import type { FriendApplication } from '#services/contract/friend.contract.ts';
import type { NoticePage } from '#services/contract/notice.contract.ts';
import { useApp } from '../context.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';

const useModules = () => useSelector(useApp(), ({ children }) => children.modules);

const useShown = <T>(actor: ResourceActor<T, undefined> | undefined) => ({
  data: useSelector(actor, (snapshot) => (snapshot ? selectData<T>(snapshot) : null)),
  failure: useSelector(actor, (snapshot) => (snapshot?.hasTag('failed') ? selectFailure(snapshot) : null)),
  unreadable: useSelector(actor, (snapshot) => (snapshot ? selectLeftOut(snapshot) : 0)),
});

export const usePreviews = () => {
  const actor = useSelector(useModules(), (snapshot) => snapshot && selectModule('systemMessages')(snapshot));
  const { data: page, failure, unreadable } = useShown<NoticePage>(actor);
  const { notice = 0, comment = 0 } = page?.unreadMessageCount ?? {};
  return { actor, page, failure, unreadable, unread: notice + comment };
};

export const useApplications = () => {
  const actor = useSelector(useModules(), (snapshot) => snapshot && selectModule('friendApplications')(snapshot));
  const { data: applications, failure, unreadable } = useShown<readonly FriendApplication[]>(actor);
  return { actor, applications, failure, unreadable };
};

export const useShowApplications = () => {
  const modules = useModules();
  return () => modules?.send({ type: 'modules.show', names: ['friendApplications'] });
};
