import { Field, InputType } from 'type-graphql';
import { Connection } from '../../core/lists/paging.ts';
import { __Name__ } from './__name__.entity.ts';

export const __Name__Connection = Connection(__Name__, '__Name__Connection');

@InputType({ description: 'A __name__ as its owner writes it.' })
export class __Name__Input {
  @Field(() => String, { description: '1 to 200 characters.' })
  title!: string;
}
