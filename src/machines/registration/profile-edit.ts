import type { LoadedProfile } from '#services/contract/session.contract.ts';
import {
  emptyForm,
  errorOf,
  errorsOf,
  formOf,
  type ProfileErrors,
  type ProfileField,
  type ProfileForm,
  profileFields,
  profileOf,
  withoutEmoji,
} from './profile-form.ts';

/** `typed` overrides `loaded`, whichever comes first. `sent`: input that is being saved. */
export interface Edited {
  readonly typed: Partial<ProfileForm>;
  readonly sent: Partial<ProfileForm>;
  readonly loaded: LoadedProfile | null;
  readonly errors: ProfileErrors;
}

type Layers = Pick<Edited, 'loaded' | 'sent' | 'typed'>;

export const formIn = ({ loaded, sent, typed }: Layers): ProfileForm => ({
  ...emptyForm,
  ...(loaded ? formOf(loaded) : {}),
  ...sent,
  ...typed,
});

/** Something would be lost: the form differs from what was loaded. */
export const isEdited = (layers: Layers): boolean => {
  const before = formIn({ ...layers, sent: {}, typed: {} });
  const now = formIn(layers);
  return profileFields.some((field) => now[field] !== before[field]);
};

export const unsaved = ({ sent, typed }: Pick<Edited, 'sent' | 'typed'>): Partial<ProfileForm> => ({
  ...sent,
  ...typed,
});

/** The saved values count as loaded until the next load; later input stays. */
export const settled = ({ loaded, sent, typed }: Layers): Layers => {
  const profile = profileOf(formIn({ loaded, sent, typed: {} }));
  return { typed, sent: {}, loaded: profile && { ...profile, nameEditable: loaded?.nameEditable ?? true } };
};

/** Fields with an error are validated on every key, so that the error disappears once it is fixed. */
export const changed = (edited: Edited, field: ProfileField, change: Partial<ProfileForm>): Edited => {
  const next = { ...edited, typed: { ...edited.typed, ...change } };
  return edited.errors[field] ? rejudged(next, [field]) : next;
};

export const left = (edited: Edited, field: ProfileField): Edited => rejudged(stripped(edited, [field]), [field]);

export const filled = (edited: Edited, loaded: LoadedProfile): Edited =>
  rejudged(
    { ...edited, loaded },
    profileFields.filter((field) => edited.errors[field]),
  );

export const judged = (edited: Edited): Edited => {
  const next = stripped(edited, profileFields);
  return { ...next, errors: errorsOf(formIn(next), next.loaded) };
};

const stripped = (edited: Edited, fields: readonly ProfileField[]): Edited => {
  const form = formIn(edited);
  return { ...edited, typed: Object.assign({}, edited.typed, ...fields.map((field) => withoutEmoji(form, field))) };
};

const rejudged = (edited: Edited, fields: readonly ProfileField[]): Edited => {
  const form = formIn(edited);
  const others = Object.entries(edited.errors).filter(([name]) => !fields.some((field) => field === name));
  const found = fields.map((field) => [field, errorOf(field, form, edited.loaded)] as const);
  return { ...edited, errors: Object.fromEntries([...others, ...found.filter(([, error]) => error !== null)]) };
};
