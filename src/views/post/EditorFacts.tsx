import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type PostEditorActor, selectForm } from '#machines/post/post-editor.machine.ts';
import { factsOf } from '#machines/post/post-form.ts';
import { postMaxLength } from '#services/contract/constants.ts';
import { lengthOf } from '#services/contract/text.ts';
import { TextField } from '../ui/TextField.tsx';
import * as css from './PostEditor.css.ts';
import { usePostFieldError } from './use-post-field-error.ts';

export function EditorFacts({ actor }: { readonly actor: PostEditorActor }) {
  const { t } = useTranslation(['editor', 'post']);
  const { type, facts } = useSelector(actor, selectForm);
  const error = usePostFieldError(actor);
  if (type === null) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('editor:facts')}</legend>
      <div className={css.facts}>
        {factsOf[type].map((kind) => {
          const text = facts[kind] ?? '';
          const name = t(`post:fact.${kind}`);
          return (
            <TextField
              key={kind}
              label={name}
              name={kind}
              value={text}
              autoComplete="off"
              onChange={({ target }) => actor.send({ type: 'fact.change', kind, text: target.value })}
              error={lengthOf(text) > postMaxLength.fact ? error('facts', name) : undefined}
              tight
            />
          );
        })}
      </div>
    </fieldset>
  );
}
