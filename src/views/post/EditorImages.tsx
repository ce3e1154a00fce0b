import { useSelector } from '@xstate/react';
import ImagePlus from 'lucide-react/icons/image-plus';
import Star from 'lucide-react/icons/star';
import { useTranslation } from 'react-i18next';
import { type PostEditorActor, selectPictures } from '#machines/post/post-editor.machine.ts';
import { imageUpload } from '#services/contract/constants.ts';
import { chosenImages } from '../images/chosen-images.ts';
import { ImageTile } from '../images/ImageTile.tsx';
import { Chip } from '../ui/Chip.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as css from './PostEditor.css.ts';

/** R5.7-8; the first picture is the cover. */
export function EditorImages({ actor }: { readonly actor: PostEditorActor }) {
  const { t } = useTranslation(['editor', 'upload']);
  const pictures = useSelector(actor, selectPictures);
  const hint = t('upload:hint', { n: imageUpload.maxImages, size: imageUpload.maxBytes / 1024 / 1024 });
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('editor:images')}</legend>
      <ul role="list" className={css.images} aria-label={t('upload:list')}>
        {pictures.map(({ id, ref, address }, index) => (
          <li key={id}>
            <ImageTile
              at={index + 1}
              actor={ref}
              address={address}
              onRemove={() => actor.send({ type: 'image.remove', id })}
              sign={index === 0 && pictures.length > 1 ? <Chip tone="accent">{t('editor:cover')}</Chip> : undefined}
              tools={
                index === 0 ? undefined : (
                  <IconButton
                    label={t('editor:setLead', { at: index + 1 })}
                    icon={<Star aria-hidden="true" size={16} />}
                    onClick={() => actor.send({ type: 'image.lead', id })}
                  />
                )
              }
            />
          </li>
        ))}
        {pictures.length < imageUpload.maxImages ? (
          <li>
            <label className={css.choose}>
              <ImagePlus aria-hidden="true" size={24} strokeWidth={1.5} />
              <span>{t('upload:choose')}</span>
              <input
                className={css.file}
                type="file"
                // Else WebKit names it by its own button, whose words Firefox adds in any case.
                aria-label={t('upload:choose')}
                accept={imageUpload.types.join()}
                multiple
                onChange={({ target }) => {
                  actor.send({ type: 'images.add', images: chosenImages(target.files ?? []) });
                  target.value = '';
                }}
              />
            </label>
          </li>
        ) : null}
      </ul>
      <p className={css.hint}>{pictures.length > 1 ? `${hint} · ${t('editor:imagesCover')}` : hint}</p>
    </fieldset>
  );
}
