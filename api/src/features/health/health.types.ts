import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import {
  type HealthCheckName,
  type HealthState,
  healthChecks,
  healthStates,
} from '../../../../schema/rules/health/health.ts';
import { registerEnum } from '../../core/enums.ts';

const HealthCheckEnum = registerEnum('HealthCheckName', healthChecks, {
  description: 'What is looked at.',
  values: {
    database: 'Whether it answers, its size, and whether it survives a power cut.',
    files: 'Whether files can be stored, and how much room is left.',
    mail: 'Whether mail is set up and leaves.',
    jobs: 'Whether the work behind the pages is done.',
    backups: 'Whether there is a new one, and whether the last that was tried out was whole.',
    secret: 'Whether the secret is the one that things were sealed with.',
    push: 'Whether browsers are told of news while the page is closed.',
    instances: 'Whether several servers hear of each other.',
    signIn: 'The provider of the accounts of the college.',
    address: 'The certificate, and the clocks.',
    version: 'Which version runs, and whether the database is of the same one.',
  },
});

const HealthStateEnum = registerEnum('HealthState', healthStates, {
  description: 'How something stands.',
  values: {
    good: 'There is nothing to do.',
    attention: 'Nothing is broken; something should be done.',
    bad: 'It does not work.',
  },
});

@ObjectType({ description: 'How one part of the product stands.' })
export class HealthFinding {
  @Field(() => HealthCheckEnum, { description: 'What was looked at.' })
  name!: HealthCheckName;

  @Field({ description: 'What it is called.' })
  title!: string;

  @Field({ description: 'What is looked at, in a sentence.' })
  about!: string;

  @Field(() => HealthStateEnum, { description: 'How it stands.' })
  state!: HealthState;

  @Field({ description: 'What was found.' })
  words!: string;

  @Field(() => String, { nullable: true, description: 'What to do; null where nothing is.' })
  advice!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What another program said, such as the mail server.',
  })
  said!: string | null;

  @Field({
    description: 'Whether it is good once a super admin says that it is meant: `confirmSecret`.',
  })
  canBeMeant!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was looked at.' })
  at!: Date;
}

@ObjectType({ description: 'Work behind the pages of which a try failed.' })
export class FailedWork {
  @Field(() => ID, { description: 'By which it is run again.' })
  id!: string;

  @Field({ description: 'Its room and what it does.' })
  name!: string;

  @Field({ description: 'What it does, in words.' })
  about!: string;

  @Field({ description: 'Whether it is not tried any more by itself.' })
  isGivenUp!: boolean;

  @Field(() => Int, { description: 'How often it was tried.' })
  tries!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it failed last.' })
  failedAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it is tried next, by itself.' })
  nextAt!: Date;

  @Field(() => String, { nullable: true, description: 'What was said then.' })
  said!: string | null;
}

@ObjectType({ description: 'What became of a test letter.' })
export class TestLetter {
  @Field({ description: 'Whom it was for: the viewer.' })
  address!: string;

  @Field({ description: 'Whether the mail server took it.' })
  isSent!: boolean;

  @Field({ description: 'What became of it.' })
  words!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the mail server said, where it failed.',
  })
  said!: string | null;
}

@ObjectType({ description: 'What somebody who helps from outside needs to know of a college.' })
export class SupportPacket {
  @Field({ description: 'A name for its file.' })
  name!: string;

  @Field({ description: 'Plain text in sections: no secrets, no addresses, no words of people.' })
  text!: string;
}
