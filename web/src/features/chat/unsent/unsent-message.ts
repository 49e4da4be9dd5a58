/** What a message answers, as it is quoted above it. */
export type Quote = {
  id: string;
  number: number;
  senderId: string | null;
  senderName: string | null;
  kind: string;
  content: string;
  fileName: string | null;
  /** Of a PDF whose pages were counted. */
  filePages: number | null;
  /** Of a voice message. */
  voiceMilliseconds: number | null;
  isDeleted: boolean;
  /** False where the viewer does not read it: they joined later, or cleared it. */
  isReadable: boolean;
};

/** A message that was written on this device and that the server has not acknowledged. */
export type UnsentMessage = {
  /** Made on this device; keys sort in the order in which messages were written. */
  key: string;
  conversationId: string;
  content: string;
  replyTo: Quote | null;
  writtenAt: string;
  /** Why the server refused it; null while it waits. */
  refusal: string | null;
};
