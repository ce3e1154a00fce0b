import { useSelector } from '@xstate/react';
import { selectModule } from '#machines/content/modules.machine.ts';
import { selectData } from '#machines/shared/resource.machine.ts';
import type { Tag } from '#services/contract/basic.contract.ts';
import { useApp } from '#views/context.tsx';

/** The types and themes of the post site; null while they are under way, none when they did not come. */
export const usePostTags = (): readonly Tag[] | null => {
  const modules = useSelector(useApp(), ({ children }) => children.modules);
  const actor = useSelector(modules, (snapshot) => snapshot && selectModule('postTags')(snapshot));
  const failed = useSelector(actor, (snapshot) => snapshot?.hasTag('failed') ?? false);
  const tags = useSelector(actor, (snapshot) => (snapshot ? selectData<readonly Tag[]>(snapshot) : null));
  return failed ? [] : tags;
};
