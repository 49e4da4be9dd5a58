import { Field, ID, ObjectType } from 'type-graphql';
import type { PostFileKind } from '../../../../../schema/rules/files/files.ts';
import { PostFileKindEnum } from '../fields/post-parts.types.ts';

@ObjectType({ description: 'A file of a post, and the address of its bytes for some minutes.' })
export class PostMedia {
  @Field(() => ID, { description: "The file's id." })
  key!: string;

  @Field(() => String, {
    description:
      'Signed address, valid for minutes: the browser shows a PDF there and keeps other files.',
  })
  url!: string;

  @Field(() => String, {
    description: 'The same bytes, to keep: not every browser shows a PDF that may do nothing.',
  })
  downloadUrl!: string;

  @Field(() => String, { description: 'The name that it was uploaded under.' })
  name!: string;

  @Field(() => String, { description: 'Its type, such as `application/pdf`.' })
  contentType!: string;

  @Field(() => PostFileKindEnum, { description: 'What it is to the post.' })
  kind!: PostFileKind;
}
