import {
  campusTypes,
  driveModes,
  experienceTypes,
  levels,
  offerStatuses,
  postTypes,
} from '../../../../../schema/rules/posts.ts';
import { badUserInput } from '../../../core/errors.ts';
import type { RestCall } from '../../../core/feature.ts';
import {
  allFiles,
  bool,
  intOrNull,
  numberOrNull,
  jsonPart,
  text,
  textOrNull,
} from '../../../core/rest-input.ts';

type Body = Record<string, unknown>;

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';
const refuse = (name: string, text: string) => badUserInput(text, { [name]: text });

/** A JSON list of a body; absent: null. @throws BAD_USER_INPUT naming the part */
function items(body: Body, name: string): unknown[] | null {
  const value = jsonPart(body, name);
  if (isMissing(value)) return null;
  if (!Array.isArray(value)) throw refuse(name, `${name} must be a list`);
  return value as unknown[];
}

/** A JSON object of a body; absent: null. @throws BAD_USER_INPUT naming the part */
function object(body: Body, name: string): Body | null {
  const value = jsonPart(body, name);
  if (isMissing(value)) return null;
  if (typeof value !== 'object' || Array.isArray(value))
    throw refuse(name, `${name} must be an object`);
  return value as Body;
}

const record = (value: unknown): Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : {};

/** How strictly a form is read: what is given and is no such value a post refuses by its rule, and a draft leaves out. */
export interface Reading {
  whole: (value: unknown) => number | null;
  choice: <Word extends string>(
    value: unknown,
    words: readonly Word[],
    name: string,
  ) => Word | null;
  link: (value: unknown) => string;
}

const known = <Word extends string>(value: unknown, words: readonly Word[]): Word | null =>
  words.find((word) => word === value) ?? null;

export const ofPost: Reading = {
  // No count of a post may be negative: its rule says so, with the field's name.
  whole: (value) => (isMissing(value) ? null : (intOrNull(value) ?? -1)),
  choice: (value, words, name) => {
    if (isMissing(value)) return null;
    const word = known(value, words);
    if (word === null) throw refuse(name, `${name} must be one of ${words.join(', ')}`);
    return word;
  },
  link: (value) => (typeof value === 'string' ? value : '?'),
};

export const ofDraft: Reading = { whole: intOrNull, choice: known, link: text };

const links = (value: unknown, read: Reading): string[] | null =>
  Array.isArray(value) ? value.map(read.link) : null;

const assessment = (body: Body, read: Reading) => ({
  questionsAsked: text(body['questionsAsked']),
  description: text(body['description']),
  duration: read.whole(body['duration']),
  mode: read.choice(body['mode'], driveModes, 'onlineAssessment.mode'),
  shortlistedCount: read.whole(body['shortlistedCount']),
  questionLinks: links(body['questionLinks'], read),
});

const round = (read: Reading) => (value: unknown, place: number) => {
  const body = record(value);
  return {
    roundName: text(body['roundName']),
    questionsAsked: text(body['questionsAsked']),
    intentionOfInterviewer: text(body['intentionOfInterviewer']),
    duration: read.whole(body['duration']),
    mode: read.choice(body['mode'], driveModes, `rounds.${place}.mode`),
    level: read.choice(body['level'], levels, `rounds.${place}.level`),
    isInterviewerNice: isMissing(body['isInterviewerNice'])
      ? null
      : bool(body['isInterviewerNice']),
    shortlistedCount: read.whole(body['shortlistedCount']),
    questionLinks: links(body['questionLinks'], read),
  };
};

const storyRound = (read: Reading) => (value: unknown) => {
  const body = record(value);
  return {
    name: text(body['name']),
    description: text(body['description']),
    questionLinks: links(body['questionLinks'], read),
  };
};

const additional = (value: unknown) => {
  const body = record(value);
  return { question: text(body['question']), answer: text(body['answer']) };
};

/** Files that stay: by their ids, or by the names that a form lists beside the new ones. */
function kept(references: Body | null): { ids: string[] | null; names: string[] | null } {
  const files = references?.['files'];
  if (!Array.isArray(files)) return { ids: null, names: null };
  const ids = files.map((file) => text(record(file)['_id'])).filter(Boolean);
  if (ids.length > 0) return { ids, names: null };
  return {
    ids: null,
    names: files
      .map((file) => (typeof file === 'string' ? file : text(record(file)['name'])))
      .filter(Boolean),
  };
}

/** The documented multipart form: numbers as texts, lists JSON-encoded, files beside them; what is missing is refused by the rule. */
export function postForm(call: RestCall, read: Reading) {
  const { body } = call;
  const references = object(body, 'materialReferences');
  const told = object(body, 'onlineAssessment');
  const { ids, names } = kept(references);
  return {
    input: {
      postType: read.choice(body['postType'], postTypes, 'postType'),
      companyName: text(body['companyName']),
      role: text(body['role']),
      logo: textOrNull(body['logo']),
      experienceType: known(body['experienceType'], experienceTypes),
      interviewYear: intOrNull(body['interviewYear']),
      oneLiner: text(body['oneLiner']),
      eligibleBranches: items(body, 'eligibleBranches')?.map(text) ?? null,
      cgpaRequired: numberOrNull(body['cgpaRequired']),
      campusType: known(body['campusType'], campusTypes),
      numberOfRounds: read.whole(body['numberOfRounds']),
      offerStatus: known(body['offerStatus'], offerStatuses),
      package: textOrNull(body['package']),
      mode: read.choice(body['mode'], driveModes, 'mode'),
      level: read.choice(body['level'], levels, 'level'),
      location: text(body['location']),
      finalPlacementCount: read.whole(body['finalPlacementCount']),
      atCompany: isMissing(body['atCompany']) ? null : bool(body['atCompany']),
      hashtags: items(body, 'hashtags')?.map(text) ?? null,
      preparationTips: text(body['preparationTips']),
      preparationTime: text(body['preparationTime']),
      topicsWeightage: text(body['topicsWeightage']),
      finalNotes: text(body['finalNotes']),
      onlineAssessment: told && assessment(told, read),
      rounds: items(body, 'rounds')?.map(round(read)) ?? null,
      storyRounds: items(body, 'storyRounds')?.map(storyRound(read)) ?? null,
      additionalQuestions: items(body, 'additionalQuestions')?.map(additional) ?? null,
      materialLinks: links(references?.['links'], read),
      resumeLink: textOrNull(body['resumeLink']),
      ...(ids ? { materialFileIds: ids } : {}),
    },
    documents: allFiles(call, 'documents'),
    resume: allFiles(call, 'resume')[0] ?? null,
    keepFiles: names,
  };
}
