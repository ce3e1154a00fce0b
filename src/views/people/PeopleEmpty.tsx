import { useSelector } from '@xstate/react';
import Eye from 'lucide-react/icons/eye';
import UserSearch from 'lucide-react/icons/user-search';
import { useTranslation } from 'react-i18next';
import { type PeopleActor, selectIsFiltered, selectList } from '#machines/content/people.machine.ts';
import { useApp, useTo } from '../context.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

export function PeopleEmpty({ actor }: { readonly actor: PeopleActor }) {
  const { t } = useTranslation('people');
  const to = useTo();
  const isFiltered = useSelector(actor, selectIsFiltered);
  const list = useSelector(actor, selectList);
  if (isFiltered) {
    return (
      <EmptyState
        icon={<UserSearch size={26} strokeWidth={1.5} />}
        title={t('empty.filtered')}
        text={t('empty.filteredText')}
        action={<Button onClick={() => actor.send({ type: 'filter.clear' })}>{t('filter.clear')}</Button>}
      />
    );
  }
  if (list === 'visitors') {
    return (
      <EmptyState
        icon={<Eye size={26} strokeWidth={1.5} />}
        title={t('empty.visitors')}
        text={t('empty.visitorsText')}
        action={<LinkButton href={to.editInfo()}>{t('empty.toEdit')}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      icon={<UserSearch size={26} strokeWidth={1.5} />}
      title={t('empty.list')}
      text={t('empty.listText')}
      action={<LinkButton href={to.people()}>{t('empty.toAll')}</LinkButton>}
    />
  );
}

export function ProfileWanted() {
  const { t } = useTranslation('people');
  const app = useApp();
  return (
    <EmptyState
      icon={<Eye size={26} strokeWidth={1.5} />}
      title={t('empty.incomplete')}
      text={t('empty.incompleteText')}
      action={
        <Button tone="loud" onClick={() => app.send({ type: 'login.wanted', byTap: true })}>
          {t('empty.complete')}
        </Button>
      }
    />
  );
}
