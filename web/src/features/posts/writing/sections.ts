import type { PostType, PostValues } from './values';

export type SectionId =
  | 'general'
  | 'preparation'
  | 'assessment'
  | 'rounds'
  | 'additional'
  | 'notes'
  | 'materials'
  | 'hashtags'
  | 'questions';
export type GroupId =
  | 'interview'
  | 'eligibility'
  | 'drive'
  | 'outcome'
  | Exclude<SectionId, 'general'>;
export type Group = { id: GroupId; title: string; fields: readonly (keyof PostValues)[] };
export type FormSection = { id: SectionId; title: string; groups: readonly Group[] };

const single = (
  id: Exclude<SectionId, 'general'>,
  title: string,
  fields: readonly (keyof PostValues)[],
): FormSection => ({ id, title, groups: [{ id, title, fields }] });

const general: FormSection = {
  id: 'general',
  title: 'General Details',
  groups: [
    {
      id: 'interview',
      title: 'The interview',
      fields: [
        'companyName',
        'role',
        'experienceType',
        'interviewYear',
        'campusType',
        'oneLiner',
        'logo',
      ],
    },
    { id: 'eligibility', title: 'Who could apply', fields: ['eligibleBranches', 'cgpaRequired'] },
    { id: 'drive', title: 'How it went', fields: ['numberOfRounds', 'mode', 'level'] },
    {
      id: 'outcome',
      title: 'What came of it',
      fields: ['offerStatus', 'package', 'atCompany', 'resumeLink', 'resume'],
    },
  ],
};
const assessment = single('assessment', 'Online Assessment', ['onlineAssessment']);
const additional = single('additional', 'Additional Details', [
  'finalPlacementCount',
  'location',
  'topicsWeightage',
]);
const preparation = single('preparation', 'Preparation', [
  'preparationTips',
  'preparationTime',
  'topicsWeightage',
]);
const notes = single('notes', 'Final Notes', ['finalNotes']);
const materials = single('materials', 'Study Materials', ['materialLinks', 'materialFiles']);
const hashtags = single('hashtags', 'Hashtags', ['hashtags']);
const questions = single('questions', 'Additional Questions', ['additionalQuestions']);

const templates: Record<PostType, readonly FormSection[]> = {
  crisp: [
    general,
    assessment,
    single('rounds', 'Rounds', ['rounds']),
    additional,
    hashtags,
    questions,
  ],
  story: [
    general,
    preparation,
    assessment,
    single('rounds', 'Rounds', ['storyRounds']),
    notes,
    materials,
    hashtags,
    questions,
  ],
};
/** Parts that the other template has, offered where an older post holds something in them: an edit must not lose it. */
const others: Record<PostType, readonly FormSection[]> = {
  crisp: [
    single('preparation', 'Preparation', ['preparationTips', 'preparationTime']),
    notes,
    materials,
  ],
  story: [single('additional', 'Additional Details', ['finalPlacementCount', 'location'])],
};

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '' && value !== null;

/** The parts of the form, in the order of the page. `kept` is the post that is being edited. */
export function sectionsOf(postType: PostType, kept?: PostValues): readonly FormSection[] {
  const extra =
    kept?.postType === postType
      ? others[postType].filter(({ groups }) =>
          groups.some(({ fields }) => fields.some((field) => isFilled(kept[field]))),
        )
      : [];
  const own = templates[postType];
  return extra.length > 0 ? [...own.slice(0, -2), ...extra, ...own.slice(-2)] : own;
}

/** All groups of fields, in the order of the form. */
export const groupsOf = (sections: readonly FormSection[]): readonly Group[] =>
  sections.flatMap(({ groups }) => groups);

const typed: Record<string, keyof PostValues> = {
  hashtag: 'hashtags',
  question: 'additionalQuestions',
  answer: 'additionalQuestions',
  suggested: 'additionalQuestions',
};
/** Which field of the form a path belongs to: `rounds.1.duration` to `rounds`, what is typed beside a list to that list. */
export function fieldOf(path: string): string {
  const [first = '', second = ''] = path.split('.');
  return first === 'typing' ? (typed[second] ?? first) : first;
}

/** Where an error leads. */
export function placeOf(
  sections: readonly FormSection[],
  path: string,
): { section: FormSection; group: Group } | null {
  const field = fieldOf(path);
  for (const section of sections) {
    const group = section.groups.find(({ fields }) => fields.some((one) => one === field));
    if (group) return { section, group };
  }
  return null;
}

/** Paths in the order of the page. */
export function inOrder(sections: readonly FormSection[], paths: readonly string[]): string[] {
  const fields: string[] = groupsOf(sections).flatMap(({ fields: own }) => own);
  const rank = (path: string) => fields.indexOf(fieldOf(path)) + 1 || fields.length + 1;
  return [...paths].sort((a, b) => rank(a) - rank(b));
}
