import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type PostEditorActor,
  selectEditorFailure,
  selectIsPublished,
  selectIsTouched,
} from '#machines/post/post-editor.machine.ts';
import { useMay } from '../context.tsx';
import { failureText } from '../kit/failure-text.ts';
import { capital } from '../theme/global.css.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import * as css from './PostEditor.css.ts';

export function EditorFoot({ actor }: { readonly actor: PostEditorActor }) {
  const { t } = useTranslation('editor');
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isOut = useSelector(actor, selectIsPublished);
  const isMuted = useMay('publish') === 'muted';
  return (
    <div className={css.foot}>
      <EditorWord actor={actor} />
      <Button tone="quiet" onClick={() => actor.send({ type: 'preview.open' })}>
        {t('preview.open')}
      </Button>
      {isOut ? null : <Button onClick={() => actor.send({ type: 'post.store' })}>{t('store')}</Button>}
      <Button type="submit" tone="loud" busy={isSaving} aria-disabled={isMuted || undefined}>
        {t(isOut ? 'save' : 'submit')}
      </Button>
    </div>
  );
}

function EditorWord({ actor }: { readonly actor: PostEditorActor }) {
  const { t } = useTranslation(['editor', 'failure']);
  const failure = useSelector(actor, selectEditorFailure);
  const isTouched = useSelector(actor, selectIsTouched);
  if (failure) {
    return (
      <p role="alert" className={classNames(css.alert, capital)}>
        {`${t('editor:failed')} ${failureText(t, failure)}`}
      </p>
    );
  }
  return (
    <p role="status" className={css.status}>
      {isTouched ? t('editor:kept') : ''}
    </p>
  );
}
