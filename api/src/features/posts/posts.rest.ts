import { campusTypes, driveModes, experienceTypes, levels, offerStatuses } from '../../../../schema/rules/posts.ts';
import { badInput } from '../../core/errors.ts';
import { type RestCall, type RestRow, restRow } from '../../core/feature.ts';
import { bool, int, number, oneOf, text, textOrNull, texts } from '../../core/rest-input.ts';
import { RestAddPost, RestLikePost, RestMyPosts, RestOpenPost, RestSharePost } from '../../generated/documents.ts';

const ofPost = ({ params }: RestCall) => ({ id: params['id'] ?? '' });

/** A post with its counters beside its other fields, as the documents word it. */
export const flat = <Told extends { counters: object }>({ counters, ...post }: Told) => ({ ...post, ...counters });

/** What the forms of the documents have and crisp General Details have not. */
const untold = {
  preparationTips: '', preparationTime: '', finalNotes: '', topicsWeightage: '', resumeLink: '',
  rounds: [], storyRounds: [], onlineAssessment: null, additionalQuestions: [], materialReferences: { files: [], links: [] },
};

/** Whether a person wrote something in a part of the form; its defaults alone are nothing. */
const isTold = (part: unknown, name = ''): boolean => {
  if (typeof part === 'string' && /^\s*[[{]/.test(part)) return isTold(parsed(part));
  if (Array.isArray(part)) return part.some((one) => isTold(one));
  if (typeof part === 'object' && part !== null) return Object.entries(part).some(([key, value]) => isTold(value, key));
  return typeof part === 'string' && part.trim() !== '' && !['mode', 'level', 'isInterviewerNice'].includes(name);
};
const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return [json];
  }
};

const isJsonList = (json: string): boolean => /^\s*\[/.test(json) && !(parsed(json) as unknown[]).includes(json);

/** What can't be kept is refused, never dropped in silence. @throws BAD_USER_INPUT naming the part */
function refuseUntold({ body }: RestCall): void {
  if (body['postType'] !== undefined && body['postType'] !== '' && body['postType'] !== 'crisp') throw badInput('Only crisp experiences can be added', { postType: 'Only crisp experiences can be added' });
  const part = Object.keys(untold).find((name) => isTold(body[name]));
  if (part) throw badInput(`${part} can not be added yet`, { [part]: `${part} can not be added yet` });
  for (const name of ['hashtags', 'eligibleBranches']) {
    const value = body[name];
    if (typeof value === 'string' && value !== '' && !isJsonList(value)) throw badInput(`${name} must be a list`, { [name]: `${name} must be a list` });
  }
}

/** The form: numbers arrive as strings, lists JSON-encoded; what is missing is refused by the rule. */
const form = ({ body }: RestCall) => ({
  postType: 'crisp' as const,
  companyName: text(body['companyName']),
  role: text(body['role']),
  logo: textOrNull(body['logo']),
  experienceType: oneOf(body['experienceType'], experienceTypes),
  interviewYear: int(body['interviewYear']),
  oneLiner: text(body['oneLiner']),
  eligibleBranches: texts(body['eligibleBranches']),
  cgpaRequired: number(body['cgpaRequired']),
  campusType: oneOf(body['campusType'], campusTypes),
  ...(body['numberOfRounds'] === undefined ? {} : { numberOfRounds: int(body['numberOfRounds']) }),
  offerStatus: oneOf(body['offerStatus'], offerStatuses),
  package: textOrNull(body['package']),
  ...(body['mode'] === undefined ? {} : { mode: oneOf(body['mode'], driveModes) }),
  ...(body['level'] === undefined ? {} : { level: oneOf(body['level'], levels) }),
  location: text(body['location']),
  finalPlacementCount: int(body['finalPlacementCount']),
  atCompany: bool(body['atCompany']),
  hashtags: texts(body['hashtags']),
});

/** The post calls of part 2, section 7. */
export const postRows: RestRow[] = [
  restRow({ method: 'GET', path: '/api/auth/my-posts', document: RestMyPosts, reply: (d) => d.myPosts.nodes.map(flat) }),
  restRow({
    method: 'POST',
    path: '/api/auth/add-post',
    multipart: {},
    document: RestAddPost,
    variables: (call) => {
      refuseUntold(call);
      return { input: form(call) };
    },
    reply: (d) => ({ message: 'Experience added successfully', post: { ...untold, ...flat(d.publishPost) } }),
  }),
  restRow({
    method: 'GET',
    path: '/api/auth/post/{id}',
    document: RestOpenPost,
    variables: ofPost,
    reply: ({ openPost: { questions, similarPosts, viewer, ...post } }) => ({
      post: { ...untold, ...flat(post), hasLiked: viewer.hasLiked },
      questions: questions.nodes.map(({ answers, ...question }) => ({ ...question, answers: answers.nodes })),
      similarPosts: similarPosts.map(flat),
    }),
  }),
  restRow({ method: 'POST', path: '/api/auth/post/{id}/like', document: RestLikePost, variables: ofPost, reply: (d) => d.likePost.counters }),
  restRow({ method: 'POST', path: '/api/auth/post/{id}/share', document: RestSharePost, variables: ofPost, reply: (d) => d.sharePost }),
];
