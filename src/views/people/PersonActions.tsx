import { FollowButton } from '../shared/FollowButton.tsx';
import { FriendButton } from '../shared/FriendButton.tsx';
import * as css from './PersonRow.css.ts';

interface Props {
  readonly person: {
    readonly memberId: string;
    readonly name: string;
    readonly isFriend: boolean;
    readonly hasPendingFriendRequest: boolean;
    readonly isFollowed: boolean;
  };
}

export function PersonActions({ person }: Props) {
  return (
    <div className={css.actions}>
      <FollowButton id={person.memberId} name={person.name} followed={person.isFollowed} />
      <FriendButton
        memberId={person.memberId}
        name={person.name}
        isFriend={person.isFriend}
        isPending={person.hasPendingFriendRequest}
        listed
      />
    </div>
  );
}
