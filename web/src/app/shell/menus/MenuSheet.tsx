import { SlideOver } from '@/ui';
import { SideMenu } from './SideMenu.tsx';

/** The main menu on narrow screens. */
export default function MenuSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <SlideOver opened={opened} onClose={onClose} title="Menu" side="left">
      <SideMenu onFollow={onClose} />
    </SlideOver>
  );
}
