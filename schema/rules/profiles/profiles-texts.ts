/**
 * What people say about themselves: limits and texts. The api enforces them, the form shows them.
 */
export const profileLimits = {
  bio: 600,
  location: 80,
  contact: 24,
  interests: 15,
  interest: 40,
  topics: 10,
  topic: 60,
  link: 200,
} as const;

export const editTexts = {
  title: 'Edit profile',
  saved: 'Profile saved',
  failed: 'Error saving profile',
  contact: 'Please enter a valid phone number',
  characters: 'has characters that are not allowed',
  linkedIn: 'Please enter the address of a LinkedIn profile, like linkedin.com/in/asha-rao',
  gitHub: 'Please enter the address of a GitHub profile, like github.com/asha-rao',
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

/** What the links of a profile are called. */
export const profileLinkLabels = { linkedInUrl: 'LinkedIn', gitHubUrl: 'GitHub' } as const;

/** The page of the default banner. */
export const bannerTexts = {
  title: 'Upload Default Banner',
  size: '1200x200 recommended',
  upload: 'Upload Banner',
  uploading: 'Uploading...',
  uploaded: 'Banner uploaded successfully!',
  failed: 'Error uploading banner',
  inForce: 'In force now',
  since: 'Since',
  whom: 'Every profile without a banner of its own shows it.',
  noneYet: 'No banner was chosen yet: profiles show calm colours.',
  unread: 'Error loading the banner',
  preview: 'Preview',
  previewText: 'So it will stand above profiles once you upload it.',
  adjust: 'Adjust',
  nowShown: 'Profiles without a banner of their own show it from now on, open ones too.',
  leave: 'The banner you chose is not uploaded yet. It is lost when you leave now.',
  admins: 'Not an admin',
} as const;

export const shareTexts = {
  title: 'Share profile',
  copied: 'Profile link copied to clipboard!',
  failed: 'Error sharing profile',
} as const;

/** Said to those who may not meet people yet. */
export const membersText = 'Profiles are open to people of the college.';

/** A profile's address, to who is not signed in. */
export const profileTeaser = {
  title: 'Sign up to see this profile',
  text: 'Profiles are open to students and alumni of the college. You come back to this very place.',
};

/** Shown instead of what a person keeps for connections. */
export const cardOnlyTexts = {
  title: 'This profile is for connections',
  refused: 'This profile is open to connections.',
  text: 'Bond with them to see their posts, career path and the rest.',
} as const;

export const relatedTexts = {
  title: 'Related Profiles',
  none: 'No related profiles yet.',
  failed: 'Error loading related profiles',
} as const;

/** Profiles are read anew every hour; notices on them stay three seconds. */
export const refreshMilliseconds = 3_600_000;
export const noticeMilliseconds = 3000;

/** Why somebody is related to a profile, strongest first. */
export type Relation = 'company' | 'batch' | 'interest' | 'branch';

/** `what`: the company or interest that both have. */
export function relationText(relation: Relation, what: string | null): string {
  if (relation === 'company') return `also at ${what ?? 'the same company'}`;
  if (relation === 'interest') return `also into ${what ?? 'the same things'}`;
  return relation === 'batch' ? 'same branch and batch' : 'same branch';
}
