import { Field, ObjectType } from 'type-graphql';
import {
  type AlertFrequency,
  alertFrequencies,
} from '../../../../schema/rules/bookmarks/saved-search-texts.ts';
import { registerEnum } from '../enums.ts';

export const AlertFrequencyEnum = registerEnum('AlertFrequency', alertFrequencies, {
  description:
    'How often the finds of a saved search are mailed; the bell always tells them at once.',
  values: {
    never: 'Not at all.',
    atOnce: 'Some minutes after there is something new.',
    daily: 'Each morning, when there is something new.',
    weekly: 'On Monday mornings, when there is something new.',
  },
});

/** Called after openings, whose searches were the first that could be kept. */
@ObjectType('JobAlertSubscription', {
  description: 'Whether the mails of a saved search are sent, as its link says.',
})
export class AlertSubscription {
  @Field(() => AlertFrequencyEnum, { description: 'How often its finds are mailed from now on.' })
  mails!: AlertFrequency;
}
