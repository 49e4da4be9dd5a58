import { Field, InputType, Int } from 'type-graphql';
import { graduationYearsDescription } from '../../../../../schema/rules/college/college.ts';

@InputType({ description: 'A new admin: all fields are required.' })
export class NewAdminInput {
  @Field(() => String, { description: '1 to 100 characters.' })
  fullName!: string;

  @Field(() => String, { description: 'An address that has no account; compared without case.' })
  email!: string;

  @Field(() => String, { description: '7 to 20 digits and what stands between them.' })
  mobileNumber!: string;

  @Field(() => String, { description: 'The name of the college, which may be another one.' })
  college!: string;

  @Field(() => String, {
    description: 'A branch of the college, as CSE.',
  })
  stream!: string;

  @Field(() => Int, { description: `${graduationYearsDescription}.` })
  yearOfGraduation!: number;

  @Field(() => String, { description: 'As `SignUpInput.password`.' })
  password!: string;
}
