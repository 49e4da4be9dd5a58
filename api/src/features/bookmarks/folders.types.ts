import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: "A folder of the viewer's bookmarks. Nobody else reads of it." })
export class BookmarkFolder {
  @Field(() => ID, { description: 'Its own.' })
  id!: string;

  @Field(() => String, { description: "The viewer's once, however it is capitalised." })
  name!: string;

  @Field(() => Int, {
    description: 'How many bookmarks the list shows of it: those that are hidden are left out.',
  })
  count!: number;
}
