import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What an admin did to the logo of a company.' })
export class CompanyLogoChange {
  @Field(() => ID, {
    nullable: true,
    description:
      'What `undoCompanyLogo` takes; null where nothing changed, and of what was undone.',
  })
  id!: string | null;

  /** The company whose names have it. */
  companyId!: string;

  /** Null: initials. */
  fileId!: string | null;
}
