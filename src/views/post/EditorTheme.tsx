import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type PostEditorActor, selectForm } from '#machines/post/post-editor.machine.ts';
import { postThemes } from '#machines/post/post-form.ts';
import { RadioGroup } from '../ui/RadioGroup.tsx';

export function EditorTheme({ actor }: { readonly actor: PostEditorActor }) {
  const { t } = useTranslation('editor');
  const { theme } = useSelector(actor, selectForm);
  return (
    <RadioGroup
      label={t('theme')}
      name="theme"
      look="pills"
      options={postThemes.map((id) => ({ id, label: t(`themes.${id}`) }))}
      value={theme}
      onChange={(chosen) => actor.send({ type: 'theme.choose', theme: chosen })}
    />
  );
}
