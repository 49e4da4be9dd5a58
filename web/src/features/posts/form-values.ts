import type { Experience } from '@/features/careers';
import { type CrispPost, crispPost } from '@schema/rules/posts';

/** What the form holds while it is filled: numbers may be missing, choices not made. */
export type PostValues = {
  postType: 'crisp';
  companyName: string;
  role: string;
  logo: string;
  experienceType: string;
  interviewYear: number | '';
  oneLiner: string;
  eligibleBranches: string[];
  cgpaRequired: number | '';
  campusType: string;
  numberOfRounds: number | '';
  offerStatus: string;
  package: string;
  mode: string;
  level: string;
  location: string;
  finalPlacementCount: number | '';
  atCompany: boolean;
  hashtags: string[];
};

export const thisYear = new Date().getFullYear();
export const postRule = crispPost(thisYear);

/** The documented defaults; the company, when the career path named it. */
export const emptyPost = (experience: Experience | null): PostValues => ({
  postType: 'crisp',
  companyName: experience?.companyName ?? '',
  role: experience?.role ?? '',
  logo: experience?.companyLogo ?? '',
  experienceType: experience?.experienceType ?? '',
  interviewYear: thisYear,
  oneLiner: '',
  eligibleBranches: [],
  cgpaRequired: '',
  campusType: '',
  numberOfRounds: 1,
  offerStatus: '',
  package: '',
  mode: 'online',
  level: 'easy',
  location: '',
  finalPlacementCount: '',
  atCompany: false,
  hashtags: [],
});

/** What the api takes; null while a field is wrong. */
export function postInput(values: PostValues): CrispPost | null {
  const parsed = postRule.safeParse(values);
  return parsed.success ? parsed.data : null;
}

/** The form's fields in groups, in the order of the page: for progress, for one at a time on a phone. */
export const formSteps = [
  { id: 'interview', section: 'General Details', title: 'The interview', fields: ['companyName', 'role', 'experienceType', 'interviewYear', 'campusType', 'oneLiner', 'logo'] },
  { id: 'eligibility', section: 'General Details', title: 'Who could apply', fields: ['eligibleBranches', 'cgpaRequired'] },
  { id: 'drive', section: 'General Details', title: 'How it went', fields: ['numberOfRounds', 'mode', 'level'] },
  { id: 'outcome', section: 'General Details', title: 'What came of it', fields: ['offerStatus', 'package', 'finalPlacementCount', 'location', 'atCompany'] },
  { id: 'hashtags', section: 'Hashtags', title: 'Hashtags', fields: ['hashtags'] },
] as const satisfies readonly { id: string; section: string; title: string; fields: readonly (keyof PostValues)[] }[];

export type FormStep = (typeof formSteps)[number];
export type StepId = FormStep['id'];

/** Which group a field stands in: where an error leads. */
export const stepOf = (field: string): StepId => formSteps.find(({ fields }) => fields.some((one) => one === field))?.id ?? 'interview';

/** The groups in which something was filled in. */
export const changedSteps = (values: PostValues, empty: PostValues): ReadonlySet<StepId> =>
  new Set(formSteps.filter(({ fields }) => fields.some((field) => JSON.stringify(values[field]) !== JSON.stringify(empty[field]))).map(({ id }) => id));
