import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { MailServerEntity } from './mail-server.entity.ts';
import type { SignInWaysEntity } from './sign-in-ways.entity.ts';

export const servicesSql =
  roomSql<Tables<typeof MailServerEntity | typeof SignInWaysEntity>>('services');
