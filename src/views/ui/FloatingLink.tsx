import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import * as css from './FloatingLink.css.ts';
import { isDrag, type Point, stepOf } from './floating-position.ts';
import { pressBySpace } from './press-by-space.ts';
import { watchScrollDown } from './watch-scroll-down.ts';

interface FloatingLinkProps {
  readonly href: string;
  readonly role?: 'button';
  readonly label: string;
  readonly icon: ReactNode;
  readonly edge: number;
}

interface Held {
  readonly from: Point;
  readonly grip: Point;
}

/**
 * A link that can be dragged, or moved by arrow keys; stays inside the window when that is resized. Covers nothing that is
 * read: it is away while the user scrolls down, and has space of its own at the end of the page.
 */
export function FloatingLink({ href, role, label, icon, edge }: FloatingLinkProps) {
  const [position, setPosition] = useState<Point | null>(null);
  const held = useRef<Held | null>(null);
  const dragged = useRef(false);
  const [isAway, setAway] = useState(false);
  const watch = useCallback((clearance: HTMLDivElement) => watchScrollDown(clearance, setAway), []);

  const grab = (event: PointerEvent<HTMLAnchorElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const from = { x: event.clientX, y: event.clientY };
    held.current = { from, grip: { x: from.x - left, y: from.y - top } };
    dragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!held.current) return;
    const { from, grip } = held.current;
    dragged.current ||= isDrag(from, { x: clientX, y: clientY });
    if (dragged.current) setPosition({ x: clientX - grip.x, y: clientY - grip.y });
  };
  const release = () => {
    held.current = null;
  };
  const follow = (event: MouseEvent) => {
    if (dragged.current) event.preventDefault();
    dragged.current = false;
  };
  const nudge = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (role) pressBySpace(event);
    const step = stepOf(event.key);
    if (!step) return;
    event.preventDefault();
    const { left, top } = event.currentTarget.getBoundingClientRect();
    setPosition({ x: left + step.x, y: top + step.y });
  };

  const within = (at: number, size: string, extent: string) =>
    `clamp(${edge}px, ${at}px, calc(${extent} - ${edge}px - ${size}))`;
  const style = position
    ? { left: within(position.x, css.width, css.extent.x), top: within(position.y, css.height, css.extent.y) }
    : { right: edge, bottom: edge };
  return (
    <>
      <div ref={watch} className={css.clearance} />
      <Link
        role={role}
        className={classNames(css.root, isAway && css.away)}
        style={style}
        href={href}
        draggable={false}
        onPointerDown={grab}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onClick={follow}
        onKeyDown={nudge}
      >
        {icon}
        <span>{label}</span>
      </Link>
    </>
  );
}
