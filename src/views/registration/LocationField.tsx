import { useSelector } from '@xstate/react';
import type { ProfileActor } from '#machines/registration/profile-actor.ts';
import { selectForm, selectRegions } from '#machines/registration/supplement.machine.ts';
import { LocationBox } from './LocationBox.tsx';
import { useFieldWords } from './use-field-words.ts';

interface Props {
  readonly actor: ProfileActor;
}

export function LocationField({ actor }: Props) {
  return (
    <LocationBox
      {...useFieldWords(actor, 'location')}
      required
      regions={useSelector(actor, selectRegions)}
      isLoading={useSelector(actor, (snapshot) => snapshot.hasTag('regionsLoading'))}
      location={useSelector(actor, (snapshot) => selectForm(snapshot).location)}
      locationId={useSelector(actor, (snapshot) => selectForm(snapshot).locationId)}
      onChoose={(id, name) => actor.send({ type: 'location.choose', id, name })}
      onRetry={() => actor.send({ type: 'supplement.retry' })}
    />
  );
}
