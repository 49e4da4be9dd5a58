import { registerEnum } from '../../../core/enums.ts';

export const ContentListEnum = registerEnum(
  'ContentList',
  ['posts', 'comments', 'gratitudes', 'jobs'],
  {
    description: 'A list of what people wrote.',
    values: {
      posts: 'Experiences.',
      comments: 'Questions and answers.',
      gratitudes: 'Thanks on profiles.',
      jobs: 'Openings.',
    },
  },
);
