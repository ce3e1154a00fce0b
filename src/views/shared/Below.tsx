import { type ReactNode, useMemo, useState } from 'react';
import { useFirstDrawing } from '../context.tsx';

/** So far below the window, in px, parts are drawn. */
const margin = 200;

interface BelowProps {
  /** The height that is kept for it meanwhile, in px. */
  readonly room: number;
  readonly children: ReactNode;
}

/** What the window does not show at first: drawn when it comes near, or once the first page stands (docs/speed.md). */
export function Below({ room, children }: BelowProps) {
  const drawing = useFirstDrawing();
  const [isDue, setDue] = useState(drawing.isOver);
  const place = useMemo(
    () => (element: Element | null) => {
      if (!element) return;
      const draw = () => setDue(true);
      const watch = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) draw();
        },
        { rootMargin: `${margin}px` },
      );
      watch.observe(element);
      const stop = drawing.whenOver(draw);
      return () => {
        watch.disconnect();
        stop();
      };
    },
    [drawing],
  );
  return isDue ? children : <div ref={place} style={{ blockSize: room }} />;
}
