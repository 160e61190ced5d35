import { CommandPalette } from './command-palette';
import { ShortcutHelp } from './shortcut-help';

export type SearchDialog = 'palette' | 'help';

interface Props {
  shown: SearchDialog;
  onShow: (dialog: SearchDialog) => void;
  onClose: () => void;
}

export default function SearchDialogs({ shown, onShow, onClose }: Props) {
  return shown === 'palette' ? <CommandPalette onHelp={() => onShow('help')} onClose={onClose} /> : <ShortcutHelp onClose={onClose} />;
}
