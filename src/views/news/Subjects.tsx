import { useTranslation } from 'react-i18next';
import type { NewsDetail } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { langOf } from '../kit/lang-of.ts';
import { LinkChip } from '../ui/Chip.tsx';
import { grid } from '../ui/layout.css.ts';
import * as css from './Subjects.css.ts';

type SubjectsProps = Pick<NewsDetail, 'tags' | 'companies'>;

export function Subjects({ tags, companies }: SubjectsProps) {
  const { t } = useTranslation('news');
  const to = useTo();
  const groups = [
    {
      title: t('article.companies'),
      links: companies.map(({ id, name }) => ({ id, name, href: to.companyNews({ companyId: String(id) }) })),
    },
    {
      title: t('article.tags'),
      links: tags.map(({ id, name }) => ({ id, name, href: to.tagNews({ tagId: String(id) }) })),
    },
  ].filter(({ links }) => links.length > 0);
  if (groups.length === 0) return null;
  return (
    <footer className={css.root}>
      {groups.map(({ title, links }) => (
        <div key={title} className={grid.s}>
          <h2 className={css.title}>{title}</h2>
          <ul role="list" className={css.list}>
            {links.map(({ id, name, href }) => (
              <li key={id}>
                <LinkChip href={href} lang={langOf(name)}>
                  {name}
                </LinkChip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </footer>
  );
}
