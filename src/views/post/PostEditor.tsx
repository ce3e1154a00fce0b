import { useSelector } from '@xstate/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type PostEditorActor,
  selectEditorFailure,
  selectIsNew,
  selectSavedId,
} from '#machines/post/post-editor.machine.ts';
import { useTo } from '../context.tsx';
import { takeDropped } from '../images/chosen-images.ts';
import { SubjectState } from '../kit/PageState.tsx';
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
  const isMissing = useSelector(actor, (snapshot) => snapshot.hasTag('missing'));
  const shown = useSelector(actor, shownIn);
  const failure = useSelector(actor, (snapshot) => (snapshot.hasTag('failed') ? selectEditorFailure(snapshot) : null));
  const title = t(isNew ? 'editor:new' : 'editor:change');
  return (
    <SubjectState
      data={shown}
      failure={failure}
      isMissing={isMissing}
      missing={{
        title: t('editor:missing'),
        text: t('editor:missingText'),
        action: { href: to.tagPosts({ postTag: 'latest' }), label: t('editor:toList') },
      }}
      failed={t('editor:loadFailed')}
      onRetry={() => actor.send({ type: 'post.retry' })}
      waiting={<Waiting />}
      around={(content: ReactNode) => (
        <div className={css.root}>
          <title>{t('post:pageTitle', { page: title })}</title>
          <header className={css.head}>
            <div className={css.heading}>
              <h1>{title}</h1>
              <p className={css.lead}>{t('editor:lead')}</p>
            </div>
            {shown === 'form' ? (
              <Button size="s" tone="quiet" onClick={() => actor.send({ type: 'editor.leave' })}>
                {t('editor:back')}
              </Button>
            ) : null}
          </header>
          {content}
        </div>
      )}
    >
      {(part) =>
        part === 'saved' ? (
          <Saved actor={actor} />
        ) : (
          <section aria-label={title} {...takeDropped((images) => actor.send({ type: 'images.add', images }))}>
            <EditorForm actor={actor} />
            <EditorPreview actor={actor} />
            <EditorLeave actor={actor} />
            <EditorParted actor={actor} />
          </section>
        )
      }
    </SubjectState>
  );
}

const shownIn = (snapshot: ReturnType<PostEditorActor['getSnapshot']>): 'saved' | 'form' | null => {
  if (snapshot.hasTag('saved')) return 'saved';
  return (['missing', 'loading', 'failed'] as const).some((tag) => snapshot.hasTag(tag)) ? null : 'form';
};

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
