import { useSelector } from '@xstate/react';
import { selectModule } from '#machines/content/modules.machine.ts';
import { selectData } from '#machines/shared/resource.machine.ts';
import type { Tag } from '#services/contract/basic.contract.ts';
import { useApp } from '../context.tsx';

/** Null while loading, empty after a failure. */
export const usePostTags = (): readonly Tag[] | null => {
  const modules = useSelector(useApp(), ({ children }) => children.modules);
  const actor = useSelector(modules, (snapshot) => snapshot && selectModule('postTags')(snapshot));
  const failed = useSelector(actor, (snapshot) => snapshot?.hasTag('failed') ?? false);
  const tags = useSelector(actor, (snapshot) => (snapshot ? selectData<readonly Tag[]>(snapshot) : null));
  return failed ? [] : tags;
};
