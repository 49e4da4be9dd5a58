import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { AnswerAddressEntity } from './answer-address.entity.ts';
import type { ReceivedMailEntity } from './received-mail.entity.ts';

export const mailAnswersSql =
  roomSql<Tables<typeof AnswerAddressEntity | typeof ReceivedMailEntity>>('mailanswers');
