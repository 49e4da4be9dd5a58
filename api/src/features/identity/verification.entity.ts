import { EntityName, OptionalProps } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { StoredFile } from '../files/index.ts';
import { newId } from '../../core/ids.ts';
import { User } from './user.entity.ts';

export type VerificationStatus = 'pending' | 'approved' | 'rejected';

/** A document that shall prove membership of the college. The database allows one pending request per account. */
@Entity({ tableName: 'verification_requests' })
@Check({
  name: 'verification_requests_status_known',
  expression: "status in ('pending', 'approved', 'rejected')",
})
@Check({
  name: 'verification_requests_type_known',
  expression: "document_type in ('collegeId', 'degree', 'other')",
})
@Index({
  name: 'verification_requests_one_pending',
  expression:
    "create unique index verification_requests_one_pending on verification_requests (user_id) where status = 'pending'",
})
@Index({ name: 'verification_requests_queue', properties: ['status', 'id'] })
export class VerificationRequestEntity {
  [EntityName]?: 'verification_requests';
  [OptionalProps]?: 'id' | 'createdAt' | 'status' | 'decidedAt' | 'decidedBy';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: string;

  @Property({ type: 'text' })
  documentType!: 'collegeId' | 'degree' | 'other';

  @ManyToOne(() => StoredFile, { mapToPk: true, fieldName: 'file_id' })
  fileId!: string;

  @Property({ type: 'text', default: 'pending' })
  status: VerificationStatus = 'pending';

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  @Property({ type: 'uuid', nullable: true })
  decidedBy: string | null = null;
}
