import { signInFirst } from '../../core/errors.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import { RestCareerPath, RestGraduationYear } from '../../generated/documents.ts';

/** The career calls of part 2, section 7. */
export const careerRows: RestRow[] = [
  restRow({ method: 'GET', path: '/api/career-path/{userId}', document: RestCareerPath, variables: ({ params }) => ({ userId: params['userId'] ?? '' }), reply: (d) => d.careerPath }),
  restRow({
    method: 'GET',
    path: '/api/career-path/user/graduation-year',
    document: RestGraduationYear,
    reply: ({ me }) => {
      if (!me) throw signInFirst();
      return { yearOfGraduation: me.user.yearOfGraduation };
    },
  }),
];
