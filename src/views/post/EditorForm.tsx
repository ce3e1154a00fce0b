import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type PostEditorActor, selectAttempts, selectForm, selectLost } from '#machines/post/post-editor.machine.ts';
import { postThemes, publishedTypes, themeIn, typeIn } from '#machines/post/post-form.ts';
import { postMaxLength } from '#services/contract/constants.ts';
import { lengthOf } from '#services/contract/text.ts';
import { useMay } from '../context.tsx';
import { takePasted } from '../images/chosen-images.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/Form.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { EditorCircle } from './EditorCircle.tsx';
import { EditorFacts } from './EditorFacts.tsx';
import { EditorFoot } from './EditorFoot.tsx';
import { EditorImages } from './EditorImages.tsx';
import * as css from './PostEditor.css.ts';
import { usePostField } from './use-post-field.ts';

interface EditorFormProps {
  readonly actor: PostEditorActor;
}

export function EditorForm({ actor }: EditorFormProps) {
  const attempts = useSelector(actor, selectAttempts);
  return (
    <>
      <EditorBanners actor={actor} />
      <Form className={css.form} refusals={attempts} onSubmit={() => actor.send({ type: 'post.submit' })}>
        <EditorWords actor={actor} />
        <EditorFacts actor={actor} />
        <EditorTheme actor={actor} />
        <EditorImages actor={actor} />
        <EditorCircle actor={actor} />
        <EditorFoot actor={actor} />
      </Form>
    </>
  );
}

function EditorWords({ actor }: EditorFormProps) {
  const { t } = useTranslation(['editor', 'post']);
  const chosen = useSelector(actor, (snapshot) => typeIn(selectForm(snapshot)));
  const type = usePostField(actor, 'type', t('editor:type'));
  const title = usePostField(actor, 'title', t('editor:title'));
  const content = usePostField(actor, 'content', t('editor:content'));
  return (
    <>
      <RadioGroup
        label={type.label}
        options={publishedTypes.map((id) => ({ id, label: t(`post:type.${id}`) }))}
        value={chosen ?? undefined}
        onChange={(text) => actor.send({ type: 'field.change', field: 'type', text })}
        error={type.error}
        required
        name={type.name}
      />
      <TextField
        {...title}
        placeholder={chosen === null ? undefined : t(`editor:titleHint.${chosen}`)}
        counter={{ now: lengthOf(title.value), max: postMaxLength.title }}
        autoComplete="off"
        required
      />
      <TextArea
        {...content}
        rows={10}
        placeholder={t('editor:contentHint')}
        onPaste={takePasted((images) => actor.send({ type: 'images.add', images }))}
        counter={{ now: lengthOf(content.value), max: postMaxLength.content }}
        required
      />
    </>
  );
}

function EditorBanners({ actor }: EditorFormProps) {
  const { t } = useTranslation('editor');
  const isRestored = useSelector(actor, (snapshot) => snapshot.hasTag('restored'));
  const lost = useSelector(actor, selectLost);
  const may = useMay('publish');
  if (!isRestored && may === 'yes') return null;
  return (
    <div className={css.banners}>
      {may === 'muted' ? <Banner tone="warning" label={t('muted')} text={t('muted')} /> : null}
      {may === 'complete' ? <Banner label={t('unregistered')} text={t('unregistered')} /> : null}
      {isRestored ? (
        <Banner
          label={t('restored')}
          text={lost === 0 ? t('restored') : `${t('restored')} ${t('lostImages', { count: lost })}`}
          action={
            <Button size="s" onClick={() => actor.send({ type: 'draft.discard' })}>
              {t('discard')}
            </Button>
          }
        />
      ) : null}
    </div>
  );
}

function EditorTheme({ actor }: { readonly actor: PostEditorActor }) {
  const { t } = useTranslation('editor');
  return (
    <RadioGroup
      label={t('theme')}
      name="theme"
      look="pills"
      options={postThemes.map((id) => ({ id, label: t(`themes.${id}`) }))}
      value={useSelector(actor, (snapshot) => themeIn(selectForm(snapshot)))}
      onChange={(text) => actor.send({ type: 'field.change', field: 'theme', text })}
    />
  );
}
