import { focusBlock } from '../ui/focus-block.ts';
import { Html, type HtmlProps, type LostImage } from '../ui/Html.tsx';
import * as css from './ContentPicture.css.ts';
import { LostPicture } from './LostPicture.tsx';

const sizeOf = (image: HTMLImageElement) => {
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')].map(Number);
  return width && height ? { width, aspectRatio: width / height } : undefined;
};

const instead = ({ image, again }: LostImage) => (
  <LostPicture
    alt={image.alt}
    className={css.inText}
    style={sizeOf(image)}
    onAgain={
      again &&
      (({ currentTarget }) => {
        focusBlock(currentTarget);
        again();
      })
    }
  />
);

export function ContentHtml(props: Omit<HtmlProps, 'instead'>) {
  return <Html {...props} instead={instead} />;
}
