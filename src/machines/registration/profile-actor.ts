import type { EditProfileActor } from './edit-profile.machine.ts';
import type { SupplementActor } from './supplement.machine.ts';

export type ProfileActor = SupplementActor | EditProfileActor;
