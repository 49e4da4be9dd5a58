import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import {
  type MailSecurity,
  mailSecurities,
} from '../../../../schema/rules/services/mail-server-texts.ts';
import { allOf, oneOf } from '../../core/database/migrate/checks.ts';
import { Words } from '../../core/words.ts';

/** The one row there can be. */
export const theOne = 1;

/** The mail server that the college sends by. No row: nobody has written one. */
@Entity({ tableName: 'mail_server' })
@Check({ name: 'mail_server_once', expression: `id = ${theOne}` })
@Check({ name: 'mail_server_version_counts', expression: 'version > 0' })
@Check({ name: 'mail_server_host_written', expression: "host <> ''" })
@Check({ name: 'mail_server_port_listens', expression: allOf('port >= 1', 'port <= 65535') })
@Check({ name: 'mail_server_security_known', expression: oneOf('security', mailSecurities) })
@Check({
  name: 'mail_server_password_of_user',
  expression: "(user_name = '') = (sealed_password = '')",
})
export class MailServerEntity {
  [EntityName]?: 'mail_server';
  [OptionalProps]?: 'id' | 'changedAt';

  @PrimaryKey({ type: 'integer', autoincrement: false, default: theOne })
  id: number = theOne;

  /** Counts the changes: who goes on from an older one is told. */
  @Property({ type: 'integer' })
  version!: number;

  @Words('system')
  @Property({ type: 'text' })
  host!: string;

  @Property({ type: 'integer' })
  port!: number;

  @Property({ type: 'text' })
  security!: MailSecurity;

  /** Empty: it asks for none. */
  @Words('key')
  @Property({ type: 'text' })
  userName!: string;

  /** Sealed with a key of this product's secret; empty where there is no user. */
  @Words('key')
  @Property({ type: 'text' })
  sealedPassword!: string;

  @Words('system')
  @Property({ type: 'text' })
  senderAddress!: string;

  /** Empty: the name of the college. */
  @Words('system')
  @Property({ type: 'text' })
  senderName!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  changedAt: Date = new Date();
}
