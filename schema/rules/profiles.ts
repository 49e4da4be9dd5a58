import { z } from 'zod';
import { visible } from './post-parts.ts';

/** What people say about themselves: limits and texts (decisions, "People"). The api enforces them, the form shows them. */
export const profileLimits = { bio: 600, location: 80, contact: 24, interests: 15, interest: 40, topics: 10, topic: 60 } as const;

export const editTexts = {
  title: 'Edit profile',
  saved: 'Profile saved',
  failed: 'Error saving profile',
  contact: 'Please enter a valid phone number',
  characters: 'has characters that are not allowed',
  topicsForAlumni: 'Topics for Outreach are for alumni',
  crop: 'Error cropping image',
  picture: 'Error uploading picture',
  pictureSaved: 'Picture saved',
  pictureRemoved: 'Picture removed',
  banner: 'Error uploading banner',
  bannerSaved: 'Banner saved',
  bannerRemoved: 'Banner removed',
  removal: 'Error removing picture',
  noPicture: 'There is no picture to download',
  download: 'Error downloading picture',
} as const;

/** The page of the default banner (part 3, Upload banner). */
export const bannerTexts = {
  title: 'Upload Default Banner',
  size: '1200x200 recommended',
  upload: 'Upload Banner',
  uploading: 'Uploading...',
  uploaded: 'Banner uploaded successfully!',
  failed: 'Error uploading banner',
  admins: 'Not an admin',
} as const;

export const shareTexts = { title: 'Share profile', copied: 'Profile link copied to clipboard!', failed: 'Error sharing profile' } as const;

/** Shown instead of what a person keeps for connections. */
export const cardOnlyTexts = {
  title: 'This profile is for connections',
  refused: 'This profile is open to connections.',
  text: 'Bond with them to see their posts, career path and the rest.',
} as const;

export const relatedTexts = { title: 'Related Profiles', none: 'No related profiles yet.', failed: 'Error loading related profiles' } as const;

/** Profiles are read anew every hour; notices on them stay three seconds (part 2, section 9). */
export const refreshMilliseconds = 3_600_000;
export const noticeMilliseconds = 3000;

/** Why somebody is related to a profile, strongest first. */
export const relations = ['company', 'batch', 'interest', 'branch'] as const;
export type Relation = (typeof relations)[number];

/** `what`: the company or interest that both have. */
export function relationText(relation: Relation, what: string | null): string {
  if (relation === 'company') return `also at ${what ?? 'the same company'}`;
  if (relation === 'interest') return `also into ${what ?? 'the same things'}`;
  return relation === 'batch' ? 'same branch and batch' : 'same branch';
}

/** One line: no control or direction-changing characters. */
const plain = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069<>]*$/u;
const oneLine = (name: string, max: number) =>
  z.string(`${name} must be a text`).transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(max, `${name} cannot exceed ${max} characters`).regex(plain, `${name} ${editTexts.characters}`));
/** What nobody could see is no text. */
const orNull = (text: string | null | undefined): string | null => (text && visible.test(text) ? text : null);

/** Each word once, however it is written; rows that were left empty are dropped. */
const chips = (name: string, many: number, max: number) =>
  z.array(oneLine(name, max)).nullable()
    .transform((all) => [...new Map((all ?? []).filter((word) => visible.test(word)).map((word) => [word.toLowerCase(), word])).values()])
    .pipe(z.array(z.string()).max(many, `At most ${many} ${name === 'Interest' ? 'interests' : 'topics'}`));

const contact = z
  .string(editTexts.contact)
  .trim()
  .max(profileLimits.contact, editTexts.contact)
  .refine((text) => text === '' || (/^\+?[\d\s().-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''))), editTexts.contact);

/** An edit: what is not given stays as it is; null or empty clears. */
export const profileEdit = z.object({
  bio: z.string('Bio must be a text').trim().max(profileLimits.bio, `Bio cannot exceed ${profileLimits.bio} characters`).nullable().transform(orNull).optional(),
  location: oneLine('Location', profileLimits.location).nullable().transform(orNull).optional(),
  contact: contact.nullable().transform(orNull).optional(),
  interests: chips('Interest', profileLimits.interests, profileLimits.interest).optional(),
  alumniTopics: chips('Topic', profileLimits.topics, profileLimits.topic).optional(),
});
export type ProfileEdit = z.output<typeof profileEdit>;
