import Check from 'lucide-react/icons/check';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { grid } from './layout.css.ts';
import * as css from './SlideToVerify.css.ts';
import { Spinner } from './Spinner.tsx';
import { isSolved, slideByDrag, slideByKey } from './slide.ts';

const handleWidth = 46;

interface Grip {
  readonly x: number;
  readonly from: number;
}

interface SlideToVerifyProps {
  readonly label: string;
  readonly texts: {
    readonly idle: string;
    readonly checking: string;
    readonly passed: string;
    readonly failed: string;
  };
  readonly status: 'idle' | 'checking' | 'passed' | 'failed';
  readonly onSolved: () => void;
}

export function SlideToVerify({ label, texts, status, onSolved }: SlideToVerifyProps) {
  const id = useId();
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [grip, setGrip] = useState<Grip>();
  const done = status === 'checking' || status === 'passed';
  const shown = done ? 100 : at;

  const settle = (next: number) => {
    setAt(isSolved(next) ? 0 : next);
    if (isSolved(next)) onSolved();
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (done || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip({ x: event.clientX, from: at });
  };
  const dragged = (event: PointerEvent<HTMLDivElement>, { x, from }: Grip) =>
    slideByDrag(from, event.clientX - x, (track.current?.clientWidth ?? 0) - handleWidth);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (grip !== undefined) setAt(dragged(event, grip));
  };
  // The last move may not be rendered yet.
  const release = (event: PointerEvent<HTMLDivElement>) => {
    if (grip === undefined) return;
    setGrip(undefined);
    settle(isSolved(dragged(event, grip)) ? 100 : 0);
  };
  const cancel = () => {
    setGrip(undefined);
    setAt(0);
  };
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = slideByKey(shown, event.key);
    if (next === undefined) return;
    event.preventDefault();
    if (!done) settle(next);
  };
  const left = `calc((100% - ${handleWidth}px) * ${shown / 100})`;
  const loose = grip === undefined && css.loose;

  return (
    <div className={grid.xs}>
      <div ref={track} className={css.track}>
        <div
          className={classNames(css.fill, css.fillTone[status], loose)}
          style={{ width: `calc(${left} + ${handleWidth}px)` }}
        />
        <p id={id} role="status" className={classNames(css.text, css.announcement[status])}>
          {texts[status]}
        </p>
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-describedby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(shown)}
          aria-disabled={done || undefined}
          className={classNames(css.handle, css.handleTone[status], loose)}
          style={{ left }}
          onPointerDown={press}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={cancel}
          onKeyDown={key}
        >
          {status === 'checking' ? <Spinner /> : null}
          {status === 'passed' ? <Check aria-hidden="true" size={20} /> : null}
          {done ? null : <ChevronsRight aria-hidden="true" size={20} />}
        </div>
      </div>
    </div>
  );
}
