import { useTranslation } from 'react-i18next';
import { useTo } from '#views/context.tsx';
import { FollowButton } from '#views/shared/FollowButton.tsx';
import { LinkButton } from '#views/ui/LinkButton.tsx';
import * as css from './PersonRow.css.ts';

interface Props {
  readonly person: {
    readonly memberId: string;
    readonly name: string;
    readonly isFriend: boolean;
    readonly isFollowed: boolean;
  };
}

/** What the reader may do with someone: follow him; a friend is written to. */
export function PersonActions({ person }: Props) {
  const { t } = useTranslation('people');
  const to = useTo();
  return (
    <div className={css.actions}>
      <FollowButton id={person.memberId} name={person.name} followed={person.isFollowed} />
      {person.isFriend ? (
        <LinkButton size="s" href={to.messages()} aria-label={t('card.messageTo', { name: person.name })}>
          {t('card.message')}
        </LinkButton>
      ) : null}
    </div>
  );
}
