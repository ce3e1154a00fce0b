import { ConversationRowSkeleton } from './ConversationRow.tsx';
import { LogSkeleton } from './LogSkeleton.tsx';
import * as css from './Messages.css.ts';

const bones = ['a', 'b', 'c', 'd', 'e', 'f'];

export function MessagesSkeleton() {
  return (
    <div className={css.root} aria-busy="true">
      <div className={css.side}>
        {bones.map((key) => (
          <ConversationRowSkeleton key={key} />
        ))}
      </div>
      <div className={css.pane}>
        <LogSkeleton />
      </div>
    </div>
  );
}
