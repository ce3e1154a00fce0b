import { useSelector } from '@xstate/react';
import Flag from 'lucide-react/icons/flag';
import { useTranslation } from 'react-i18next';
import type { PostReportActor } from '#machines/post/post-report.machine.ts';
import { postMaxLength, postReportReasons } from '#services/contract/constants.ts';
import { lengthOf } from '#services/contract/text.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Form } from '#views/ui/Form.tsx';
import { RadioGroup } from '#views/ui/RadioGroup.tsx';
import { TextArea } from '#views/ui/TextArea.tsx';
import * as css from './PostReport.css.ts';

interface Props {
  readonly actor: PostReportActor;
}

export function PostReportButton({ actor }: Props) {
  const { t } = useTranslation('post');
  const isReported = useSelector(actor, (snapshot) => snapshot.hasTag('reported'));
  if (isReported) return <span className={css.reported}>{t('report.reported')}</span>;
  return (
    <Button
      size="s"
      tone="quiet"
      icon={<Flag aria-hidden="true" size={16} />}
      onClick={() => actor.send({ type: 'report.open' })}
    >
      {t('report.open')}
    </Button>
  );
}

export function PostReportDialog({ actor }: Props) {
  const { t } = useTranslation(['post', 'failure']);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const { reason, words, error } = useSelector(actor, ({ context }) => context);
  const failure = useFailure(actor);
  const wrongWords = {
    words: t('post:report.errorWords'),
    tooLong: t('post:report.errorTooLong', { max: postMaxLength.report }),
  };
  const cancel = () => actor.send({ type: 'report.cancel' });
  return (
    <Dialog
      open={isOpen}
      title={t('post:report.title')}
      closeLabel={t('post:report.close')}
      closeOnOutside={false}
      low
      onClose={cancel}
      finalFocus={() => (actor.getSnapshot().hasTag('reported') ? document.querySelector('main') : null)}
    >
      <Form className={css.form} onSubmit={() => actor.send({ type: 'report.submit' })}>
        <RadioGroup
          label={t('post:report.reason')}
          look="pills"
          options={postReportReasons.map((id) => ({ id, label: t(`post:report.reasons.${id}`) }))}
          value={reason ?? undefined}
          disabled={isSending}
          error={error === 'reason' ? t('post:report.errorReason') : undefined}
          onChange={(chosen) => actor.send({ type: 'reason.choose', reason: chosen })}
        />
        <TextArea
          label={t('post:report.words')}
          rows={4}
          placeholder={t('post:report.hint')}
          value={words}
          readOnly={isSending}
          counter={{ now: lengthOf(words), max: postMaxLength.report }}
          error={error === null || error === 'reason' ? failure : wrongWords[error]}
          onChange={({ target }) => actor.send({ type: 'words.change', text: target.value })}
        />
        <div className={css.actions}>
          <Button onClick={cancel}>{t('post:report.cancel')}</Button>
          <Button type="submit" tone="loud" busy={isSending}>
            {t('post:report.submit')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const useFailure = (actor: PostReportActor): string | undefined => {
  const { t } = useTranslation(['post', 'failure']);
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (failure === null) return undefined;
  if (failure.tag === 'refused' && failure.msg !== '') return failure.msg;
  return `${t('post:report.unsent')}${t(`failure:${failure.tag}`)}`;
};
