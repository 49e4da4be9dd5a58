import { announcementTexts as texts } from '@schema/rules/announcements/announcements-texts';
import { isWebPath } from '@schema/rules/pages/pages';
import { IconSpeakerphone, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { claimsOf, useToken } from '@/core/auth';
import { useIsLost } from '@/core/items/lost';
import { announcementsAbove, tellHere } from '@/core/live/told-here';
import { Button, IconButton, useIsNarrow, VisuallyHidden } from '@/ui';
import css from './AnnouncementBanners.module.css';
import { BannerMessage } from './BannerMessage';
import { useAnnouncements } from './useAnnouncements';
import { useArrived } from './useArrived';
import { useDismiss } from './useDismiss';
import { useUnseen } from './useUnseen';

/**
 * A conversation needs the height of the screen: on a phone announcements wait for the next page,
 * elsewhere they take one line above it.
 */
const isConversation = (pathname: string): boolean => /^\/chat\/./.test(pathname);

function Banners({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const isNarrow = useIsNarrow();
  const besideConversation = isConversation(pathname);
  // Nobody who is lost needs news as well.
  const isLost = useIsLost();
  const isHidden = (isNarrow && besideConversation) || !isWebPath(pathname) || isLost;
  const section = useRef<HTMLElement>(null);
  const dismissals = useDismiss();
  const { banners, isLive } = useAnnouncements(userId, dismissals);
  // The bell's toast would say the same words over the page.
  const isToldHere = isLive && !isHidden;
  useEffect(() => (isToldHere ? tellHere(announcementsAbove) : undefined), [isToldHere]);
  const arrived = useArrived(banners, isHidden, (show) => {
    flushSync(show);
    section.current?.focus();
  });
  const all = useUnseen(userId, arrived, isHidden);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? all : all.slice(0, 1);
  const more = all.length - 1;
  const isLine = isNarrow && !isOpen;
  const dismissOne = (id: string) => {
    dismissals.dismiss(id);
    // Its button goes with it: the focus stays where the next announcement begins.
    section.current?.focus({ preventScroll: true });
  };
  if (isHidden) return null;
  return (
    <section
      aria-label={texts.label}
      ref={section}
      tabIndex={-1}
      className={css.banners}
      data-one-line={((besideConversation || isNarrow) && !isOpen) || undefined}
    >
      {/* There before its first words, so that they are read out; nothing to press is in it. */}
      <VisuallyHidden role="status">{all.length > 0 && texts.count(all.length)}</VisuallyHidden>
      {shown.map(({ id, message }) => (
        <div key={id} className={css.banner}>
          <IconSpeakerphone size={20} aria-hidden className={css.icon} />
          {isLine ? (
            <button
              type="button"
              className={css.line}
              aria-expanded={false}
              onClick={() => setOpen(true)}
            >
              <span className={css.lineWords}>{message}</span>
              {more > 0 && <span className={css.count}>{texts.more(more)}</span>}
            </button>
          ) : (
            <BannerMessage message={message} />
          )}
          <IconButton label={texts.dismiss} onClick={() => dismissOne(id)}>
            <IconX size={18} aria-hidden />
          </IconButton>
        </div>
      ))}
      {!isLine && (more > 0 || isNarrow) && all.length > 0 && (
        <Button variant="subtle" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? (more > 0 ? texts.newestOnly : texts.showLess) : texts.more(more)}
        </Button>
      )}
    </section>
  );
}

/**
 * What the college tells the viewer, above the page: the newest, and the others behind a button, so
 * that they never cover the page. The page stays where it is when one comes (useArrived.ts).
 */
export function AnnouncementBanners() {
  const { sub = '' } = claimsOf(useToken());
  return <Banners key={sub} userId={sub} />;
}
