import type { Feature } from '../../core/feature.ts';
import { AnswerAddressEntity } from './answer-address.entity.ts';
import { mailAnswers } from './answered-kinds.ts';
import { ReceivedMailEntity } from './received-mail.entity.ts';
import { forgetReceivedMails } from './received-mails.ts';

/** Mails of ours that are answered by a mail. */
export const mailanswers: Feature = {
  name: 'mailanswers',
  asks: Object.values(mailAnswers),
  entities: [AnswerAddressEntity, ReceivedMailEntity],
  jobs: (app) => [forgetReceivedMails(app)],
};

export { makeAnswerAddress } from './answer-addresses.ts';
export { mailAnswers, type TakesAnswers } from './answered-kinds.ts';
export { takeMail } from './take-mail.ts';
