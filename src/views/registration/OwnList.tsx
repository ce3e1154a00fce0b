import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import {
  type OwnListActor,
  selectOwnFailure,
  selectOwnForms,
  selectOwnItems,
  selectOwnKind,
} from '#machines/registration/own-list.machine.ts';
import { FailedPart } from '../kit/FailedPart.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { SkeletonText } from '../ui/Skeleton.tsx';
import { summary } from '../ui/text.css.ts';
import * as css from './EditInfo.css.ts';
import { EducationHistoryDialog } from './EducationHistoryDialog.tsx';
import { IndustryTagsDialog } from './IndustryTagsDialog.tsx';
import { OwnEducation, OwnTags, OwnWork } from './OwnEntries.tsx';
import { WorkHistoryDialog } from './WorkHistoryDialog.tsx';

interface Props {
  readonly actor: OwnListActor;
}

export function OwnList({ actor }: Props) {
  const { t } = useTranslation('account');
  const kind = useSelector(actor, selectOwnKind);
  const failure = useSelector(actor, selectOwnFailure);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  return (
    <Card
      title={t(`list.${kind}`)}
      aside={
        isShown ? (
          <Button
            size="s"
            icon={<Plus aria-hidden="true" size={16} />}
            onClick={() => actor.send({ type: 'entry.new' })}
          >
            {t(`list.add.${kind}`)}
          </Button>
        ) : undefined
      }
    >
      {isFailed ? (
        <FailedPart
          compact
          title={t('list.failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'list.retry' })}
        />
      ) : null}
      {isShown || isFailed ? null : <SkeletonText lines={3} />}
      {isShown ? <Items actor={actor} /> : null}
      <Forms actor={actor} />
    </Card>
  );
}

function Items({ actor }: Props) {
  const { t } = useTranslation('account');
  const kind = useSelector(actor, selectOwnKind);
  const items = useSelector(actor, selectOwnItems);
  const isStale = useSelector(actor, (snapshot) => snapshot.hasTag('stale'));
  return (
    <>
      {items[kind].length === 0 ? <p className={summary}>{t(`list.none.${kind}`)}</p> : null}
      <OwnWork entries={items.work} />
      <OwnEducation entries={items.education} />
      <OwnTags tags={items.tags} />
      {isStale ? (
        <p role="alert" className={css.stale}>
          <span>{t('list.stale')}</span>
          <Button size="s" onClick={() => actor.send({ type: 'list.retry' })}>
            {t('list.retry')}
          </Button>
        </p>
      ) : null}
    </>
  );
}

function Forms({ actor }: Props) {
  const { workHistory, educationHistory, industryTags } = useSelector(actor, selectOwnForms);
  return (
    <>
      {workHistory ? <WorkHistoryDialog actor={workHistory} alone /> : null}
      {educationHistory ? <EducationHistoryDialog actor={educationHistory} alone /> : null}
      {industryTags ? <IndustryTagsDialog actor={industryTags} alone /> : null}
    </>
  );
}
