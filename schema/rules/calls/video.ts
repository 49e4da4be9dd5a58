/** What a page plays: embedded from YouTube's host without cookies, or a film file as it is. */
export type VideoSource = { kind: 'embed' | 'file'; src: string };

const youtubeHosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
];
const files = /\.(mp4|webm|ogv)$/i;

/**
 * Reads the address of a video: of a page or an embedding on YouTube, or of a film file behind
 * https. Null for anything else.
 */
export function videoSource(address: string): VideoSource | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams, username, password } = new URL(address);
  if (protocol !== 'https:' || username || password) return null;
  if (!youtubeHosts.includes(hostname))
    return files.test(pathname) ? { kind: 'file', src: address } : null;
  const id = searchParams.get('v') ?? pathname.split('/').at(-1) ?? '';
  return /^[\w-]{11}$/.test(id)
    ? { kind: 'embed', src: `https://www.youtube-nocookie.com/embed/${id}` }
    : null;
}
