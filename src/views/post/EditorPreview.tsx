import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { textOf } from '#machines/kit/form.ts';
import { type PostEditorActor, selectForm, selectGreyWords, selectImages } from '#machines/post/post-editor.machine.ts';
import { factsIn, themeIn, typeIn } from '#machines/post/post-form.ts';
import { maskedTitle } from '#machines/post/post-title.ts';
import { postTagId } from '#services/contract/constants.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import * as ask from '../ui/Dialog.css.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { stack, wrap } from '../ui/layout.css.ts';
import * as body from './PostBody.css.ts';
import * as css from './PostEditor.css.ts';
import { PostFacts } from './PostFacts.tsx';
import { PostImages } from './PostImages.tsx';
import { TypeChip } from './TypeChip.tsx';

interface Props {
  readonly actor: PostEditorActor;
}

/** Grey words are masked (R3-36). */
export function EditorPreview({ actor }: Props) {
  const { t } = useTranslation('editor');
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('previewing'));
  const close = () => actor.send({ type: 'preview.close' });
  return (
    <Dialog open={isOpen} title={t('preview.title')} size="wide" onClose={close} closeLabel={t('preview.close')}>
      <Sheet actor={actor} />
      <div className={ask.actions}>
        <Button onClick={close}>{t('preview.close')}</Button>
        <Button tone="loud" onClick={() => actor.send({ type: 'post.submit' })}>
          {t('submit')}
        </Button>
      </div>
    </Dialog>
  );
}

function Sheet({ actor }: Props) {
  const { t } = useTranslation('editor');
  const form = useSelector(actor, selectForm);
  const images = useSelector(actor, selectImages);
  const greyWords = useSelector(actor, selectGreyWords);
  const type = typeIn(form);
  const [title, content] = [textOf(form, 'title'), textOf(form, 'content')];
  const paragraphs = content
    .trim()
    .split('\n')
    .map((text, at) => ({ key: `${at}`, text }));
  return (
    <article className={stack.l}>
      <div className={wrap.s}>
        {type === null ? null : <TypeChip tagId={postTagId[type]} />}
        <Chip>{t(`themes.${themeIn(form)}`)}</Chip>
      </div>
      <h3 className={body.title} lang="zh-CN">
        {title.trim() === '' ? t('preview.untitled') : maskedTitle({ title, greyWords })}
      </h3>
      {greyWords.length === 0 ? null : (
        <p role="status" className={css.grey}>
          {t('preview.grey', { words: greyWords.join('、') })}
        </p>
      )}
      <PostFacts facts={factsIn(form)} />
      <div className={body.text} lang="zh-CN">
        {content.trim() === '' ? <p>{t('preview.empty')}</p> : null}
        {content.trim() === '' ? null : paragraphs.map(({ key, text }) => <p key={key}>{text}</p>)}
      </div>
      <PostImages images={images} />
    </article>
  );
}
