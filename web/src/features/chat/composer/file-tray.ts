import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatFileLimits } from '@schema/rules/chat/chat-texts';
import { v4 as newKey } from 'uuid';
import { signedInId } from '@/core/auth';
import { notify } from '@/ui';
import { sendable } from '../files/sendable';

/** A file that was chosen and not sent. */
export type TrayFile = {
  key: string;
  file: File;
  /** Where this page can show it; null for what is no picture. */
  url: string | null;
};

const none: readonly TrayFile[] = [];
const trays = new Map<string, readonly TrayFile[]>();
const listeners = new Set<() => void>();

/** Nobody who signs in later finds the files of another. */
const keyOf = (conversationId: string): string => `${signedInId() ?? ''}:${conversationId}`;

const read = (conversationId: string): readonly TrayFile[] =>
  trays.get(keyOf(conversationId)) ?? none;

function write(conversationId: string, files: readonly TrayFile[]): void {
  if (files.length > 0) trays.set(keyOf(conversationId), files);
  else trays.delete(keyOf(conversationId));
  for (const listener of listeners) listener();
}

const forget = ({ url }: TrayFile): void => {
  if (url) URL.revokeObjectURL(url);
};

/**
 * The files that wait beside what is written in a conversation. They stay while other pages are
 * open.
 */
export const fileTray = {
  read,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Adds those that may be sent, as many as there is room for; alerts tell of the others. */
  add: (conversationId: string, files: readonly File[]): void => {
    const before = read(conversationId);
    const room = chatFileLimits.atOnce - before.length;
    const chosen = sendable(files);
    if (chosen.length > room) notify.error(chatPageTexts.tooManyFiles);
    const added = chosen.slice(0, room).map((file) => ({
      key: newKey(),
      file,
      url: file.type.startsWith('image/') ? URL.createObjectURL(file) : null,
    }));
    write(conversationId, [...before, ...added]);
  },
  remove: (conversationId: string, key: string): void => {
    const files = read(conversationId);
    files.filter((one) => one.key === key).forEach(forget);
    write(
      conversationId,
      files.filter((one) => one.key !== key),
    );
  },
  /** Takes all of them out, to be sent. */
  take: (conversationId: string): File[] => {
    const files = read(conversationId);
    files.forEach(forget);
    write(conversationId, none);
    return files.map(({ file }) => file);
  },
};
