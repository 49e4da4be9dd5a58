import { chatFileLimits, chatLimits } from '../chat/chat-texts.ts';
import { postFiles } from '../files/files.ts';
import { pages } from '../pages/pages.ts';
import { shareTexts } from './share-texts.ts';

/**
 * What other apps may share into this one. The service worker judges it, by the limits of posts and
 * conversations, so that the page, which shows it, needs none of them.
 */

/** Where it can go. */
export type SharePlace = 'post' | 'chat';

/** What was shared, as the device keeps it. */
export type Shared<SharedFile> = {
  /** In milliseconds since 1970. */
  at: number;
  link: string | null;
  words: string;
  files: readonly { file: SharedFile; places: readonly SharePlace[] }[];
  /** Why the rest is not here, in words. */
  leftOut: readonly string[];
};

const { material } = postFiles;
const megabyte = 1024 * 1024;

export const shareLimits = {
  files: Math.max(material.maxFiles, chatFileLimits.atOnce),
  words: chatLimits.message,
} as const;

/** The fields of the form that a system posts. */
export const shareFields = { title: 'title', text: 'text', url: 'url', files: 'files' } as const;

/** Of the web app manifest: with it, the sheet of a phone offers the installed app. */
export const shareTarget = {
  action: pages.share.path,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    title: shareFields.title,
    text: shareFields.text,
    url: shareFields.url,
    files: [
      {
        name: shareFields.files,
        accept: [
          ...new Set([...chatFileLimits.types, ...material.types, ...material.accept.split(',')]),
        ],
      },
    ],
  },
} as const;

type FileFacts = { readonly name: string; readonly type: string; readonly size: number };

/** By its kind alone, whatever its size. */
const isFor: Record<SharePlace, (file: FileFacts) => boolean> = {
  post: ({ name }) =>
    material.accept.split(',').some((ending) => name.toLowerCase().endsWith(ending)),
  chat: ({ type }) => chatFileLimits.types.some((allowed) => allowed === type),
};
const isSmallEnough: Record<SharePlace, (file: FileFacts) => boolean> = {
  post: ({ size }) => size < material.maxBytes,
  chat: ({ size }) => size <= chatFileLimits.maxBytes,
};
const places = ['post', 'chat'] as const;

/** Those that go somewhere, as many as there is room for; of the others, why not. */
function judged<SharedFile extends FileFacts>(
  files: readonly SharedFile[],
): Pick<Shared<SharedFile>, 'files' | 'leftOut'> {
  const taken: { file: SharedFile; places: readonly SharePlace[] }[] = [];
  const leftOut: string[] = [];
  for (const file of files) {
    const fitting = places.filter((place) => isFor[place](file));
    const open = fitting.filter((place) => isSmallEnough[place](file));
    if (open.length > 0) taken.push({ file, places: open });
    else
      leftOut.push(
        fitting.length === 0
          ? shareTexts.wrongType(file.name)
          : shareTexts.tooLarge(
              file.name,
              chatFileLimits.maxBytes / megabyte,
              material.maxBytes / megabyte,
            ),
      );
  }
  if (taken.length > shareLimits.files) leftOut.push(shareTexts.tooMany(shareLimits.files));
  return { files: taken.slice(0, shareLimits.files), leftOut };
}

/** The address when it is one of the web. */
function webAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Many apps put the link behind the words, some give it as the text. */
const lastLink = /(?:^|\s)(https?:\/\/\S+)\s*$/i;

type Given<SharedFile> = {
  title: string;
  text: string;
  url: string;
  files: readonly SharedFile[];
};

/** What was shared, as far as it fits; null when it is nothing at all. */
export function readShared<SharedFile extends FileFacts>(
  { title, text, url, files }: Given<SharedFile>,
  at: number,
): Shared<SharedFile> | null {
  const given = webAddress(url.trim());
  const inText = given ? null : webAddress(lastLink.exec(text)?.[1] ?? '');
  const said = (inText ? text.replace(lastLink, '') : text).trim();
  const heading = said.includes(title.trim()) ? '' : title.trim();
  const whole = [heading, said === given ? '' : said].filter(Boolean).join('\n');
  const words = whole.slice(0, shareLimits.words);
  // A file that was left empty is how a form says that there is none.
  const { leftOut, ...taken } = judged(files.filter(({ name, size }) => name !== '' || size > 0));
  const cut = words.length < whole.length ? [shareTexts.tooLong(shareLimits.words)] : [];
  const link = given ?? inText;
  if (!link && !words && taken.files.length === 0 && leftOut.length === 0) return null;
  return { at, link, words, ...taken, leftOut: [...leftOut, ...cut] };
}
