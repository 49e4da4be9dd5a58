import { counted } from '../lists/counted.ts';
import { numberText } from '../text/number-text.ts';

/** How much the college may say of itself. */
export const collegeLimits = {
  name: 200,
  shortName: 16,
  domain: 253,
  address: 300,
  email: 254,
  phone: 30,
  phones: 3,
  hours: 100,
  about: 2000,
  founders: 6,
  voices: 6,
  person: 100,
  words: 400,
  links: 3,
} as const;

/** How much one may study at the college. */
export const studiesLimits = { name: 40, degrees: 12, streams: 40 } as const;

/** Words of the page on which the college says who it is. */
export const collegeTexts = {
  title: 'College',
  lead: 'What the public pages say of your college. Visitors read it as soon as it is saved.',
  loadFailed: 'What the college says could not be loaded. Please try again.',
  saveFailed: 'This could not be saved. Please try again.',
  saved: 'Saved: the public pages say it now',
  changedMeanwhile: 'Somebody else has changed this meanwhile. Look at it before you save.',
  state: { unsaved: 'Not saved yet', saved: 'All of it is saved' },
  leave: 'What you typed stays on this device and waits for you here. Nobody else sees it yet.',
  save: 'Save',
  moveUp: 'Move up',
  contact: {
    title: 'How to reach you',
    about: 'Shown on Contact. What you leave empty is not shown.',
    address: 'Address',
    email: 'Email address for inquiries',
    phones: 'Phone numbers',
    phonesAbout: `One a line, ${collegeLimits.phones} at most`,
    hours: 'When somebody answers',
    hoursAbout: 'For example: Monday to Friday, 10 am to 6 pm',
  },
  about: {
    title: 'About the college',
    about: 'A section of About. An empty line begins a new paragraph.',
    label: 'In your own words',
  },
  founders: {
    title: 'Who runs it',
    /** Above them on About. */
    shown: 'Who we are',
    about: 'Shown on About and Contact: founders, the placement office, the alumni cell.',
    add: 'Add a person',
    one: (place: number): string => `Person ${place}`,
    name: 'Name',
    role: 'Role',
    words: 'A sentence or two (optional)',
    links: 'Links (optional)',
    linksAbout: `One a line, ${collegeLimits.links} at most`,
    remove: (name: string): string => `Remove ${name}`,
  },
  voices: {
    title: 'What people say',
    about: 'Shown at the end of the landing page. Ask them first: their names are public.',
    add: 'Add a voice',
    one: (place: number): string => `Voice ${place}`,
    name: 'Name',
    line: 'Who that is, for example: CSE B.Tech ’19, Alumni',
    words: 'What they say',
    remove: (name: string): string => `Remove ${name}`,
  },
  studies: {
    title: 'Branches and degrees',
    about:
      'What sign-up, imports, posts and filters offer. What is taken away is not offered any more, and stays on the profiles that have it.',
    streams: 'Branches',
    streamsAbout: `One a line, in the order in which they are offered, ${studiesLimits.streams} at most`,
    held: 'On profiles',
    noLonger: 'On profiles, but not offered',
    heldOne: (name: string, people: number): string => `${name} ${numberText(people)}`,
  },
  degrees: {
    title: 'Degrees',
    about:
      'What each asks of those who have it. An import takes a branch for the first that asks for one.',
    add: 'Add a degree',
    one: (place: number): string => `Degree ${place}`,
    name: 'Name',
    hasStream: 'Asks for the branch',
    hasSpecialisation: 'Asks for a specialisation',
    remove: (name: string): string => `Remove ${name}`,
    up: (name: string): string => `Move up ${name}`,
  },
  look: {
    title: 'Name and colour',
    about: 'The colour of buttons and links. Leave it empty for that of Experiencia.',
    name: 'Name of the college',
    nameAbout: 'Pages, mails and the app on phones say it, and the profiles of your people.',
    nameLocked: 'COLLEGE_NAME says it: it is changed where the server is started.',
    shortName: 'Short name (optional)',
    shortNameAbout: `In a few letters, for example VIE: below the logo, in tabs, on phones and in subjects of mails. ${collegeLimits.shortName} characters at most.`,
    shortNameLocked: 'COLLEGE_SHORT_NAME says it: it is changed where the server is started.',
    logo: {
      label: 'Logo',
      about: 'Beside the name on every page, for visitors too. It is saved at once.',
      add: 'Choose a logo',
      change: 'Change the logo',
      remove: 'Remove the logo',
      frame: 'The logo of the college',
      set: 'Saved: pages show the new logo',
      removed: 'The logo is gone: that of Experiencia stands there again',
      failed: 'The logo could not be changed. Please try again.',
      ask: {
        title: 'Remove the logo?',
        text: 'Pages then show that of Experiencia.',
        yes: 'Remove',
      },
    },
    domain: 'Institute addresses end in',
    domainAbout:
      'What stands behind the @ of your students, for example student.example.edu. Whoever has such an address verifies themselves by a code. Leave it empty where students have none.',
    domainLocked: 'COLLEGE_EMAIL_DOMAIN says it: it is changed where the server is started.',
    accent: 'Colour',
    accentAbout: 'Six digits, for example #0b6e4f',
    use: (colour: string): string => `Use ${colour}`,
    sample: 'A button',
    link: 'A link',
    light: 'Light',
    dark: 'Dark',
  },
  preview: {
    title: 'How visitors see it',
    none: 'Nothing yet: Contact sends people to the Feedback button, and the other pages stay as they are.',
  },
  wrong: {
    domain: 'Write what stands behind the @, such as student.example.edu',
    domainPublic:
      'Anybody can have an address there, and would count as one of yours. Leave it empty, and people are verified by a document or the roster.',
    accent: 'A colour is # and six digits from 0 to 9 and a to f',
    email: 'Please enter a valid email address',
    phone: 'A phone number has digits, spaces, +, - and brackets',
    phones: `At most ${counted(collegeLimits.phones, 'phone number')}`,
    founders: `At most ${counted(collegeLimits.founders, 'person', 'people')}`,
    voices: `At most ${counted(collegeLimits.voices, 'voice')}`,
    links: `At most ${counted(collegeLimits.links, 'link')}`,
    degrees: `At most ${counted(studiesLimits.degrees, 'degree')}`,
    noDegree: 'A college has at least one degree',
    streams: `At most ${counted(studiesLimits.streams, 'branch', 'branches')}`,
    noStream: 'A degree asks for the branch: name one at least',
    streamName: 'A branch has letters, digits and what stands between them',
    streamLength: `A branch cannot exceed ${studiesLimits.name} characters`,
    degreeName: 'A degree has letters, digits and what stands between them',
    twice: (name: string): string => `${name} is there twice`,
    asksNothing: 'Ask for the branch or a specialisation: profiles say what was studied',
  },
} as const;

/** Somebody who runs it, as the public pages name them. */
export interface Founder {
  name: string;
  role: string;
  words: string;
  links: string[];
}

/** What somebody says of it, with their name. */
export interface Voice {
  name: string;
  line: string;
  words: string;
}

/** What the public pages say of the college in its own words. */
export interface CollegeWords {
  address: string;
  email: string;
  phones: string[];
  hours: string;
  about: string;
  founders: Founder[];
  voices: Voice[];
  /** `#504cce`; empty: that of the product. */
  accent: string;
}

/** A college that has written nothing. */
export const noWords: CollegeWords = {
  address: '',
  email: '',
  phones: [],
  hours: '',
  about: '',
  founders: [],
  voices: [],
  accent: '',
};

/** Where the public pages ask for them. */
export const collegeWordsPath = '/college.json';
