import type { AnyActorRef, AnyEventObject } from 'xstate';

/** A delayed event, not yet delivered; `due` in ms since 1970. */
export interface PendingTimer {
  readonly source: string;
  readonly target: string;
  readonly event: AnyEventObject;
  readonly id: string | null;
  readonly due: number;
}

export interface PersistedActor {
  readonly status: string;
  readonly children?: Readonly<Record<string, { readonly snapshot: PersistedActor }>>;
}

/** The state before entry `index`, as JSON. `time` in ms since 1970. `incarnations`: actors created so far, by path. */
export interface BaseSnapshot {
  readonly index: number;
  readonly time: number;
  readonly root: PersistedActor;
  readonly incarnations: Readonly<Record<string, number>>;
  readonly timers: readonly PendingTimer[];
}

/** Copies whatever holds refs: XState overwrites them when restoring. */
export const restorable = ({ root }: BaseSnapshot): PersistedActor => withOwnRefs(root) as PersistedActor;

const withOwnRefs = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || isRef(value)) return value;
  let copy: Record<string, unknown> | unknown[] | null = null;
  for (const [name, part] of Object.entries(value)) {
    const own = withOwnRefs(part);
    if (own === part && !isRef(part)) continue;
    copy ??= Array.isArray(value) ? [...value] : { ...value };
    Object.assign(copy, { [name]: own });
  }
  return copy ?? value;
};

const isRef = (value: unknown): boolean => typeof value === 'object' && value !== null && 'xstate$$type' in value;

export const pathsIn = ({ children }: PersistedActor, path = ''): readonly string[] => [
  path,
  ...Object.entries(children ?? {}).flatMap(([id, { snapshot }]) => pathsIn(snapshot, `${path}/${id}`)),
];

interface Restored {
  readonly status: string;
  readonly children?: Readonly<Record<string, AnyActorRef | undefined>>;
}

/** XState turns an actor that it cannot restore into a failed one. */
export const isRestored = ({ status, children = {} }: PersistedActor, snapshot: Restored): boolean =>
  snapshot.status === status &&
  Object.entries(children).every(([id, child]) => {
    const ref = Object.hasOwn(snapshot.children ?? {}, id) ? snapshot.children?.[id] : undefined;
    return ref !== undefined && isRestored(child.snapshot, ref.getSnapshot());
  });
