import { type ReactNode, useMemo, useState } from 'react';
import { useFirstRender } from '../context.tsx';
import { onceNear } from './viewport.ts';

const margin = '200px';

interface DeferUntilVisibleProps {
  readonly height: number;
  readonly children: ReactNode;
}

export function DeferUntilVisible({ height, children }: DeferUntilVisibleProps) {
  const firstRender = useFirstRender();
  const [isDue, setDue] = useState(firstRender.isOver);
  const placeholder = useMemo(
    () => (element: Element | null) => {
      if (!element) return;
      const render = () => setDue(true);
      const leave = onceNear(margin, render)(element);
      const stop = firstRender.whenOver(render);
      return () => {
        leave?.();
        stop();
      };
    },
    [firstRender],
  );
  return isDue ? children : <div ref={placeholder} style={{ blockSize: height }} />;
}
