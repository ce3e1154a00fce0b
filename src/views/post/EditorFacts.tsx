import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type PostEditorActor, selectForm } from '#machines/post/post-editor.machine.ts';
import { type FactKind, factsOf, typeIn } from '#machines/post/post-form.ts';
import { TextField } from '../ui/TextField.tsx';
import * as css from './PostEditor.css.ts';
import { usePostField } from './use-post-field.ts';

interface Props {
  readonly actor: PostEditorActor;
}

export function EditorFacts({ actor }: Props) {
  const { t } = useTranslation('editor');
  const type = useSelector(actor, (snapshot) => typeIn(selectForm(snapshot)));
  if (type === null) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('facts')}</legend>
      <div className={css.facts}>
        {factsOf[type].map((kind) => (
          <FactField key={kind} actor={actor} kind={kind} />
        ))}
      </div>
    </fieldset>
  );
}

function FactField({ actor, kind }: Props & { readonly kind: FactKind }) {
  const { t } = useTranslation('post');
  return <TextField {...usePostField(actor, kind, t(`fact.${kind}`))} autoComplete="off" tight />;
}
