import { useSelector } from '@xstate/react';
import { selectModule } from '#machines/content/modules.machine.ts';
import { selectData } from '#machines/shared/resource.machine.ts';
import type { NoticePage } from '#services/contract/notice.contract.ts';
import { useApp } from '#views/context.tsx';

/** The newest system messages and how many are unread (R2.4-9), as the whole app knows them; null until they are there. */
export const usePreviews = () => {
  const modules = useSelector(useApp(), ({ children }) => children.modules);
  const actor = useSelector(modules, (snapshot) => snapshot && selectModule('systemMessages')(snapshot));
  const page = useSelector(actor, (snapshot) => (snapshot ? selectData<NoticePage>(snapshot) : null));
  const failure = useSelector(actor, (snapshot) => (snapshot?.hasTag('failed') ? snapshot.context.failure : null));
  const { notice = 0, comment = 0 } = page?.unreadMessageCount ?? {};
  return { actor, page, failure, unread: notice + comment };
};
