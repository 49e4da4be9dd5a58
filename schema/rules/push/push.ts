import { z } from 'zod';
import { pushAnswers, pushTexts } from './push-texts.ts';

/**
 * Who passes notifications on to browsers: Google (Chrome, Edge on phones, Opera, Samsung, and by
 * a host of its own the Chromium of Linux distributions), Mozilla, Microsoft and Apple. The server
 * sends to no other address.
 */
const pushServices = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /\.push\.apple\.com$/,
];

/**
 * Whether an address is one of a known push service, as browsers write it: https, its own port, no
 * name or password.
 */
export function isPushAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, href } = new URL(text);
  return (
    href === text &&
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    pushServices.some((service) => service.test(hostname))
  );
}

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), pushTexts.badKeys);

const endpoint = z
  .string()
  .max(1000, pushTexts.badAddress)
  .refine(isPushAddress, pushTexts.badAddress);

/** What a browser hands out when a person lets it be told. */
export const pushSubscription = z.object({
  endpoint,
  p256dh: base64url(65),
  auth: base64url(16),
});

/** By what a browser says that a push came: its address, and its secret as the proof. */
export const pushReceipt = pushSubscription.pick({ endpoint: true, auth: true });

/** What the server sends and the service worker shows. */
export const pushMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('show'),
    /** Its notification: one that came before under it gives way. */
    tag: z.string(),
    title: z.string(),
    body: z.string(),
    /** A path of the web app. */
    link: z.string(),
    /** When somebody last acted, in milliseconds since 1970. */
    at: z.number(),
    /** Hours in which it is shown without a sound, however late the service brings it. */
    quiet: z.object({ from: z.number(), to: z.number(), zone: z.string() }).optional(),
    /** Somebody calls: it rings, and this declines the call, as long as it does. */
    call: z.object({ decline: z.string() }).optional(),
    /** What answers it where it stands, each with what the server takes it by. */
    answers: z.array(z.object({ answer: z.enum(pushAnswers), token: z.string() })).optional(),
  }),
  /** It was read elsewhere, or taken back. */
  z.object({ kind: z.literal('takeBack'), tag: z.string() }),
]);
export type PushMessage = z.infer<typeof pushMessage>;
