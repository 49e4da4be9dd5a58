import type { DemoPost } from '../shape.ts';
import { type PartsTable, round, storyRound } from './shape.ts';

/**
 * A placement season of one student, four processes before the offer: told because posts about
 * offers alone lie.
 */
export const season: DemoPost[] = [
  {
    by: 'arnav.ghosh',
    company: 'Palo Alto Networks',
    type: 'fulltime',
    role: 'Software Engineer, Cloud Security',
    year: 2025,
    ago: 37.6,
    cgpa: 7.5,
    branches: ['CSE', 'ECE'],
    rounds: 3,
    package: '38',
    level: 'hard',
    location: 'Bengaluru',
    placed: 2,
    offer: 'rejected',
    tags: '#season1of5 #fivecompanies #security #rejected #oncampus',
    line: 'First company of my season and the one I wanted most. Out in the last round, by a question on TCP that I had answered a hundred times at my desk.',
  },
  {
    by: 'arnav.ghosh',
    company: 'Deutsche Bank',
    type: 'fulltime',
    role: 'Graduate Analyst, Technology',
    year: 2025,
    ago: 36.4,
    cgpa: 7,
    branches: ['CSE', 'ECE', 'EEE'],
    rounds: 3,
    package: '19.5',
    level: 'medium',
    location: 'Pune',
    placed: 9,
    offer: 'rejected',
    tags: '#season2of5 #fivecompanies #finance #rejected #oncampus',
    line: 'Second company, four days after the first no. I was still arguing with Friday’s interviewer in my head, and it showed.',
  },
  {
    by: 'arnav.ghosh',
    company: 'Infosys',
    type: 'fulltime',
    role: 'Specialist Programmer',
    year: 2025,
    ago: 35.3,
    cgpa: 6,
    branches: ['CSE', 'ECE', 'EEE', 'MECHANICAL', 'CIVIL'],
    rounds: 2,
    package: '9.5',
    level: 'hard',
    location: 'Bengaluru',
    placed: 6,
    offer: 'rejected',
    tags: '#season3of5 #fivecompanies #specialist #rejected #oncampus',
    line: 'Third company: three problems in three hours, one and a half solved, no interview call. The shortest of my five stories and a useful one.',
  },
  {
    by: 'arnav.ghosh',
    company: 'Accenture',
    type: 'fulltime',
    role: 'Security Analyst',
    year: 2025,
    ago: 34.1,
    cgpa: 6.5,
    branches: ['CSE', 'ECE', 'EEE', 'MECHANICAL', 'CIVIL', 'CHEMICAL'],
    rounds: 2,
    package: '6.5',
    level: 'easy',
    location: 'Kolkata',
    placed: 41,
    offer: 'pending',
    tags: '#season4of5 #fivecompanies #waitlist #oncampus',
    line: 'Fourth company: cleared everything and was put on a waiting list for my city. It never moved. Learn what a waiting list is before you relax.',
  },
];

export const seasonParts: PartsTable = {
  'arnav.ghosh Palo Alto Networks fulltime': {
    tips: 'Networks from the packet up, operating systems, and one scripting language that you can write without looking. For security teams a public list of CTF write-ups is worth more than any certificate; mine had thirty-one, and they had opened four.',
    time: 'Two years of CTFs, six weeks of revision',
    weight: 'Networks 35 %, systems 25 %, coding 25 %, security 15 %',
    oa: {
      text: 'Two programs and twenty questions on networks, 90 minutes. The programs were a trie of blocked domains and the longest window without a repeated address. I finished with six minutes left and felt like a king for three days.',
      links: [
        'https://leetcode.com/problems/implement-trie-prefix-tree/',
        'https://leetcode.com/problems/longest-substring-without-repeating-characters/',
      ],
    },
    story: [
      storyRound(
        'Coding',
        'Match an address against ten thousand rules, first match wins. I went from a list to a trie of bits; he asked for the memory in megabytes and I worked it out aloud, wrong by a factor of eight, then right.',
        'https://leetcode.com/problems/ip-to-cidr/',
      ),
      storyRound(
        'Systems',
        'What does the kernel do between a packet and recv()? Interrupt, ring, softirq, socket buffer: I was in my element. He drew a smiley on the sheet, I could see it.',
        'https://beej.us/guide/bgnet/',
      ),
      storyRound(
        'Last round',
        '"A connection sits in TIME_WAIT. Whose side, why, and what if we remove it?" I know this. I mixed up the sides, corrected myself, then doubted the correction. Then my voice went. The rest was polite.',
        'https://www.geeksforgeeks.org/computer-networks/tcp-connection-termination/',
      ),
    ],
    notes:
      'I cried in the mess and Sagar from the next room brought tea without a word. If you are juniors of mine: the first no is not about you, but it takes a week to believe that. Keep the week free if the calendar lets you.',
    links: [
      'https://overthewire.org/wargames/',
      'https://portswigger.net/web-security',
      'https://cryptohack.org/',
      'https://beej.us/guide/bgnet/',
    ],
    files: ['networks'],
    extra: [[2, 'Breathe, and draw the four packets before answering. I had a pen in my hand.']],
    asked: [
      {
        q: 'Which CTFs should a beginner start with?',
        by: 'jatin.bhardwaj',
        ago: 20.4,
        a: [
          'picoCTF to begin, then anything on the weekend calendar with a team. Write one page on each flag, also on those you did not get.',
        ],
      },
      {
        q: 'How did you keep going after losing the one you wanted?',
        by: 'aarohi.joshi',
        ago: 11.3,
        a: [
          'Badly, for a week; the next post shows it. Then I made a rule: one no, one walk around the lake, one page of what I learnt, next form.',
          {
            by: 'fatima.zehra.rizvi',
            text: 'The page is the important part. Mine had eleven lines in the end and the twelfth was an offer.',
          },
        ],
      },
    ],
  },
  'arnav.ghosh Deutsche Bank fulltime': {
    oa: {
      asked:
        'Aptitude with charts, fifteen MCQs on Java and SQL, two programs: bracket matching with wildcards, and the cheapest order of currency exchanges.',
      minutes: 120,
      left: 44,
      links: ['https://leetcode.com/problems/valid-parenthesis-string/'],
    },
    rounds: [
      round(
        'Technical 1',
        45,
        26,
        'Java collections: how does a HashMap grow, what if hashCode is constant? Then three SQL queries on trades.',
        { links: ['https://www.geeksforgeeks.org/java/internal-working-of-hashmap-java/'] },
      ),
      round(
        'Technical 2',
        45,
        14,
        'My final-year project: what does it do when the clock of one machine is wrong? I answered another question, the one from Friday.',
        { stern: true, why: 'Listening. I know it now.' },
      ),
      round(
        'Fit',
        25,
        9,
        'Why a bank? I had no sentence ready, because I had not thought beyond Friday. Be fair to each company, they notice.',
        { level: 'easy' },
      ),
    ],
    weight: 'Java and SQL 50 %, project 30 %, fit 20 %.',
    extra: [[1, 'Being present. Nothing they asked was hard.']],
  },
  'arnav.ghosh Infosys fulltime': {
    oa: {
      asked:
        'Three problems of rising difficulty: a greedy on ration shops, dynamic programming on a broken calculator, and a segment tree that I could name but not write.',
      minutes: 180,
      left: 22,
      links: [
        'https://cp-algorithms.com/data_structures/segment_tree.html',
        'https://leetcode.com/problems/range-sum-query-mutable/',
      ],
    },
    rounds: [
      round(
        'Specialist test',
        180,
        22,
        'The three problems above are the round. First in 35 minutes, second passed 11 of 20 cases, third empty.',
        { why: 'Pure problem solving. No marks for style.' },
      ),
      round(
        'Interview (as told by a friend who was called)',
        45,
        6,
        'Explain your second solution, make it faster, then one design question on a seat-booking race.',
        { level: 'medium' },
      ),
    ],
    weight: 'Three programs, nothing else.',
    extra: [
      [
        2,
        'Practise three hours in one sitting. My longest before was ninety minutes, and at two hours my head was soup.',
      ],
      [
        'Is it worth writing about a test that you failed?',
        'Twenty-two were shortlisted of three hundred. The others would also like to read something.',
      ],
    ],
    asked: [
      {
        q: 'Can one practise three hours at a stretch without going mad?',
        by: 'advait.ranade',
        ago: 13.5,
        a: [
          'Old contest sets on CSES or Codeforces, Sundays from nine, phone with a friend. The third Sunday is fine.',
        ],
      },
    ],
  },
  'arnav.ghosh Accenture fulltime': {
    oa: {
      asked:
        'Cognitive and technical part with pseudo-code and network security basics, then two easy programs, then a spoken test with a headset in a hall of forty people speaking at once.',
      minutes: 170,
      left: 96,
      links: ['https://www.geeksforgeeks.org/aptitude/accenture-recruitment-process/'],
    },
    rounds: [
      round(
        'Interview',
        30,
        60,
        'OWASP’s list with one example each, what a SIEM is for, and a difficult person in my team.',
        { links: ['https://owasp.org/www-project-top-ten/'] },
      ),
      round(
        'Preference and documents',
        15,
        41,
        'Kolkata first, Bengaluru second. Choosing one city made me wait; those who wrote "any" had a letter in a week.',
        { why: 'Seats are counted per city. Ask how many before you write.' },
      ),
    ],
    weight: 'Cognitive 40 %, pseudo-code and basics 35 %, speaking 25 %.',
    extra: [[4, 'A waiting list is a no with a calendar. Keep applying.']],
    asked: [
      {
        q: 'Does the placement cell count a waiting list as an offer?',
        by: 'sai.charan.bommireddy',
        ago: 16.2,
        a: [
          {
            by: 'sunita.kujur',
            text: 'No. Only a signed letter counts, so you stay eligible for every company on the calendar.',
          },
        ],
      },
    ],
  },
};
