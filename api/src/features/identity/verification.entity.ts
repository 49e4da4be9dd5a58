import { EntityName, OptionalProps } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import {
  type VerificationStatusWord,
  verificationStatuses,
} from '../../../../schema/rules/account/verification-texts.ts';
import { documentTypes } from '../../../../schema/rules/college/college.ts';
import { oneOf } from '../../core/database/migrate/checks.ts';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';
import { StoredFile } from '../files/index.ts';
import { User } from './user.entity.ts';

/**
 * A document that shall prove membership of the college. The database allows one pending request
 * per account.
 */
@Entity({ tableName: 'verification_requests' })
@Check({
  name: 'verification_requests_status_known',
  expression: oneOf('status', verificationStatuses),
})
@Check({
  name: 'verification_requests_type_known',
  expression: oneOf('document_type', documentTypes),
})
@Index({
  name: 'verification_requests_one_pending',
  expression:
    "create unique index verification_requests_one_pending on verification_requests (user_id) where status = 'pending'",
})
@Index({ name: 'verification_requests_queue', properties: ['status', 'id'] })
@Index({ name: 'verification_requests_of_person', properties: ['userId', 'id'] })
@Index({ name: 'verification_requests_decided_at', properties: ['decidedAt'] })
export class VerificationRequestEntity {
  [EntityName]?: 'verification_requests';
  [OptionalProps]?:
    | 'id'
    | 'createdAt'
    | 'status'
    | 'decidedAt'
    | 'decidedBy'
    | 'reason'
    | 'fileId'
    | 'remindedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: string;

  @Property({ type: 'text' })
  documentType!: (typeof documentTypes)[number];

  /** Null once the document was deleted, a while after the decision. */
  @Index()
  @ManyToOne(() => StoredFile, {
    mapToPk: true,
    fieldName: 'file_id',
    nullable: true,
    deleteRule: 'set null',
  })
  fileId: string | null = null;

  @Property({ type: 'text', default: 'pending' })
  status: VerificationStatusWord = 'pending';

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  /**
   * The admin; null once their account is gone, and where the person was verified without the
   * document.
   */
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'decided_by',
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'no action',
  })
  @Index()
  decidedBy: string | null = null;

  /** Why it was rejected, as the person reads it. */
  @Words('people')
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** When admins were reminded by mail that it waits: once. */
  @Property({ type: 'timestamptz', nullable: true })
  remindedAt: Date | null = null;
}
