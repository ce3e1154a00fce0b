import type { EditProfileActor } from './edit-profile.machine.ts';
import type { SupplementActor } from './supplement.machine.ts';

/** A chart that holds a profile form: in the registration, or on the page of the member. */
export type ProfileActor = SupplementActor | EditProfileActor;
