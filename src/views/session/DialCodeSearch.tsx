import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DialCodeRow, dialCodes } from '#services/contract/dial-codes.generated.ts';
import { Combobox } from '../ui/Combobox.tsx';
import { byEnglishName, findDialCodes, rowOfDialCode } from './dial-code-search.ts';

export interface DialCodeProps {
  readonly dialCode: string;
  readonly onChoose: (dialCode: string) => void;
}

const nameOf = ([, , zh, en]: DialCodeRow, isEnglish: boolean): string => (isEnglish ? en : zh);

export function DialCodeSearch({ dialCode, onChoose }: DialCodeProps) {
  const { t, i18n } = useTranslation('session');
  const [search, setSearch] = useState<string | null>(null);
  const [iso, setIso] = useState<string>();
  const isEnglish = i18n.language === 'en';
  const chosen = dialCodes.find(([id, dial]) => id === iso && dial === dialCode) ?? rowOfDialCode(dialCode);
  const items = useMemo(() => {
    // Builds the whole list only when it is open.
    const rows = search === null ? (chosen ? [chosen] : []) : findDialCodes(search);
    return (isEnglish ? byEnglishName(rows) : rows).map((row) => ({
      id: row[0],
      label: nameOf(row, isEnglish),
      hint: row[1],
      dial: row[1],
    }));
  }, [search, chosen, isEnglish]);
  const type = (text: string) => {
    // Ark sets the chosen name, too: it is ignored, as the field is too narrow for it.
    if (search !== null || !chosen || text !== nameOf(chosen, isEnglish)) setSearch(text);
  };
  const choose = (item: { readonly id: string; readonly dial: string }) => {
    setIso(item.id);
    onChoose(item.dial);
  };
  return (
    <Combobox
      label={t('field.dialCode')}
      items={items}
      value={chosen?.[0]}
      inputValue={search ?? dialCode}
      placeholder={dialCode}
      onInputValueChange={type}
      onOpenChange={(isOpen) => setSearch((words) => (isOpen ? (words ?? '') : null))}
      onSelect={choose}
      onSubmit={() => {
        const [first] = items;
        if (search && first) choose(first);
      }}
      allowCustom
      toggleLabel={t('field.dialCodeSearch')}
      emptyText={t('field.dialCodeNone')}
      offersLabel={t('field.dialCodeOffers')}
      resultsText={search ? t('field.dialCodeCount', { number: items.length }) : t('field.dialCodeSearch')}
      widePanel
    />
  );
}
