import { ArgsType, Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import {
  type VerificationSort,
  type VerificationStatusWord,
  verificationSorts,
  verificationStatuses,
} from '../../../../../schema/rules/account/verification-texts.ts';
import type { DocumentType } from '../../../../../schema/rules/college/college.ts';
import { registerEnum } from '../../../core/enums.ts';
import { CountedConnection, PageArgs } from '../../../core/lists/paging.ts';
import { type AdminTaskType, adminTaskTypes, DocumentTypeEnum } from '../../identity/index.ts';

const VerificationSortEnum = registerEnum('VerificationSort', verificationSorts, {
  description: 'The order of documents, by when they were handed in.',
  values: { newest: 'The last one first.', oldest: 'The first one first.' },
});

export const VerificationStatusEnum = registerEnum('VerificationStatus', verificationStatuses, {
  description: 'What became of a document.',
  values: {
    pending: 'It waits for an admin.',
    approved: 'The person is verified by it.',
    rejected: 'It was not accepted.',
  },
});

export const AdminTaskTypeEnum = registerEnum('AdminTaskType', adminTaskTypes, {
  description: 'What waits for an admin.',
  values: {
    verification: 'A document that somebody handed in to be verified.',
    report: 'What somebody reported.',
  },
});

@ObjectType({ description: 'A document that a person handed in to be verified.' })
export class Verification {
  @Field(() => ID, { description: 'Ids sort by time.' })
  id!: string;

  @Field(() => DocumentTypeEnum, { description: 'What the person says it is.' })
  documentType!: DocumentType;

  @Field(() => VerificationStatusEnum, { description: 'What became of it.' })
  status!: VerificationStatusWord;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was rejected, as the person reads it; null for others.',
  })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: '`image/jpeg`, `image/png` or `application/pdf`; null once the file is deleted.',
  })
  contentType!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was handed in.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When an admin decided; null while it waits.',
  })
  decidedAt!: Date | null;

  userId!: string;
  decidedById!: string | null;
  fileId!: string | null;
}

export const VerificationConnection = CountedConnection(Verification, 'VerificationConnection');

/** Which documents a list has. */
export interface VerificationFilter {
  status: VerificationStatusWord;
  search: string | null;
  documentType: DocumentType | null;
}

@ArgsType()
export class VerificationArgs extends PageArgs {
  @Field(() => VerificationStatusEnum, {
    nullable: true,
    description: 'By default those that wait, the longest first; decided ones come newest first.',
  })
  status?: VerificationStatusWord | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whatever became of them, newest first, where no status is asked for.',
  })
  all?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the name or address of the person; at most 100 characters count.',
  })
  search?: string | null;

  @Field(() => DocumentTypeEnum, {
    nullable: true,
    description: 'Only documents that people say are of this type.',
  })
  documentType?: DocumentType | null;

  @Field(() => VerificationSortEnum, {
    nullable: true,
    description: 'By default oldest of those that wait, newest of decided ones.',
  })
  sort?: VerificationSort | null;
}

@ObjectType({ description: 'What waits for admins, counted.' })
export class AdminTasks {
  @Field(() => Int, { description: 'How many documents wait for a decision.' })
  verifications!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'The median of the hours that people waited for a decision in the last 30 days; null without any.',
  })
  medianHours!: number | null;
}

@ObjectType({ description: 'Something that came and waits for an admin.' })
export class AdminTask {
  @Field(() => AdminTaskTypeEnum, { description: 'Which of the two it is.' })
  type!: AdminTaskType;

  @Field(() => ID, { description: 'The id of the document or of the case.' })
  id!: string;
}
