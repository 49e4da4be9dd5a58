import type {
  InterviewLocation,
  JobLocation,
  jobCities,
} from '../../../../schema/rules/jobs-texts.ts';

/** An opening as the tables tell it. Times are days from the seeding. */
export interface Listing {
  company: string;
  role: string;
  /** Months of an internship; absent: a full-time job. */
  months?: number;
  pay?: string;
  experience?: string;
  place?: JobLocation;
  city?: (typeof jobCities)[number];
  interview?: InterviewLocation;
  women?: true;
  skills: string[];
  text: string;
  /** Posted so many days ago. */
  ago: number;
  /** So many days until the deadline; less than 0 when it has passed. */
  until?: number;
  pinned?: true;
  closed?: 'filled' | 'unanswered';
  /** Brings the company's own description along, as a PDF. */
  paper?: true;
}

type More = Partial<Omit<Listing, 'company' | 'role' | 'skills' | 'text' | 'ago'>>;

const job = (
  company: string,
  role: string,
  skills: string,
  text: string,
  ago: number,
  more: More = {},
): Listing => ({ company, role, skills: skills.split(', ').filter(Boolean), text, ago, ...more });

const campus = (city: Listing['city']): More => ({
  place: 'onCampus',
  ...(city ? { city } : {}),
  interview: 'onCampus',
});
const remote: More = { place: 'remote', interview: 'online' };
const hybrid: More = { place: 'hybrid', interview: 'online' };

/** What the demo college's members tell one another of: software, core branches, business, some of it over. */
export const listings: Listing[] = [
  job(
    'Atlassian',
    'Software Engineer',
    'Java, Kotlin, Distributed systems',
    'Two teams on the same floor: search and permissions. I sit on one of them, so ask me anything before you apply.',
    0.3,
    { ...remote, pay: '34 LPA', experience: '0 to 2 years', until: 12, pinned: true, paper: true },
  ),
  job(
    'Razorpay',
    'Backend Intern',
    'Go, SQL',
    'Six months with the settlements team; most interns of last year stayed.',
    0.9,
    { ...hybrid, months: 6, pay: '60k a month', until: 3, paper: true },
  ),
  job(
    'Zoho',
    'Member Technical Staff',
    'Java, SQL, Data structures',
    'Written test, two rounds of programming on paper, one conversation. No cut-off by marks.',
    1.2,
    { ...campus('Chennai'), pay: '8.4 LPA', until: 9, paper: true },
  ),
  job(
    'Texas Instruments',
    'Analog Design Engineer',
    'Op-amps, Cadence, MOSFET',
    'Know your second-year electronics by heart. They ask why five times.',
    1.8,
    { ...campus('Bangalore'), pay: '29 LPA', until: 20, pinned: true, paper: true },
  ),
  job(
    'Larsen & Toubro',
    'Graduate Engineer Trainee',
    'Structural analysis, AutoCAD',
    'Sites all over the country for the first year, then you choose a design office.',
    2.4,
    { ...campus('Chennai'), pay: '6.5 LPA', until: 6 },
  ),
  job(
    'Microsoft',
    'Software Engineering Intern',
    'C++, Data structures, Problem solving',
    'Summer of next year. Women students of the third year; a buddy for each of the ten weeks.',
    2.9,
    { ...campus('Hyderabad'), months: 2, pay: '1.25 lakh a month', women: true, until: 15 },
  ),
  job(
    'Ather Energy',
    'Battery Systems Intern',
    'MATLAB, Thermal modelling',
    'Real packs, real heat, a test bench of your own. Bring curiosity about failure.',
    3.5,
    { ...campus('Bangalore'), months: 6, pay: '35k a month', until: 25 },
  ),
  job(
    'Deloitte',
    'Analyst',
    'Excel, SQL, Communication',
    'Group discussion, a case, an interview. We look at how you listen.',
    4.1,
    { ...hybrid, pay: '7.6 LPA', until: 2 },
  ),
  job(
    'Freshworks',
    'Frontend Engineer',
    'React, TypeScript, CSS',
    'The design system team. Show us something you made and are fond of.',
    4.8,
    { ...hybrid, pay: '18 LPA', experience: '1 to 3 years', until: 30, paper: true },
  ),
  job(
    'Bosch',
    'Embedded Software Engineer',
    'C, CAN, RTOS',
    'Automotive, so patience matters as much as pointers.',
    5.2,
    { ...campus('Coimbatore'), pay: '9 LPA', until: 18 },
  ),
  job(
    'Flipkart',
    'Business Analyst',
    'SQL, Python, Statistics',
    'You will own the numbers of one category from the first week.',
    6,
    { ...hybrid, pay: '16 LPA', until: 5 },
  ),
  job(
    'ISRO',
    'Scientist/Engineer SC',
    'Electronics, Communication systems',
    'Notification is out. Read the syllabus twice, then the notification once more.',
    6.6,
    { place: 'other', interview: 'other', pay: 'Level 10', until: 40 },
  ),
  job(
    'Swiggy',
    'Product Management Intern',
    'SQL, Writing',
    'One page about a feature you would remove, and why: that is the whole application.',
    7.3,
    { ...remote, months: 3, pay: '50k a month', until: 8 },
  ),
  job(
    'Qualcomm',
    'Modem Engineer',
    'C, Signal processing, 5G',
    'Two technical rounds, one about your project. Draw the receiver chain without looking.',
    8,
    { ...campus('Hyderabad'), pay: '24 LPA', until: 14, paper: true },
  ),
  job(
    'Infosys',
    'Specialist Programmer',
    'Python, Algorithms',
    'The harder of their tracks, and worth it. Three problems in three hours.',
    9,
    { ...hybrid, pay: '9.5 LPA', until: 11 },
  ),
  job(
    'Biocon',
    'Process Development Trainee',
    'Fermentation, Downstream processing',
    'Shifts for three months, then the pilot plant. Good mentors.',
    10,
    { ...campus('Bangalore'), pay: '5.2 LPA', until: 16 },
  ),
  job(
    'Tata Steel',
    'Management Trainee (Metallurgy)',
    'Phase diagrams, Process control',
    'Jamshedpur for a year. The town is greener than you think.',
    11,
    { place: 'other', interview: 'onCampus', pay: '10 LPA', until: 21 },
  ),
  job(
    'Postman',
    'Developer Relations Engineer',
    'APIs, Writing, JavaScript',
    'If you have ever answered a question on a forum at 2 am, this is for you.',
    12,
    { ...remote, pay: '20 LPA', experience: '2+ years' },
  ),
  job(
    'Reliance Industries',
    'Chemical Engineer Trainee',
    'Heat transfer, Aspen',
    'Refinery, petrochemicals or new energy: you name your preference at joining.',
    13,
    { ...campus('Mumbai'), pay: '7.5 LPA', until: 10 },
  ),
  job(
    'Zerodha',
    'Systems Engineer',
    'Linux, Go, PostgreSQL',
    'A small team that writes less code every year. No degree needed, some taste is.',
    14,
    { ...remote, pay: '22 LPA', experience: '1+ years' },
  ),
  job(
    'Goldman Sachs',
    'Quantitative Strategist',
    'Probability, C++, Python',
    'Puzzles first, then linear algebra, then more puzzles.',
    15,
    { ...campus('Bangalore'), pay: '38 LPA', until: 4, paper: true },
  ),
  job(
    'Cognizant',
    'Programmer Analyst Trainee',
    'Java, SQL',
    'Large batch, kind recruiters, quick answers.',
    16,
    { ...campus('Pune'), pay: '4.5 LPA', until: 19 },
  ),
  job(
    'Samsung R&D',
    'Research Intern',
    'Deep learning, PyTorch',
    'On-device models. You leave with a paper or a patent draft, usually.',
    17,
    { ...campus('Noida'), months: 6, pay: '55k a month', until: 28, paper: true },
  ),
  job(
    'Mahindra',
    'Vehicle Dynamics Engineer',
    'ADAMS, MATLAB, SolidWorks',
    'The proving ground alone is worth the interview.',
    18,
    { ...campus('Chennai'), pay: '8 LPA', until: 22 },
  ),
  job(
    'Adobe',
    'Member of Technical Staff',
    'C++, Computer graphics',
    'For women of the final year: the SheCodes drive, with mentors from our college.',
    19,
    { ...hybrid, pay: '31 LPA', women: true, until: 7 },
  ),
  job(
    'UltraTech Cement',
    'Assistant Manager, Quality',
    'Materials, Statistics',
    'Plants near Jaipur and Indore. Housing is included.',
    20,
    { ...campus('Jaipur'), pay: '6 LPA', until: 13 },
  ),
  job(
    'CRED',
    'Design Engineering Intern',
    'React Native, Motion',
    'We hire two a year. Send a prototype, not a résumé.',
    21,
    { ...hybrid, months: 4, pay: '75k a month' },
  ),
  job(
    'Accenture',
    'Associate Software Engineer',
    'Java, Cloud basics',
    'Online test on a Sunday, interview the week after.',
    22,
    { ...hybrid, pay: '4.6 LPA', until: 17 },
  ),
  job(
    'NVIDIA',
    'ASIC Verification Engineer',
    'SystemVerilog, UVM',
    'Read about coverage before the interview. They will ask what you did not cover.',
    23,
    { ...campus('Bangalore'), pay: '27 LPA', until: 26 },
  ),
  job(
    'Teach For India',
    'Fellow',
    'Communication, Patience',
    'Two years with forty children. It changed what I look for in any other job.',
    24,
    { place: 'other', interview: 'online', pay: '3 LPA', until: 33 },
  ),
  job(
    'PhonePe',
    'Site Reliability Engineer',
    'Linux, Kubernetes, Python',
    'You will be paged, and you will be thanked.',
    26,
    { ...hybrid, pay: '21 LPA', experience: '1 to 4 years' },
  ),
  job(
    'Hindustan Unilever',
    'Supply Chain Trainee',
    'Excel, Operations',
    'Six months across factories, then a line of your own.',
    27,
    { ...campus('Mumbai'), pay: '12 LPA', until: 1 },
  ),
  job(
    'DRDO',
    'Junior Research Fellow',
    'Aerodynamics, CFD',
    'GATE score and an interview in person.',
    28,
    { place: 'other', interview: 'other', pay: '37k a month', until: 12 },
  ),
  // Over: closed, or past the deadline. They stay to be read.
  job(
    'Google',
    'Software Engineer, University Graduate',
    'Algorithms, C++',
    'Four rounds in one week. We hired three from here, thank you all.',
    34,
    { ...hybrid, pay: '45 LPA', closed: 'filled', paper: true },
  ),
  job(
    'Amazon',
    'SDE Intern',
    'Java, Data structures',
    'Six months, conversion by performance.',
    38,
    { ...campus('Hyderabad'), months: 6, pay: '1 lakh a month', closed: 'filled' },
  ),
  job('Myntra', 'Data Engineer', 'Spark, Scala', 'Fashion has more data than you think.', 44, {
    ...remote,
    pay: '19 LPA',
    closed: 'unanswered',
  }),
  job('Uber', 'Software Engineer I', 'Go, Java', 'On-campus drive of the last semester.', 52, {
    ...campus('Bangalore'),
    pay: '36 LPA',
    until: -6,
  }),
  job('Wipro', 'Project Engineer', 'Java, Testing', 'Results are mailed in two weeks.', 41, {
    ...hybrid,
    pay: '4 LPA',
    until: -12,
  }),
  job('Paytm', 'Android Intern', 'Kotlin', 'Three months, the wallet team.', 48, {
    ...hybrid,
    months: 3,
    pay: '40k a month',
    until: -3,
  }),
  job(
    'Siemens',
    'Power Systems Engineer',
    'Protection relays, ETAP',
    'Filled by a junior of mine within a week.',
    60,
    { ...campus('Gurgaon'), pay: '8.8 LPA', closed: 'filled' },
  ),
  job(
    'Ola Electric',
    'Cell Research Intern',
    'Electrochemistry',
    'The line is running now, come and see it on the open day.',
    46,
    { ...campus('Chennai'), months: 6, closed: 'unanswered' },
  ),
];
