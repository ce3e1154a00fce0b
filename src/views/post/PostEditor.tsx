import { useSelector } from '@xstate/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslation } from 'react-i18next';
import {
  type PostEditorActor,
  selectEditorFailure,
  selectIsNew,
  selectSavedId,
} from '#machines/post/post-editor.machine.ts';
import { useTo } from '../context.tsx';
import { takeDropped } from '../shared/chosen-images.ts';
import { FailedPart } from '../shared/FailedPart.tsx';
import { MissingPage } from '../shared/MissingPage.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { SkeletonBlock, SkeletonText } from '../ui/Skeleton.tsx';
import { EditorForm } from './EditorForm.tsx';
import { EditorLeave } from './EditorLeave.tsx';
import { EditorParted } from './EditorParted.tsx';
import { EditorPreview } from './EditorPreview.tsx';
import * as css from './PostEditor.css.ts';

interface PostEditorProps {
  readonly actor: PostEditorActor;
}

export function PostEditor({ actor }: PostEditorProps) {
  const { t } = useTranslation(['editor', 'post']);
  const to = useTo();
  const isNew = useSelector(actor, selectIsNew);
  const place = useSelector(actor, placeOf);
  const title = t(isNew ? 'editor:new' : 'editor:change');
  if (place === 'missing') {
    const way = { href: to.tagPosts({ postTag: 'latest' }), label: t('editor:toList') };
    return <MissingPage title={t('editor:missing')} text={t('editor:missingText')} way={way} />;
  }
  return (
    <div className={css.root}>
      <title>{t('post:pageTitle', { page: title })}</title>
      <header className={css.head}>
        <div className={css.heading}>
          <h1>{title}</h1>
          <p className={css.lead}>{t('editor:lead')}</p>
        </div>
        {place === 'form' ? (
          <Button size="s" tone="quiet" onClick={() => actor.send({ type: 'editor.leave' })}>
            {t('editor:back')}
          </Button>
        ) : null}
      </header>
      {place === 'loading' ? <Waiting /> : null}
      {place === 'failed' ? <Failed actor={actor} /> : null}
      {place === 'saved' ? <Saved actor={actor} /> : null}
      {place === 'form' ? (
        <section aria-label={title} {...takeDropped((images) => actor.send({ type: 'images.add', images }))}>
          <EditorForm actor={actor} />
          <EditorPreview actor={actor} />
          <EditorLeave actor={actor} />
          <EditorParted actor={actor} />
        </section>
      ) : null}
    </div>
  );
}

type Snapshot = ReturnType<PostEditorActor['getSnapshot']>;

const placeOf = (snapshot: Snapshot): 'missing' | 'loading' | 'failed' | 'saved' | 'form' =>
  (['missing', 'loading', 'failed', 'saved'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'form';

function Waiting() {
  return (
    <div className={css.form}>
      <div className={css.holding}>
        <SkeletonBlock height="48px" />
        <SkeletonText lines={8} />
        <SkeletonBlock height="128px" />
      </div>
    </div>
  );
}

function Failed({ actor }: PostEditorProps) {
  const { t } = useTranslation('editor');
  const failure = useSelector(actor, selectEditorFailure);
  return <FailedPart title={t('loadFailed')} failure={failure} onRetry={() => actor.send({ type: 'post.retry' })} />;
}

function Saved({ actor }: PostEditorProps) {
  const { t } = useTranslation('editor');
  const to = useTo();
  const id = useSelector(actor, selectSavedId);
  const mayAgain = useSelector(actor, selectIsNew);
  return (
    <EmptyState
      icon={<CircleCheck size={26} strokeWidth={1.5} />}
      title={t('saved.title')}
      text={t('saved.text')}
      action={
        <>
          {id === null ? null : (
            <LinkButton tone="loud" href={to.post({ id })}>
              {t('saved.see')}
            </LinkButton>
          )}
          {mayAgain ? <Button onClick={() => actor.send({ type: 'post.another' })}>{t('saved.another')}</Button> : null}
        </>
      }
    />
  );
}
