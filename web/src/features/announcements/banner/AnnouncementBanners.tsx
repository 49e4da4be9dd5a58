import { IconSpeakerphone, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, IconButton, VisuallyHidden } from '@/ui';
import { announcementTexts as texts } from '@schema/rules/announcements-texts';
import css from './AnnouncementBanners.module.css';
import { BannerMessage } from './BannerMessage';
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
  const section = useRef<HTMLElement>(null);
  const shown = isOpen ? all : all.slice(0, 1);
  const more = all.length - 1;
  const dismissOne = (id: string) => {
    dismiss(id);
    // Its button goes with it: the focus stays where the next announcement begins.
    section.current?.focus({ preventScroll: true });
  };
  // A conversation fills the screen down to its composer: announcements wait for the next page.
  if (/^\/chat\/./.test(pathname)) return null;
  return (
    <section aria-label={texts.label} ref={section} tabIndex={-1} className={css.banners}>
      {/* There before its first words, so that they are read out; nothing to press is in it. */}
      <VisuallyHidden role="status">{all.length > 0 && texts.count(all.length)}</VisuallyHidden>
      {shown.map(({ id, message }) => (
        <div key={id} className={css.banner}>
          <IconSpeakerphone size={20} aria-hidden className={css.icon} />
          <BannerMessage message={message} />
          <IconButton label={texts.dismiss} onClick={() => dismissOne(id)}>
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
