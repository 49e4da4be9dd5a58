import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { waitingTexts as texts } from '@schema/rules/device/waiting-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import type { Deed, DeedKind } from '@/core/outbox/deeds';
import { isUpload, uploadName, type useOutbox } from '@/features/chat';

type Unsent = ReturnType<ReturnType<typeof useOutbox>['read']>[number];

/** Something that waits, as the list shows it. */
export type Thing = {
  key: string;
  /** What it is: a message, a like. */
  kind: string;
  /** Its words, or the name of a file; empty for a mark, and for a post, whose place names it. */
  words: string;
  /** Where it belongs. */
  path: string;
  place: string;
  /** Why the server refused it; null while it waits. */
  refusal: string | null;
  /** Who sends it. */
  from: 'chat' | 'deeds';
};

const hasWords = (kind: DeedKind): kind is 'ask' | 'answer' => kind === 'ask' || kind === 'answer';
const isMark = (kind: DeedKind): kind is Exclude<DeedKind, 'ask' | 'answer' | 'publish' | 'edit'> =>
  !hasWords(kind) && kind !== 'publish' && kind !== 'edit';

const thingOfDeed = ({ key, kind, content, path, title, refusal }: Deed): Thing => ({
  key,
  kind: isMark(kind) && content === 'off' ? texts.takenBack[kind] : texts.kinds[kind],
  words: hasWords(kind) ? content : '',
  path,
  place: title,
  refusal,
  from: 'deeds',
});

const thingOfMessage = (entry: Unsent): Thing => ({
  key: entry.key,
  kind: isUpload(entry) ? texts.kinds.file : texts.kinds.message,
  words: isUpload(entry)
    ? chatPageTexts.withCaption(uploadName(entry), entry.content)
    : entry.content,
  path: pagePathOf.chat(entry.conversationId),
  place: '',
  refusal: entry.refusal,
  from: 'chat',
});

/** All that waits on this device, messages first. */
export const thingsOf = (messages: readonly Unsent[], deeds: readonly Deed[]): Thing[] => [
  ...messages.map(thingOfMessage),
  ...deeds.map(thingOfDeed),
];
