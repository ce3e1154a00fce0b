import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type PostEditorActor, selectErrors } from '#machines/post/post-editor.machine.ts';
import type { PostField } from '#machines/post/post-form.ts';

export const usePostFieldError = (actor: PostEditorActor) => {
  const { t } = useTranslation('editor');
  const errors = useSelector(actor, selectErrors);
  return (field: PostField, name: string): string | undefined => {
    const error = errors[field];
    if (!error) return undefined;
    if (error.code === 'tooLong') return t('error.tooLong', { field: name, max: error.max, over: error.over });
    return t(field === 'type' ? 'error.chosen' : 'error.required', { field: name });
  };
};
