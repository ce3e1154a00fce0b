import { useSelector } from '@xstate/react';
import Flag from 'lucide-react/icons/flag';
import { useTranslation } from 'react-i18next';
import { selectError, selectText } from '#machines/kit/form.ts';
import type { PostReportActor } from '#machines/post/post-report.machine.ts';
import { postMaxLength, postReportReasons } from '#services/contract/constants.ts';
import { lengthOf } from '#services/contract/text.ts';
import { RequestDialog } from '../kit/RequestDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { faint } from '../ui/text.css.ts';

interface Props {
  readonly actor: PostReportActor;
}

export function PostReportButton({ actor }: Props) {
  const { t } = useTranslation('post');
  const isReported = useSelector(actor, (snapshot) => snapshot.hasTag('requested'));
  if (isReported) return <span className={faint}>{t('report.reported')}</span>;
  return (
    <Button
      size="s"
      tone="quiet"
      icon={<Flag aria-hidden="true" size={16} />}
      onClick={() => actor.send({ type: 'request.open' })}
    >
      {t('report.open')}
    </Button>
  );
}

export function PostReportDialog({ actor }: Props) {
  const { t } = useTranslation('post');
  const reason = useSelector(actor, (snapshot) => selectText(snapshot, 'reason'));
  const words = useSelector(actor, (snapshot) => selectText(snapshot, 'words'));
  const hasNoReason = useSelector(actor, (snapshot) => selectError(snapshot, 'reason') !== undefined);
  const error = useSelector(actor, (snapshot) => selectError(snapshot, 'words'));
  const wrongWords = t(error?.code === 'tooLong' ? 'report.errorTooLong' : 'report.errorWords', {
    max: postMaxLength.report,
  });
  return (
    <RequestDialog actor={actor} texts={t('report', { returnObjects: true })}>
      {(isSending, failure) => (
        <>
          <RadioGroup
            label={t('report.reason')}
            look="pills"
            options={postReportReasons.map((id) => ({ id, label: t(`report.reasons.${id}`) }))}
            value={reason || undefined}
            disabled={isSending}
            error={hasNoReason ? t('report.errorReason') : undefined}
            onChange={(text) => actor.send({ type: 'field.change', field: 'reason', text })}
          />
          <TextArea
            label={t('report.words')}
            rows={4}
            placeholder={t('report.hint')}
            value={words}
            readOnly={isSending}
            counter={{ now: lengthOf(words), max: postMaxLength.report }}
            error={error ? wrongWords : failure}
            onChange={({ target }) => actor.send({ type: 'field.change', field: 'words', text: target.value })}
          />
        </>
      )}
    </RequestDialog>
  );
}
