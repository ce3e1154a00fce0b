import { profileMaxLength } from '#services/contract/constants.ts';
import type { LoadedProfile, Profile } from '#services/contract/session.contract.ts';
import { asSent } from '#services/contract/text.ts';
import { stripEmoji } from '../kit/emoji.ts';
import { atMost, cleanEmail, emailFormat, firstError, hasHan, required, type TextError } from '../kit/text-rules.ts';

/** R3-8. `gender` and `locationId` are null until chosen; `companyId` is 0 for a free name. */
export interface ProfileForm {
  readonly nickname: string;
  readonly gender: Profile['gender'] | null;
  readonly company: string;
  readonly companyId: number;
  readonly position: string;
  readonly location: string;
  readonly locationId: number | null;
  readonly email: string;
}

export const profileFields = ['nickname', 'gender', 'company', 'position', 'location', 'email'] as const;
export type ProfileField = (typeof profileFields)[number];

type ProfileError =
  | TextError
  /** The Chinese name can be changed once in half a year (R5.3-4). */
  | { readonly code: 'nameOnceInHalfYear' }
  /** R8.3-5 */
  | { readonly code: 'emailTaken' };

export type ProfileErrors = { readonly [F in ProfileField]?: ProfileError };

export const emptyForm: ProfileForm = {
  nickname: '',
  gender: null,
  company: '',
  companyId: 0,
  position: '',
  location: '',
  locationId: null,
  email: '',
};

export const formOf = (loaded: LoadedProfile): ProfileForm => {
  const { nameEditable: _, ...form } = loaded;
  return form;
};

/** On blur (R5.3-20). */
export const withoutEmoji = (form: ProfileForm, field: ProfileField): Partial<ProfileForm> => {
  const value = form[field];
  if (field === 'gender' || field === 'location' || value === null) return {};
  const stripped = stripEmoji(value);
  return stripped === value ? {} : { [field]: stripped };
};

/** §5.3; `loaded` is null while unknown. */
export const errorOf = (
  field: ProfileField,
  form: ProfileForm,
  loaded: Pick<LoadedProfile, 'nickname' | 'nameEditable'> | null,
): ProfileError | null => {
  switch (field) {
    case 'nickname':
      return (
        firstError(form.nickname, [required, atMost(profileMaxLength.nickname)]) ??
        (isNameFixed(form.nickname, loaded) ? { code: 'nameOnceInHalfYear' } : null)
      );
    case 'gender':
      return form.gender === null ? { code: 'required' } : null;
    case 'location':
      return form.locationId === null
        ? { code: 'required' }
        : firstError(form.location, [required, atMost(profileMaxLength.location)]);
    case 'email':
      return firstError(cleanEmail(form.email), [atMost(profileMaxLength.email), emailFormat]);
    default:
      return firstError(form[field], [required, atMost(profileMaxLength[field])]);
  }
};

export const errorsOf = (form: ProfileForm, loaded: LoadedProfile | null): ProfileErrors => {
  const errors = profileFields.map((field) => [field, errorOf(field, form, loaded)] as const);
  return Object.fromEntries(errors.filter(([, error]) => error !== null));
};

/** docs/choices.md R5.3-5: the new name has Han characters and differs from the loaded one. */
const isNameFixed = (name: string, loaded: Pick<LoadedProfile, 'nickname' | 'nameEditable'> | null): boolean =>
  loaded !== null &&
  !loaded.nameEditable &&
  loaded.nickname !== '' &&
  hasHan(name) &&
  name.trim() !== loaded.nickname.trim();

/** Request body, trimmed; null if something required is missing. */
export const profileOf = (form: ProfileForm): Profile | null =>
  form.gender === null || form.locationId === null
    ? null
    : {
        nickname: asSent(form.nickname),
        gender: form.gender,
        company: asSent(form.company),
        companyId: form.companyId,
        position: asSent(form.position),
        location: form.location,
        locationId: form.locationId,
        email: cleanEmail(form.email),
      };
