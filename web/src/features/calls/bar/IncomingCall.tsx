import { callBarTexts } from '@schema/rules/calls/calls-texts';
import { IconPhone, IconPhoneOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Avatar, Button, useTitleNews } from '@/ui';
import type { CallEngine } from '../engine/call-engine';
import type { CallPerson } from '../state/call-state';
import classes from './CallBar.module.css';
import { DevicesButton } from './DevicesButton';

const typing = 'input, textarea, select, [contenteditable]';

/**
 * On many keyboards AltGr (Ctrl+Alt to Windows) and Option type letters: those are words, not keys
 * for us.
 */
const isTyped = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.getModifierState('AltGraph') ||
  (event.target instanceof Element && event.target.closest(typing) !== null);

/**
 * Answers with Alt+A and declines with Alt+D, unless one is writing: nothing that is typed answers
 * by itself.
 */
function useCallKeys(answer: () => void, decline: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.repeat || isTyped(event)) return;
    if (event.code !== 'KeyA' && event.code !== 'KeyD') return;
    event.preventDefault();
    if (event.code === 'KeyA') answer();
    else decline();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/**
 * Somebody calls: their face and name, to be answered or declined. Who is writing keeps the focus.
 */
export function IncomingCall({ person, engine }: { person: CallPerson; engine: CallEngine }) {
  const dialog = useRef<HTMLDivElement>(null);
  const text = `${person.fullName} ${callBarTexts.incoming}`;
  useTitleNews(text);
  useCallKeys(
    () => engine.answer(),
    () => engine.decline(),
  );
  useEffect(() => {
    const before = document.activeElement;
    if (before instanceof HTMLElement && before.matches(typing)) return;
    dialog.current?.focus({ preventScroll: true });
    return () => {
      // Who went on to another place meanwhile keeps it.
      const isNowhere = [null, document.body].includes(document.activeElement as HTMLElement);
      if (isNowhere && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={dialog}
      role="alertdialog"
      tabIndex={-1}
      aria-label={text}
      className={classes.incoming}
    >
      <Avatar name={person.fullName} src={person.profilePic} size={56} />
      <p className={classes.words}>
        <span className={classes.name}>{person.fullName}</span>
        <span className={classes.line}>{callBarTexts.incoming}</span>
      </p>
      <div className={classes.buttons}>
        <DevicesButton />
        <Button
          color="danger"
          leftSection={<IconPhoneOff size={18} aria-hidden />}
          aria-keyshortcuts="Alt+D"
          onClick={() => engine.decline()}
        >
          {callBarTexts.decline}
        </Button>
        <Button
          leftSection={<IconPhone size={18} aria-hidden />}
          aria-keyshortcuts="Alt+A"
          onClick={() => engine.answer()}
        >
          {callBarTexts.answer}
        </Button>
      </div>
    </div>
  );
}
