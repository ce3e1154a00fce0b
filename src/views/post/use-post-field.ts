import { useTranslation } from 'react-i18next';
import type { PostEditorActor } from '#machines/post/post-editor.machine.ts';
import type { PostField } from '#machines/post/post-form.ts';
import { useFormField } from '../kit/use-form-field.ts';

/** An error names the field. */
export const usePostField = (actor: PostEditorActor, field: PostField, label: string) => {
  const { t } = useTranslation('editor');
  const { error, ...control } = useFormField(actor, field);
  const words =
    error?.code === 'tooLong'
      ? t('error.tooLong', { field: label, max: error.max, over: error.over })
      : t(field === 'type' ? 'error.chosen' : 'error.required', { field: label });
  return { ...control, label, error: error && words };
};
