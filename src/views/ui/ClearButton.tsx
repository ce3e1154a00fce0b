import X from 'lucide-react/icons/x';
import * as css from './Combobox.css.ts';

interface ClearButtonProps {
  readonly label: string;
  readonly onClear: () => void;
}

export function ClearButton({ label, onClear }: ClearButtonProps) {
  return (
    <button type="button" className={css.trigger} aria-label={label} onClick={onClear}>
      <X aria-hidden="true" size={16} />
    </button>
  );
}
