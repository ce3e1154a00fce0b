import { type ReactNode, useMemo, useState } from 'react';
import { useFirstRender } from '../context.tsx';

const margin = 200;

interface DeferUntilVisibleProps {
  readonly height: number;
  readonly children: ReactNode;
}

export function DeferUntilVisible({ height, children }: DeferUntilVisibleProps) {
  const firstRender = useFirstRender();
  const [isDue, setDue] = useState(firstRender.isOver);
  const place = useMemo(
    () => (element: Element | null) => {
      if (!element) return;
      const render = () => setDue(true);
      const watch = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) render();
        },
        { rootMargin: `${margin}px` },
      );
      watch.observe(element);
      const stop = firstRender.whenOver(render);
      return () => {
        watch.disconnect();
        stop();
      };
    },
    [firstRender],
  );
  return isDue ? children : <div ref={place} style={{ blockSize: height }} />;
}
