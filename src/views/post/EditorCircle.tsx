import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { selectText } from '#machines/kit/form.ts';
import { selectData, selectFailure } from '#machines/kit/resource.machine.ts';
import type { PostEditorActor } from '#machines/post/post-editor.machine.ts';
import type { EditorCircles } from '#machines/post/post-editor.setup.ts';
import { postMaxLength } from '#services/contract/constants.ts';
import { lengthOf } from '#services/contract/text.ts';
import { useTo } from '../context.tsx';
import { FailedPart } from '../kit/FailedPart.tsx';
import { Button } from '../ui/Button.tsx';
import * as linkCss from '../ui/link.css.ts';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import * as css from './PostEditor.css.ts';
import { usePostField } from './use-post-field.ts';

interface EditorCircleProps {
  readonly actor: PostEditorActor;
}

export function EditorCircle({ actor }: EditorCircleProps) {
  const { t } = useTranslation('editor');
  const contact = usePostField(actor, 'contact', t('contact'));
  return (
    <div className={css.two}>
      <CircleChoice actor={actor} />
      <TextField
        {...contact}
        hint={t('contactHint')}
        counter={contact.value === '' ? undefined : { now: lengthOf(contact.value), max: postMaxLength.contact }}
      />
    </div>
  );
}

function CircleChoice({ actor }: EditorCircleProps) {
  const { t } = useTranslation('editor');
  const to = useTo();
  const select = useRef<HTMLSelectElement>(null);
  const circleId = useSelector(actor, (snapshot) => selectText(snapshot, 'circleId'));
  const choose = (text: string) => actor.send({ type: 'field.change', field: 'circleId', text });
  const resource = useSelector(actor, ({ children }) => children.circles);
  const circles = useSelector(resource, (snapshot) => (snapshot ? selectData<EditorCircles>(snapshot) : null));
  const failed = useSelector(resource, (snapshot) => snapshot?.hasTag('failed') ?? false);
  const failure = useSelector(resource, (snapshot) => (snapshot ? selectFailure(snapshot) : null));
  const isOutside = circleId !== '' && circles !== null && !circles.mine.some(({ id }) => id === circleId);
  const isMissing = isOutside && circles.missing === circleId;
  if (failed) {
    return (
      <FailedPart
        title={t('circlesFailed')}
        failure={failure}
        compact
        onRetry={() => resource?.send({ type: 'resource.retry' })}
      />
    );
  }
  return (
    <div>
      <Select
        ref={select}
        label={t('circle')}
        name="circle"
        placeholder={t('noCircle')}
        options={(circles?.mine ?? []).map(({ id, name }) => ({ id, label: name }))}
        value={isOutside || circles === null ? '' : circleId}
        onChange={({ target }) => choose(target.value)}
        hint={circles === null ? t('circlesLoading') : undefined}
        error={isOutside ? t(isMissing ? 'circleMissing' : 'circleOutside') : undefined}
      />
      {isOutside ? (
        <p className={css.actions}>
          {isMissing ? null : (
            <Link className={linkCss.inline} href={to.circle({ id: circleId })}>
              {t('toCircle')}
            </Link>
          )}
          <Button
            size="s"
            onClick={() => {
              select.current?.focus();
              choose('');
            }}
          >
            {t('noCircle')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
