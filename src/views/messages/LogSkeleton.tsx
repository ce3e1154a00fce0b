import { classNames } from '../ui/class-names.ts';
import { SkeletonAvatar, SkeletonBlock, together } from '../ui/Skeleton.tsx';
import * as css from './MessageBubble.css.ts';

const bones = [
  { key: 'a', width: '220px', isOwn: false },
  { key: 'b', width: '150px', isOwn: true },
  { key: 'c', width: '260px', isOwn: true },
  { key: 'd', width: '180px', isOwn: false },
];

export function LogSkeleton() {
  return (
    <div aria-busy="true" className={classNames(css.bones, together)}>
      {bones.map(({ key, width, isOwn }) => (
        <div key={key} className={classNames(css.root, isOwn && css.own)}>
          <SkeletonAvatar size={34} />
          <SkeletonBlock width={width} height="40px" />
        </div>
      ))}
    </div>
  );
}
