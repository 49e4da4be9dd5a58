import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Studies } from '../../../../schema/rules/college/college.ts';
import {
  collegeLimits as limits,
  studiesLimits,
} from '../../../../schema/rules/college/college-texts.ts';

@InputType('CollegeFounderInput', { description: 'Somebody who runs it.' })
@ObjectType({ description: 'Somebody who runs it, as About and Contact name them.' })
export class CollegeFounder {
  @Field(() => String, { description: `1 to ${limits.person} characters.` })
  name!: string;

  @Field(() => String, { description: `1 to ${limits.person} characters.` })
  role!: string;

  @Field(() => String, { description: `At most ${limits.words} characters; may be empty.` })
  words!: string;

  @Field(() => [String], { description: `At most ${limits.links} http or https addresses.` })
  links!: string[];
}

@InputType('CollegeVoiceInput', { description: 'What somebody says of it.' })
@ObjectType({ description: 'What somebody says of it, on the landing page.' })
export class CollegeVoice {
  @Field(() => String, { description: `1 to ${limits.person} characters.` })
  name!: string;

  @Field(() => String, {
    description: `Who that is: at most ${limits.person} characters; may be empty.`,
  })
  line!: string;

  @Field(() => String, { description: `1 to ${limits.words} characters.` })
  words!: string;
}

@InputType('CollegeDegreeInput', { description: 'A degree of the college.' })
@ObjectType({ description: 'A degree of the college, and what it asks of those who have it.' })
export class CollegeDegree {
  @Field(() => String, { description: `1 to ${studiesLimits.name} characters.` })
  name!: string;

  @Field(() => Boolean, { description: 'It asks for the branch.' })
  hasStream!: boolean;

  @Field(() => Boolean, { description: 'It asks for a specialisation.' })
  hasSpecialisation!: boolean;
}

@InputType('CollegeStudiesInput', { description: 'What one studies at the college, whole.' })
@ObjectType({ description: 'What one studies at the college: what its forms offer.' })
export class CollegeStudies implements Studies {
  @Field(() => [CollegeDegree], {
    description: `1 to ${studiesLimits.degrees}, no two of one name, in the order in which they are offered.`,
  })
  degrees!: CollegeDegree[];

  @Field(() => [String], {
    description: `Branches: at most ${studiesLimits.streams} of 1 to ${studiesLimits.name} characters, no two alike, in the order in which they are offered.`,
  })
  streams!: string[];
}

@ObjectType({ description: 'A degree or a branch that stands on profiles, offered or not.' })
export class HeldStudy {
  @Field(() => String, { description: 'What it is called there.' })
  name!: string;

  @Field(() => Int, { description: 'How many people have it.' })
  people!: number;
}

/** What both the college and the change of it have. */
@InputType('CollegeInput', {
  description: 'What the college says of itself, whole.',
})
@ObjectType({ description: 'What the public pages say of the college in its own words.' })
export class College {
  @Field(() => String, {
    description: `At most ${limits.address} characters, in lines; may be empty.`,
  })
  address!: string;

  @Field(() => String, { description: 'For inquiries; may be empty.' })
  email!: string;

  @Field(() => [String], {
    description: `At most ${limits.phones} phone numbers.`,
  })
  phones!: string[];

  @Field(() => String, {
    description: `When somebody answers: at most ${limits.hours} characters; may be empty.`,
  })
  hours!: string;

  @Field(() => String, {
    description: `Plain text, at most ${limits.about.toLocaleString('en')} characters, its paragraphs apart by an empty line; may be empty.`,
  })
  about!: string;

  @Field(() => [CollegeFounder], {
    description: `Who runs it: at most ${limits.founders}.`,
  })
  founders!: CollegeFounder[];

  @Field(() => [CollegeVoice], {
    description: `What people say of it: at most ${limits.voices}.`,
  })
  voices!: CollegeVoice[];

  @Field(() => String, {
    description:
      'The colour of buttons and links, such as #0b6e4f, on which white words can be read; empty: that of the product.',
  })
  accent!: string;
}

@ObjectType({ description: 'What the college says of itself, for those who may change it.' })
export class CollegeSettings {
  @Field(() => Int, {
    description: 'Counts the changes: `changeCollege` goes on from it. 0: nothing is written.',
  })
  version!: number;

  @Field(() => String, { description: 'What the college is called.' })
  name!: string;

  @Field(() => Boolean, {
    description: 'Somebody has said the name; else it is what the product calls a college.',
  })
  isNamed!: boolean;

  @Field(() => Boolean, {
    description: 'The environment says the name: it cannot be changed here.',
  })
  isNameLocked!: boolean;

  @Field(() => String, {
    description: `What it is called where there is little room: at most ${limits.shortName} characters; empty: it has no such name.`,
  })
  shortName!: string;

  @Field(() => Boolean, {
    description: 'The environment says the short name: it cannot be changed here.',
  })
  isShortNameLocked!: boolean;

  @Field(() => String, {
    description:
      'What institute addresses end in, as the environment or a super admin says; empty: nobody has said it.',
  })
  emailDomain!: string;

  @Field(() => Boolean, {
    description: 'The environment says what institute addresses end in: it cannot be changed here.',
  })
  isEmailDomainLocked!: boolean;

  @Field(() => College, { description: 'Its own words.' })
  words!: College;

  @Field(() => CollegeStudies, { description: 'What one studies there.' })
  studies!: CollegeStudies;
}
