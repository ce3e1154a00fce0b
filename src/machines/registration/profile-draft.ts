import { genders } from '#services/contract/constants.ts';
import type { ProfileForm } from './profile-form.ts';

/** Ignores invalid ids and genders, and ids without their name. */
export const typedOf = (draft: Readonly<Record<string, string>> | null): Partial<ProfileForm> => {
  if (!draft) return {};
  const { nickname, company, position, location, email } = draft;
  const gender = genders.find((one) => one === draft.gender);
  const companyId = idOf(draft.companyId);
  const locationId = idOf(draft.locationId);
  return {
    ...(nickname === undefined ? {} : { nickname }),
    ...(gender === undefined ? {} : { gender }),
    ...(company === undefined ? {} : { company, companyId: companyId ?? 0 }),
    ...(position === undefined ? {} : { position }),
    ...(location === undefined || locationId === null ? {} : { location, locationId }),
    ...(email === undefined ? {} : { email }),
  };
};

export const draftOf = (typed: Partial<ProfileForm>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => [field, String(value)]),
  );

const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
