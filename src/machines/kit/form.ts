import type { AnyActorRef } from 'xstate';
import { asSent, isBlank } from '#services/contract/text.ts';
import type { Fields } from './residents.ts';

/** A text per field, with the id of what the text was chosen from. */
export interface Filled<F extends string = string> {
  readonly texts: { readonly [f in F]?: string };
  readonly ids: { readonly [f in F]?: number };
}

export const nothing: Filled<never> = { texts: {}, ids: {} };

export const textOf = ({ texts }: Filled, field: string): string => texts[field] ?? '';

/** `context`: what else the rule depends on, such as the current month. */
type Rule<E, C> = (text: string, form: Filled, context: C) => E | null;

export interface Field<E, C> {
  /** Applied when the field is left, and before it is judged. */
  readonly clean?: (text: string, form: Filled) => string;
  /** The first error counts. */
  readonly rules?: readonly Rule<E, C>[];
  /** The field that shows the errors of this one. */
  readonly shownOn?: string;
}

export interface FieldError {
  readonly code: string;
}

/** `typed` takes precedence over `base`, whichever comes first. */
export interface Edited<F extends string = string, E = unknown> {
  readonly base: Filled<F>;
  readonly typed: Filled<F>;
  readonly errors: { readonly [f in F]?: E };
}

/** An id belongs to the text that it was chosen with. */
export interface FieldChange<F extends string = string> {
  readonly type: 'field.change';
  readonly field: F;
  readonly text: string;
  readonly id?: number;
  /** An input method has not finished the text. */
  readonly isComposing?: boolean;
}

export interface FieldLeave<F extends string = string> {
  readonly type: 'field.leave';
  readonly field: F;
}

const over = <F extends string>(base: Filled<F>, typed: Filled<F>): Filled<F> => {
  const kept = Object.entries(base.ids).filter(([field]) => !Object.hasOwn(typed.texts, field));
  return { texts: { ...base.texts, ...typed.texts }, ids: { ...Object.fromEntries(kept), ...typed.ids } } as Filled<F>;
};

export const valuesOf = <F extends string>({ base, typed }: Pick<Edited<F>, 'base' | 'typed'>): Filled<F> =>
  over(base, typed);

/** Draft key of a field's id; before, it was named like the field of the request. */
const idKeys = (field: string) => [`${field}.id`, `${field}Id`] as const;

const without = <O extends object>(all: O, name: string): O =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== name)) as O;

export const draftOf = ({ texts, ids }: Filled): Fields => ({
  ...(texts as Fields),
  ...Object.fromEntries(Object.entries(ids).map(([field, id]) => [idKeys(field)[0], String(id)])),
});

/**
 * The functions of a form, made of its table of fields. Errors: `E`; `C` is what its rules read besides the form.
 * A shown error disappears once it is fixed, here or in another field; while a field is typed in, it shows no error
 * that it did not show before. Leaving a field judges all that was typed, as a rule may read another field; one that is
 * left empty shows no error before the form is submitted, unless `judgesEmpty`.
 */
export const makeForm =
  <E extends FieldError, C = unknown>({ judgesEmpty = false } = {}) =>
  <const F extends string>(table: { readonly [f in F]: Field<E, C> }) => {
    type Form = Edited<F, E>;
    type Context = Form & C;
    const names = Object.keys(table) as F[];

    const ownError = (field: F, values: Filled, context: C): E | null => {
      const { clean, rules = [] } = table[field];
      const typed = textOf(values, field);
      const text = clean?.(typed, values) ?? typed;
      for (const rule of rules) {
        const error = rule(text, values, context);
        if (error !== null) return error;
      }
      return null;
    };

    const shownOn = (field: F): F => (table[field].shownOn ?? field) as F;

    const errorsIn = (context: Context, fields: readonly string[]): Form['errors'] => {
      const values = valuesOf(context);
      const found = fields.flatMap((shown) => {
        const sources = names.filter((field) => shownOn(field) === shown);
        const own = sources.toSorted((a, b) => Number(b === shown) - Number(a === shown));
        const error = own.map((field) => ownError(field, values, context)).find((one) => one !== null);
        return error === undefined ? [] : [[shown, error] as const];
      });
      return Object.fromEntries(found) as Form['errors'];
    };

    const cleaned = (form: Form, fields: readonly F[]): Filled<F> => {
      const values = valuesOf(form);
      const changed = fields.flatMap((field) => {
        const before = textOf(values, field);
        const text = table[field].clean?.(before, values) ?? before;
        return text === before ? [] : [[field, text] as const];
      });
      return { ...form.typed, texts: { ...form.typed.texts, ...Object.fromEntries(changed) } };
    };

    const shown = ({ errors }: Form): readonly string[] => names.filter((field) => Object.hasOwn(errors, field));

    const judged = (context: Context, fields: readonly F[] = names): Form => {
      const { base } = context;
      const typed = cleaned(context, fields);
      const judging = new Set<string>([...shown(context), ...fields.map(shownOn)]);
      return {
        base,
        typed,
        errors: errorsIn(
          { ...context, typed },
          names.filter((name) => judging.has(name)),
        ),
      };
    };

    return {
      names,
      judged,
      isWell: (context: Context): boolean => Object.keys(judged(context).errors).length === 0,
      changed: (context: Context, { field, text, id }: Omit<FieldChange<F>, 'type'>): Form => {
        const { base } = context;
        const others = without(context.typed.ids, field);
        const ids = id === undefined ? others : { ...others, [field]: id };
        const typed = { texts: { ...context.typed.texts, [field]: text }, ids } as Filled<F>;
        const still = errorsIn({ ...context, typed }, shown(context));
        const errors = still[field]?.code === context.errors[field]?.code ? still : without(still, field);
        return { base, typed, errors };
      },
      left: (context: Context, field: F): Form => {
        const { base } = context;
        const typed = cleaned(context, [field]);
        const isJudged = judgesEmpty || !isBlank(textOf(over(base, typed), field));
        const others = names.filter((name) => !isBlank(textOf(typed, name)));
        return judged({ ...context, typed }, isJudged ? [field, ...others] : others);
      },
      /** New values below what was typed. */
      filled: (context: Context, base: Filled<F>): Form => ({
        base,
        typed: context.typed,
        errors: errorsIn({ ...context, base }, shown(context)),
      }),
      /** The texts of a request, trimmed. */
      sent: (form: Filled<F>): Readonly<Record<F, string>> =>
        Object.fromEntries(names.map((field) => [field, asSent(textOf(form, field))])) as Record<F, string>,
      isEdited: (form: Pick<Form, 'base' | 'typed'>): boolean => {
        const values = valuesOf(form);
        return names.some((field) => textOf(values, field) !== textOf(form.base, field));
      },
      /** Ignores what is invalid; an id without its text is dropped. */
      ofDraft: (draft: Fields | null): Filled<F> => {
        const drafted = names.filter((field) => draft?.[field] !== undefined);
        const ids = drafted.flatMap((field) => {
          const id = idKeys(field).flatMap((key) => draft?.[key] ?? [])[0] ?? '';
          return /^\d{1,15}$/.test(id) ? [[field, Number(id)] as const] : [];
        });
        return {
          texts: Object.fromEntries(drafted.map((field) => [field, draft?.[field]])),
          ids: Object.fromEntries(ids),
        } as Filled<F>;
      },
    };
  };

export const emptied = { typed: nothing, errors: {} } as const;

/** A chart with a form, as a view sees it. */
export interface FormActor<F extends string, E> extends Pick<AnyActorRef, 'subscribe'> {
  readonly getSnapshot: () => { readonly context: Edited<F, E> };
  readonly send: (event: FieldChange<F> | FieldLeave<F>) => void;
}

interface Snapshot<F extends string, E> {
  readonly context: Edited<F, E>;
}

export const selectText = <F extends string>({ context }: Snapshot<F, unknown>, field: F): string =>
  textOf(valuesOf(context), field);

export const selectId = <F extends string>({ context }: Snapshot<F, unknown>, field: F): number | null =>
  valuesOf(context).ids[field] ?? null;

export const selectError = <F extends string, E>({ context }: Snapshot<F, E>, field: F): E | undefined =>
  context.errors[field];
