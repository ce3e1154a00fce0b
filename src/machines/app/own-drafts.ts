import type { AnyActorRef } from 'xstate';
import { guestOwner, selectDraft } from '../drafts/drafts.machine.ts';
import type { WizardInput } from '../registration/wizard.machine.ts';
import { selectCurrentUser } from '../session/session.machine.ts';

/** Drafts are stored by member, so that nobody sees another user's. */
export const ownerIn = (app: AnyActorRef): string => {
  const session = app.getSnapshot().children.session;
  return (session && selectCurrentUser(session.getSnapshot()).memberId) ?? guestOwner;
};

export const ofUser = (app: AnyActorRef, subject: string): string => `${ownerIn(app)}:${subject}`;

export const draftFor = (app: AnyActorRef, subject: string) => {
  const drafts = app.getSnapshot().children.drafts;
  return drafts ? selectDraft(drafts.getSnapshot(), ofUser(app, subject)) : null;
};

/** The server asks for the profile of incomplete members; others continue at the draft's step. */
export const wizardInput = (app: AnyActorRef): WizardInput => ({
  needsProfile: app.getSnapshot().children.session?.getSnapshot().hasTag('incomplete') ?? true,
  drafts: {
    supplement: draftFor(app, 'supplement'),
    work: draftFor(app, 'work'),
    education: draftFor(app, 'education'),
    tags: draftFor(app, 'tags'),
    wizard: draftFor(app, 'wizard'),
  },
});
