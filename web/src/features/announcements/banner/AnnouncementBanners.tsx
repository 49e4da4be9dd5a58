import { IconSpeakerphone, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, IconButton } from '@/ui';
import { announcementTexts as texts } from '@schema/rules/announcements-texts';
import css from './AnnouncementBanners.module.css';
import { MessageText } from './MessageText';
import { useAnnouncements } from './useAnnouncements';
import { useDismiss } from './useDismiss';

/**
 * What the college tells the viewer, above the page: the newest, and the others behind a button, so
 * that they never cover the page.
 */
export function AnnouncementBanners() {
  const { pathname } = useLocation();
  const all = useAnnouncements();
  const dismiss = useDismiss();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? all : all.slice(0, 1);
  const more = all.length - 1;
  // A conversation fills the screen down to its composer: announcements wait for the next page.
  if (/^\/chat\/./.test(pathname)) return null;
  return (
    <section aria-label={texts.label} aria-live="polite" className={css.banners}>
      {shown.map(({ id, message }) => (
        <div key={id} className={css.banner}>
          <IconSpeakerphone size={20} aria-hidden className={css.icon} />
          <p className={css.message}>
            <MessageText message={message} />
          </p>
          <IconButton label={texts.dismiss} onClick={() => dismiss(id)}>
            <IconX size={18} aria-hidden />
          </IconButton>
        </div>
      ))}
      {more > 0 && (
        <Button variant="subtle" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show the newest only' : `${more} more`}
        </Button>
      )}
    </section>
  );
}
