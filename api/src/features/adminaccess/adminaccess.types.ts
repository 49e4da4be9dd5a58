import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What an authenticator app needs to make codes, shown this once.' })
export class SecondFactorSetup {
  @Field(() => String, { description: 'To be typed into the app, in base 32.' })
  secret!: string;

  @Field(() => String, { description: '`otpauth://totp/…`: to be shown as a QR code.' })
  address!: string;
}

@ObjectType({ description: "The viewer's own second factor." })
export class SecondFactor {
  @Field(() => Boolean, { description: 'The admin area asks for its codes.' })
  isSetUp!: boolean;

  @Field(() => Boolean, { description: 'It can not be turned off.' })
  isRequired!: boolean;

  @Field(() => Int, { description: 'Recovery codes that were not used yet.' })
  recoveryCodesLeft!: number;
}

@ObjectType({ description: 'What an admin chose to be told of.' })
export class AdminChoices {
  @Field(() => Boolean, { description: 'By mail, of what has waited for two days.' })
  remindsByMail!: boolean;

  @Field(() => Boolean, { description: 'On the page, when something new waits.' })
  announcesTasks!: boolean;
}

@InputType({ description: 'What is left out stays as it is.' })
export class AdminChoicesInput {
  @Field(() => Boolean, { nullable: true, description: 'As `AdminChoices.remindsByMail`.' })
  remindsByMail?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'As `AdminChoices.announcesTasks`.' })
  announcesTasks?: boolean | null;
}
