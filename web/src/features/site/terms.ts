/** A section of the terms. */
export type Clause = { id: string; title: string; paragraphs: readonly string[] };

export const lastUpdated = 'March 2025';

/** @param address where one writes about one's data; null where the college has told none */
export const terms = (college: string, address: string | null): readonly Clause[] => [
  {
    id: 'introduction',
    title: 'Introduction',
    paragraphs: [
      `Experiencia is a network for the students and alumni of ${college}. These terms say what you may expect of us, and what we expect of you. By making an account you agree to them.`,
      'We tried to write them so that they can be read in five minutes. Where something is unclear, ask us before you agree.',
    ],
  },
  {
    id: 'user-agreement',
    title: 'User Agreement',
    paragraphs: [
      'One person, one account, in your own name. You tell the truth about your degree and your year, and you keep your password to yourself.',
      'What you write must be your own experience. Do not share papers or material that a company or the institute gave you in confidence, do not insult people, do not advertise, and do not collect what others have written here for use elsewhere.',
      'What you write stays yours. You allow us to show it to the members of the college for as long as it stands here. You can change or remove it at any time.',
      'We may remove what breaks these rules, and close accounts that do so again. We tell you why, and you may ask us to look once more.',
    ],
  },
  {
    id: 'data-collection',
    title: 'Data Collection',
    paragraphs: [
      'We keep what you give us: your name, email address, degree, stream and year of graduation, the document you may send for verification, and what you write, ask and answer.',
      'We also keep what is needed to run the service: when you signed in, from which kind of device, and which posts you opened, so that views are counted once.',
      'A verification document is seen by the moderators only, and for that purpose only.',
    ],
  },
  {
    id: 'privacy-policy',
    title: 'Privacy Policy',
    paragraphs: [
      'Posts and profiles are open to members of the college. Visitors see a small preview in the search on the front page. Your email address and phone number are shown only to you, to your connections and to the moderators.',
      'We do not sell data, show no advertisements, and load nothing from other companies unless you ask for it, for example by pressing a sign-in button of theirs.',
      `You can see and correct what we hold about you, and you can delete your account; what remains is then gone for good. ${address ? `Write to ${address}` : 'Tell the admins of your college by Feedback'} with any wish about your data.`,
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    paragraphs: [
      'Experiences are personal. Companies change their questions, their rounds and their minds. We check who writes, not whether every sentence is right: use what you read as advice from a senior, not as a promise.',
      'We work to keep the service up and your data safe, but we give it as it is. As far as the law allows, we are not liable for offers that did not come, or for losses from times when the service was not there.',
    ],
  },
  {
    id: 'changes-to-terms',
    title: 'Changes to Terms',
    paragraphs: [
      'When we change these terms we say so here and, if the change matters to you, by email, at least fourteen days before it takes effect. If you go on using Experiencia after that, the new terms apply.',
    ],
  },
];
