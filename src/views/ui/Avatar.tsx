import { useState } from 'react';
import * as css from './Avatar.css.ts';
import { classNames } from './class-names.ts';
import { initialOf } from './initial.ts';
import { Picture } from './Picture.tsx';

const tints = ['accent', 'supply', 'demand', 'recruitment'] as const;

function tintOf(name: string): (typeof tints)[number] {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tints[sum % tints.length] ?? 'accent';
}

interface AvatarProps {
  readonly name: string;
  readonly src?: string | undefined;
  readonly size?: keyof typeof css.size | undefined;
  readonly shape?: keyof typeof css.shape | undefined;
}

export function Avatar({ name, src, size = 'm', shape = 'person' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span aria-hidden="true" className={classNames(css.root, css.size[size], css.shape[shape], css.tint[tintOf(name)])}>
      <span>{initialOf(name)}</span>
      {!src || src === broken ? null : (
        <Picture
          className={css.image}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
