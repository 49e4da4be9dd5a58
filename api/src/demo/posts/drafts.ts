import type { MaterialName } from '../papers/materials.ts';
import { type DemoRound, type DemoStoryRound, round, storyRound } from './parts/shape.ts';
import type { DemoPost } from './shape.ts';

/**
 * An experience that somebody has begun to write, at a step of the own career that no post tells of
 * yet.
 */
export type DemoDraft = Pick<DemoPost, 'by' | 'company' | 'type'> & {
  /** Days before the seeding that it was saved. */
  ago: number;
  year?: number;
  line?: string;
  cgpa?: number;
  branches?: DemoPost['branches'];
  rounds?: number;
  package?: string;
  tags?: string;
  tips?: string;
  time?: string;
  files?: MaterialName[];
} & ({ crisp: DemoRound[] } | { story: DemoStoryRound[] });

export const demoDrafts: DemoDraft[] = [
  {
    by: 'asha.rao',
    company: 'Microsoft',
    type: 'fulltime',
    ago: 1.3,
    year: 2018,
    line: 'From intern to engineer: a conversion round, a team match and a long wait in between.',
    cgpa: 7.5,
    branches: ['CSE', 'ECE', 'EEE'],
    rounds: 2,
    package: '40',
    tags: '#ppo #conversion',
    tips: 'Keep the demo of the summer running until the letter is there. Mine was asked for twice.',
    time: 'Two weeks of revision',
    files: ['stories'],
    story: [
      storyRound(
        'Conversion round',
        'Forty-five minutes on the feature of my internship, then one problem on intervals. What I remember best is the question after it: which part of this would you delete?',
      ),
      storyRound('Team match', ''),
    ],
  },
  {
    by: 'arnav.ghosh',
    company: 'PwC',
    type: 'intern',
    ago: 5.5,
    year: 2024,
    line: 'A summer of reading firewall rules that nobody had read since 2016.',
    cgpa: 6.5,
    branches: ['CSE', 'ECE'],
    rounds: 2,
    package: '25',
    tags: '#security #internship',
    crisp: [
      round(
        'Technical',
        40,
        12,
        'Symmetric or asymmetric, and when both? One phishing mail to take apart.',
        { level: 'easy' },
      ),
    ],
  },
  {
    by: 'gurpreet.singh.sandhu',
    company: 'Paytm',
    type: 'intern',
    ago: 12.8,
    line: 'My first production bug, in the third week',
    crisp: [
      round('Technical 1', 45, 0, 'Event delegation, then a wallet balance that', {
        level: 'medium',
      }),
    ],
  },
  {
    by: 'haritha.menon',
    company: 'AMD',
    type: 'intern',
    ago: 19.2,
    year: 2023,
    cgpa: 7,
    branches: ['ECE'],
    rounds: 3,
    tags: '#coop #verification',
    tips: 'Ask your guide in the second semester, in writing.',
    story: [
      storyRound(
        'Shortlisting',
        'Our M.Tech coordinator sent eleven résumés, four of us were called.',
      ),
    ],
  },
  {
    by: 'tejas.patil',
    company: 'Tata Motors',
    type: 'intern',
    ago: 44,
    year: 2016,
    line: 'Two months between the paint shop and a spreadsheet.',
    story: [],
  },
];
