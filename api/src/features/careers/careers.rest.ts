import { careerTypes } from '../../../../schema/rules/careers/careers.ts';
import { careerTexts } from '../../../../schema/rules/careers/careers-texts.ts';
import { experienceTypes } from '../../../../schema/rules/posts/posts.ts';
import { unauthenticated } from '../../core/errors.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import {
  bool,
  fieldsOf,
  intOrNull,
  list,
  oneOfOrNull,
  param,
  text,
  textOrNull,
} from '../../core/rest/rest-input.ts';
import {
  RestCareerPath,
  RestGraduationYear,
  RestMyCareerPath,
  RestSaveCareerPath,
  type RestSaveCareerPathMutationVariables,
} from '../../generated/documents.ts';

/**
 * What was sent and is no number must not read as one that is missing: it becomes one that the rule
 * refuses.
 */
const numberOrInvalid = (value: unknown): number | null =>
  value === undefined || value === null || value === '' ? null : (intOrNull(value) ?? -1);

const yearMonth = (value: unknown) => {
  const { year, month } = fieldsOf(value);
  return { year: numberOrInvalid(year), month: numberOrInvalid(month) };
};

function stepInput(
  value: unknown,
): RestSaveCareerPathMutationVariables['input']['experiences'][number] {
  const body = fieldsOf(value);
  const { from, to, isCurrentlyWorking } = fieldsOf(body['duration']);
  return {
    id: textOrNull(body['_id']),
    type: oneOfOrNull(body['type'], careerTypes),
    experienceType: oneOfOrNull(body['experienceType'], experienceTypes),
    checkboxName: text(body['checkboxName']),
    companyName: text(body['companyName']),
    companyLogo: text(body['companyLogo']),
    role: text(body['role']),
    websiteUrl: text(body['websiteUrl']),
    duration: {
      from: yearMonth(from),
      to: yearMonth(to),
      isCurrentlyWorking: bool(isCurrentlyWorking),
    },
  };
}

/** The career calls as documented. */
export const careerRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/career-path/career-paths',
    document: RestMyCareerPath,
    reply: (data) => data.myCareerPath,
  }),
  restRow({
    method: 'POST',
    path: '/api/career-path/career-path',
    document: RestSaveCareerPath,
    variables: ({ body }) => ({
      input: {
        version: numberOrInvalid(body['version']),
        experiences: list(body['experiences']).map(stepInput),
      },
    }),
    reply: (data) => ({ message: careerTexts.saved, ...data.saveCareerPath }),
  }),
  restRow({
    method: 'GET',
    path: '/api/career-path/{userId}',
    document: RestCareerPath,
    variables: (call) => ({ userId: param(call, 'userId') }),
    reply: (data) => data.careerPath,
  }),
  restRow({
    method: 'GET',
    path: '/api/career-path/user/graduation-year',
    document: RestGraduationYear,
    reply: ({ me }) => {
      if (!me) throw unauthenticated();
      return { yearOfGraduation: me.user.yearOfGraduation };
    },
  }),
];
