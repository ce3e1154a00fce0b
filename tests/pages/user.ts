import { eventsSteps } from './events.ts';
import { loginSteps } from './login.ts';
import { newsSteps } from './news.ts';
import { peopleSteps } from './people.ts';
import { profileSteps } from './profile.ts';
import { registrationSteps } from './registration.ts';
import type { Scene } from './scene.ts';
import { searchSteps } from './search.ts';
import { shellSteps } from './shell.ts';

/** One person in front of one tab: what he does and what he sees there. */
export const userOf = (scene: Scene) => ({
  ...shellSteps(scene),
  ...newsSteps(scene),
  ...peopleSteps(scene),
  ...eventsSteps(scene),
  ...loginSteps(scene),
  ...profileSteps(scene),
  ...registrationSteps(scene),
  ...searchSteps(scene),
});

export type User = ReturnType<typeof userOf>;
