import { useSelector } from '@xstate/react';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CompanySuggestActor,
  selectSuggestions,
  suggestFor,
} from '#machines/company-suggest/company-suggest.machine.ts';
import { Button } from '../ui/Button.tsx';
import { Combobox } from '../ui/Combobox.tsx';
import * as css from './Companies.css.ts';

interface CompanySearchProps {
  readonly names: CompanySuggestActor;
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
  readonly onChoose: (name: string) => void;
  readonly children: ReactNode;
}

export function CompanySearch({ names, keyword, onSearch, onChoose, children }: CompanySearchProps) {
  const { t, i18n } = useTranslation('company');
  const [typed, setTyped] = useState<string | null>(null);
  const found = useSelector(names, selectSuggestions);
  const isBusy = useSelector(names, (snapshot) => snapshot.hasTag('busy'));
  const isHot = useSelector(names, (snapshot) => snapshot.hasTag('hot'));
  const isFailed = useSelector(names, (snapshot) => snapshot.hasTag('failed'));
  const isEnglish = i18n.language === 'en';
  const items = useMemo(
    () => found.map(({ id, cnName, enName }) => ({ id: String(id), label: (isEnglish && enName) || cnName })),
    [found, isEnglish],
  );
  const text = typed ?? keyword;
  const close = () => {
    names.send({ type: 'suggest.close' });
    setTyped(null);
  };
  const search = (word: string) => {
    close();
    onSearch(word.trim());
  };
  return (
    <div className={css.search}>
      <Combobox
        label={t('library.search')}
        labelHidden
        tight
        inputMode="search"
        placeholder={t('library.searchHint')}
        before={<Search aria-hidden="true" size={18} />}
        items={items}
        inputValue={text}
        allowCustom
        onInputValueChange={(changed, input) => {
          setTyped(changed);
          names.send(suggestFor({ text: changed, isComposing: input === 'composing' }));
        }}
        onSelect={({ label }) => {
          close();
          onChoose(label);
        }}
        onSubmit={search}
        onOpenChange={(isOpen) =>
          names.send(isOpen ? { type: 'suggest.open', keyword: text } : { type: 'suggest.leave' })
        }
        loading={isBusy}
        loadingText={t('library.names.searching')}
        failedText={isFailed ? t('library.names.failed') : undefined}
        offersLabel={t('library.names.offers')}
        resultsText={isHot ? t('library.names.hot') : t('library.names.count', { count: items.length })}
      />
      {children}
      <Button tone="loud" onClick={() => search(text)}>
        {t('library.go')}
      </Button>
    </div>
  );
}
