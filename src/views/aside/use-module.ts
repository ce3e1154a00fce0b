import { useSelector } from '@xstate/react';
import { type ModuleActor, type ModuleName, selectModule } from '#machines/content/modules.machine.ts';
import { useApp } from '../context.tsx';

export const useModule = <N extends ModuleName>(name: N): ModuleActor<N> | undefined => {
  const modules = useSelector(useApp(), ({ children }) => children.modules);
  return useSelector(modules, (snapshot) => (snapshot ? selectModule(name)(snapshot) : undefined));
};
