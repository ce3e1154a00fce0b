import { genders, profileMaxLength } from '#services/contract/constants.ts';
import type { LoadedProfile, Profile } from '#services/contract/session.contract.ts';
import { stripEmoji } from '../kit/emoji.ts';
import { type Field, type Filled, makeForm, textOf } from '../kit/form.ts';
import { atMost, cleanEmail, emailFormat, hasHan, required, type TextError } from '../kit/text-rules.ts';

export type ProfileError =
  | TextError
  /** The Chinese name can be changed once in half a year (R5.3-4). */
  | { readonly code: 'nameOnceInHalfYear' }
  /** R8.3-5 */
  | { readonly code: 'emailTaken' };

/** The profile as the backend has it; null while unknown. */
interface Loaded {
  readonly loaded: Pick<LoadedProfile, 'nickname' | 'nameEditable'> | null;
}

/** docs/choices.md R5.3-5: the new name has Han characters and differs from the loaded one. */
const nameOnceInHalfYear = (name: string, _: Filled, { loaded }: Loaded): ProfileError | null =>
  loaded !== null &&
  !loaded.nameEditable &&
  loaded.nickname !== '' &&
  hasHan(name) &&
  name.trim() !== loaded.nickname.trim()
    ? { code: 'nameOnceInHalfYear' }
    : null;

const isGender = (_: string, form: Filled): ProfileError | null =>
  genderIn(form) === undefined ? { code: 'required' } : null;

const isChosen = (_: string, { ids }: Filled): ProfileError | null =>
  ids.location === undefined ? { code: 'required' } : null;

const emailAtMost = (text: string): ProfileError | null => atMost(profileMaxLength.email)(cleanEmail(text));

/** §5.3, in display order. Text fields lose their emoji (R5.3-20). */
const profileFields = {
  nickname: { clean: stripEmoji, rules: [required, atMost(profileMaxLength.nickname), nameOnceInHalfYear] },
  gender: { rules: [isGender] },
  company: { clean: stripEmoji, rules: [required, atMost(profileMaxLength.company)] },
  position: { clean: stripEmoji, rules: [required, atMost(profileMaxLength.position)] },
  location: { rules: [isChosen, required, atMost(profileMaxLength.location)] },
  email: { clean: stripEmoji, rules: [emailAtMost, emailFormat] },
} satisfies Record<Exclude<keyof Profile, 'companyId' | 'locationId'>, Field<ProfileError, Loaded>>;

export type ProfileField = keyof typeof profileFields;
export type ProfileForm = Filled<ProfileField>;
export type ProfileErrors = { readonly [F in ProfileField]?: ProfileError };

/** R3-8 */
export const profileForm = makeForm<ProfileError, Loaded>({ judgesEmpty: true })(profileFields);

const genderIn = (form: Filled): Profile['gender'] | undefined =>
  genders.find((gender) => gender === textOf(form, 'gender'));

export const formOf = ({ nameEditable: _, companyId, locationId, gender, ...texts }: LoadedProfile): ProfileForm => ({
  texts: { ...texts, ...(gender === null ? {} : { gender }) },
  ids: { company: companyId, ...(locationId === null ? {} : { location: locationId }) },
});

/** Request body, trimmed; null if something required is missing. */
export const profileOf = (form: ProfileForm): Profile | null => {
  const gender = genderIn(form);
  return gender === undefined || form.ids.location === undefined
    ? null
    : {
        ...profileForm.sent(form),
        gender,
        companyId: form.ids.company ?? 0,
        locationId: form.ids.location,
        email: cleanEmail(textOf(form, 'email')),
      };
};
