import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Whether a browser is told of what is new while its tabs are closed.' })
export class PushState {
  @Field(() => String, {
    description: "The server's public key (VAPID), which browsers subscribe with.",
  })
  key!: string;

  @Field(() => Boolean, {
    description: "Whether the viewer's session is told on the browser that was named.",
  })
  isOn!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether that browser sent no receipts for so long that it is to subscribe anew (`replaces`).',
  })
  needsRenewal!: boolean;
}

@InputType({ description: 'What a browser hands out when a person lets it be told.' })
export class PushSubscriptionInput {
  @Field(() => String, { description: 'An address of a known push service.' })
  endpoint!: string;

  @Field(() => String, { description: "The browser's public key, as base64url." })
  p256dh!: string;

  @Field(() => String, { description: "The browser's secret, as base64url." })
  auth!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The address of the subscription that it takes the place of; only one of the viewer's own gives way.",
  })
  replaces?: string | null;
}
