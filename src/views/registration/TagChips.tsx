import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type IndustryTagsActor,
  selectChosenTags,
  selectHotTags,
} from '#machines/registration/industry-tags.machine.ts';
import { hotTagsShown } from '#services/contract/constants.ts';
import { Button } from '../ui/Button.tsx';
import { ChoiceChip } from '../ui/Chip.tsx';
import { focusBlock } from '../ui/focus-block.ts';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import { faint } from '../ui/text.css.ts';
import * as css from './step.css.ts';

interface Props {
  readonly actor: IndustryTagsActor;
}

const bones = Array.from({ length: hotTagsShown }, (_, at) => ({
  key: `bone-${at}`,
  width: `${60 + (at % 3) * 16}px`,
}));

export function HotTags({ actor }: Props) {
  const { t } = useTranslation('registration');
  const id = useId();
  const hot = useSelector(actor, selectHotTags);
  const chosen = useSelector(actor, selectChosenTags);
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('hotLoading'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('hotFailed'));
  return (
    <section tabIndex={-1} aria-labelledby={id} className={css.section}>
      <h3 id={id} className={css.sectionTitle}>
        {t('tags.hot')}
      </h3>
      <div className={css.hot} aria-busy={isLoading}>
        {isLoading ? bones.map(({ key, width }) => <SkeletonBlock key={key} height="34px" width={width} />) : null}
        {isFailed ? (
          <>
            <p role="alert" className={faint}>
              {t('tags.hotFailed')}
            </p>
            <Button
              size="s"
              onClick={({ currentTarget }) => {
                focusBlock(currentTarget);
                actor.send({ type: 'hot.retry' });
              }}
            >
              {t('tags.hotRetry')}
            </Button>
          </>
        ) : null}
        {hot.map((tag) => {
          const taken = chosen.find(({ name }) => name === tag.name);
          return (
            <ChoiceChip
              key={tag.id}
              aria-pressed={taken !== undefined}
              onClick={() => actor.send(taken ? { type: 'tag.remove', id: taken.id } : { type: 'tag.choose', ...tag })}
            >
              {tag.name}
            </ChoiceChip>
          );
        })}
      </div>
    </section>
  );
}

export function ChosenTags({ actor }: Props) {
  const { t } = useTranslation('registration');
  const id = useId();
  const chosen = useSelector(actor, selectChosenTags);
  return (
    <section aria-labelledby={id} className={css.section}>
      <h3 id={id} className={css.sectionTitle}>
        {t('tags.chosen')}
      </h3>
      <div className={css.chosen}>
        {chosen.length === 0 ? <p className={faint}>{t('tags.chosenNone')}</p> : null}
        {chosen.map(({ id: tagId, name }) => (
          <ChoiceChip
            key={tagId}
            aria-label={t('tags.remove', { name })}
            onClick={() => actor.send({ type: 'tag.remove', id: tagId })}
          >
            <span>{name}</span>
            <X aria-hidden="true" size={14} />
          </ChoiceChip>
        ))}
      </div>
    </section>
  );
}
