/** The pictures of links, as other sites show them. */

/** What most sites cut pictures of links to. */
export const sharedPictureSize = { width: 1200, height: 630 } as const;

/** What has a picture of its own; all other pages have the college's. */
export const sharedKinds = ['post', 'company', 'profile'] as const;
export type SharedKind = (typeof sharedKinds)[number];

export const collegePicturePath = '/preview/college.png';
export const sharedPicturePath = (kind: SharedKind, id: string): string =>
  `/preview/${kind}/${encodeURIComponent(id)}.png`;

export const sharedPictureTexts = {
  product: 'Experiencia',
  experience: (type: string, year: number): string => `${type} interview experience · ${year}`,
  company: 'Interview experiences',
  companyFacts: 'What they ask, what it took, and whom you can ask',
  profile: 'Profile',
  collegeKind: 'Students and alumni',
  college: 'Interview experiences, answers and people of your own college',
} as const;
