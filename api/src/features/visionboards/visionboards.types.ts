import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { visionLimits } from '../../../../schema/rules/visionboards/visionboards-texts.ts';

@ObjectType({ description: 'A card on a vision board.' })
export class VisionItem {
  @Field(() => ID, { description: 'What mutations about an item take.' })
  id!: string;

  @Field(() => String, { description: `1 to ${visionLimits.title} characters.` })
  title!: string;

  @Field(() => String, {
    description: `Plain text, at most ${visionLimits.description} characters; may be empty.`,
  })
  description!: string;

  /** What was typed; the field answers that, or the signed address of what was uploaded. */
  imageUrl!: string | null;

  pictureId!: string | null;
}

@ObjectType({ description: "A person's vision board. The id is the person's." })
export class VisionBoard {
  @Field(() => ID, { description: "The person's id." })
  id!: string;

  @Field(() => [VisionItem], {
    description: `In the order that the owner gave them; at most ${visionLimits.items}.`,
  })
  items!: VisionItem[];
}

@InputType({ description: 'An item of a vision board, whole.' })
export class VisionItemInput {
  @Field(() => String, { description: `1 to ${visionLimits.title} characters.` })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: `At most ${visionLimits.description} characters.`,
  })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'http or https; not beside an uploaded picture.',
  })
  imageUrl?: string | null;
}
