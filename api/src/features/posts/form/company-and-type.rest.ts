import { experienceTypes } from '../../../../../schema/rules/posts/posts.ts';
import type { RestCall } from '../../../core/rest/rest-call.ts';
import { requireOneOf } from '../../../core/rest/rest-input.ts';

/**
 * What documented calls name a post or draft by.
 * @throws BAD_USER_INPUT without an experience type
 */
export const companyAndType = ({ query }: RestCall) => ({
  companyName: query['companyName'] ?? '',
  experienceType: requireOneOf(
    query['experienceType'],
    experienceTypes,
    'Experience type is required',
  ),
});
