import type { DemoPost } from './shape.ts';

/** Software in services, banks and the product companies of Chennai. */
export const software: DemoPost[] = [
  {
    by: 'vamsi.krishna.gadde', company: 'TCS', type: 'fulltime', year: 2018, ago: 455, cgpa: 6, branches: ['CSE', 'ECE', 'EEE', 'MECHANICAL', 'CIVIL'], rounds: 3, package: '3.36', level: 'easy', location: 'Hyderabad', placed: 84, mode: 'offline', tags: '#service #nqt #massrecruiter',
    line: 'Aptitude, a twenty-minute technical chat about my project, and HR. Know every line of the project on your résumé; that was all they asked.',
  },
  {
    by: 'arnav.ghosh', company: 'TCS', type: 'fulltime', year: 2025, ago: 33, cgpa: 6.5, branches: ['CSE', 'ECE', 'EEE', 'MECHANICAL', 'CIVIL', 'CHEMICAL', 'MME', 'BIOTECH'], rounds: 3, package: '7', level: 'medium', location: 'Kolkata', placed: 27, tags: '#season5of5 #fivecompanies #nqt #digital #security',
    line: 'The Digital band needs the advanced section of the test: two programs, 90 minutes. One full and one partial solution were enough for the interview.',
    asked: [
      { q: 'Does everyone who clears the advanced section get Digital?', by: 'pranjal.hazarika', a: ['No, about half of us did. The interview decided, and my CTF write-ups were what they wanted to talk about.'] },
      { q: 'Are non-CSE branches at a disadvantage in the advanced coding section?', by: 'likitha.gowda', ago: 10.3, a: ['Two of our 27 were from EEE and one from civil. Arrays, strings and one dynamic programming problem; three months is enough.'] },
    ],
  },
  {
    by: 'imran.siddiqui', company: 'Infosys', type: 'fulltime', year: 2014, ago: 380, cgpa: 6, branches: ['CSE', 'ECE', 'EEE', 'MECHANICAL', 'CIVIL'], rounds: 2, package: '3.25', level: 'easy', location: 'Mysuru', placed: 112, mode: 'offline', tags: '#service #firstjob',
    line: 'Puzzles, English and one interview. Six months of training in Mysuru was the best-run course I ever attended, with the best canteen.',
  },
  {
    by: 'manjunath.hegde', company: 'SAP Labs', type: 'fulltime', year: 2022, ago: 142, cgpa: 0, branches: [], rounds: 6, package: '62', level: 'hard', location: 'Bengaluru', placed: 1, campus: 'offCampus', tags: '#architecture #senior #switch',
    line: 'At fifteen years nobody asks you to reverse a list. Six conversations about decisions I regretted, and what I would tell my team today.',
    asked: [{ q: 'How did you stay technical for so long in a services company?', by: 'rahul.kumar.yadav', a: ['I kept one production system that was mine to debug, even as an architect. The day you stop reading logs you stop being useful in design reviews.'] }],
  },
  {
    by: 'meenakshi.sundaram', company: 'Zoho', type: 'fulltime', year: 2011, ago: 500, cgpa: 0, branches: ['CSE', 'ECE', 'EEE'], rounds: 5, package: '3.6', level: 'medium', location: 'Chennai', placed: 14, mode: 'offline', atCompany: true, tags: '#zoho #cprogramming #noCGPA',
    line: 'No CGPA bar, no aptitude test: five rounds of C programs, each harder, on their machines. The last was a railway booking system in three hours.',
  },
  {
    by: 'lalrinpuii.sailo', company: 'Zoho', type: 'fulltime', year: 2018, ago: 74, cgpa: 0, branches: ['CSE', 'ECE', 'EEE'], rounds: 4, package: '5.6', level: 'medium', location: 'Chennai', placed: 12, mode: 'offline', tags: '#ux #portfolio #zoho',
    line: 'They asked me to redesign the form I had just filled in. I had complained about it aloud in the waiting room, so it was fair.',
    asked: [{ q: 'What should a design portfolio of a CSE student contain?', by: 'esther.lakra', ago: 6.1, a: ['Two projects, not ten. For each: the problem, three versions you threw away, and what real people did with the last one. Screens without a story look like homework.'] }],
  },
  {
    by: 'meenakshi.sundaram', company: 'Freshworks', type: 'fulltime', year: 2017, ago: 288, cgpa: 0, branches: [], rounds: 4, package: '16', level: 'medium', location: 'Chennai', placed: 1, campus: 'offCampus', mode: 'offline', atCompany: true, tags: '#rails #switch #product',
    line: 'The director asked which feature of ours I would delete. Use the product for a week before you come; it shows within two minutes.',
    asked: [{ q: 'Which feature did you say you would delete?', by: 'zeeshan.qureshi', a: ['An animation on closing a ticket. Years later I run the team that owned it, and we did delete it.'] }],
  },
  {
    by: 'joel.mathew.kurian', company: 'Freshworks', type: 'fulltime', year: 2019, ago: 155, cgpa: 0, branches: [], rounds: 4, package: '13', level: 'medium', location: 'Chennai', placed: 1, campus: 'offCampus', tags: '#sre #linux #troubleshooting',
    line: 'A broken virtual machine, root access and a shared screen: make the website answer. Say each hypothesis before you type.',
    asked: [{ q: 'What was actually wrong with the machine?', by: 'jatin.bhardwaj', ago: 15.4, a: ['Disk full of rotated logs, a service that failed to write its pid, and a firewall rule left from a test. df, journalctl, ss, in that order.'] }],
  },
  {
    by: 'nikita.jain', company: 'Goldman Sachs', type: 'intern', year: 2019, ago: 39, cgpa: 7.5, branches: ['CSE', 'ECE', 'EEE', 'MECHANICAL', 'CIVIL', 'CHEMICAL'], rounds: 5, package: '75', level: 'hard', location: 'Bengaluru', placed: 5, tags: '#probability #internship #finance',
    line: 'Five sections in the test, probability and numerical included; skip the essay at your own risk. Interviews: expected values, then heaps.',
    asked: [
      { q: 'How deep does the probability go? I stopped at Bayes.', by: 'aarohi.joshi', a: ['Bayes, conditional expectation, coins until two heads in a row, and one random walk. "Fifty challenging problems" covers it.'] },
      { q: 'What do they expect in the essay section?', by: 'charvi.bhandari', ago: 13.8, a: ['200 words, one clear opinion, no bullet points. Mine was on whether cash should disappear. They asked me about it in the HR round.'] },
    ],
  },
  {
    by: 'nikita.jain', company: 'Goldman Sachs', type: 'fulltime', year: 2020, ago: 244, cgpa: 7.5, branches: ['CSE', 'ECE', 'EEE'], rounds: 1, package: '22', level: 'easy', location: 'Bengaluru', placed: 4, tags: '#ppo #finance #returnoffer',
    line: 'Offer came from the midpoint review, not the final one. Present early numbers, even ugly ones, at week five.',
  },
  {
    by: 'priyanka.deshmukh', company: 'BrowserStack', type: 'fulltime', year: 2018, ago: 108, cgpa: 0, branches: [], rounds: 3, package: '11', level: 'medium', location: 'Mumbai', placed: 1, campus: 'offCampus', mode: 'offline', atCompany: true, tags: '#testing #automation #switch',
    line: '"Test this lift." Forty minutes on one lift, then automation code. They wanted the questions I ask before I test, not a list of cases.',
    asked: [{ q: 'Is starting in testing a trap? Seniors say you never get out.', by: 'mary.chongloi', a: ['I heard the same. Testing taught me how users really behave and that is my whole job as a PM now. It is a trap only if you stop reading the code.'] }],
  },
  {
    by: 'rahul.kumar.yadav', company: 'Capgemini', type: 'fulltime', year: 2023, ago: 173, cgpa: 6, branches: ['CSE', 'ECE', 'EEE', 'MECHANICAL', 'CIVIL', 'CHEMICAL'], rounds: 4, package: '4.25', level: 'easy', location: 'Noida', placed: 58, tags: '#service #backlogs #pseudocode',
    line: 'Two cleared backlogs did not matter, only active ones do. Pseudo-code MCQs are the real filter: 25 questions, 25 minutes.',
    asked: [{ q: 'Do they ask why you had backlogs?', by: 'gokul.raman', a: ['Once, for ten seconds. I said I missed the exams because of dengue in one case and overconfidence in the other. The panel laughed and moved on to SQL.'] }],
  },
  {
    by: 'rahul.kumar.yadav', company: 'Fractal Analytics', type: 'fulltime', year: 2025, ago: 1.7, cgpa: 0, branches: [], rounds: 3, package: '11', level: 'medium', location: 'Noida', placed: 1, campus: 'offCampus', tags: '#sql #spark #switch',
    line: 'Three rounds of SQL in disguise: window functions, a slowly changing dimension, and a Spark job that was slow because of one skewed key.',
    asked: [
      { q: 'How did you explain the skewed key, and what was the fix they liked?', by: 'naveen.chandra.bisht', ago: 1.2, a: ['Show the task timeline: 199 tasks done, one running. Salting the key was the expected fix; I also asked if we could drop the null keys, and that was 70 % of the rows.'] },
      { q: 'One year in a service company and then this: how many applications did it take?', by: 'trisha.sengupta', ago: 0.7, a: ['Sixty-three applications, seven calls, two offers. I kept a sheet. The ones with a referral had a call rate of one in three.'] },
    ],
  },
  {
    by: 'divya.nambiar', company: 'ThoughtWorks', type: 'fulltime', year: 2016, ago: 421, cgpa: 0, branches: [], rounds: 4, package: '9.5', level: 'medium', location: 'Chennai', placed: 1, campus: 'offCampus', mode: 'offline', atCompany: true, tags: '#pairprogramming #cleanCode #diversity',
    line: 'A take-home, then two developers pair with you to extend it. They change the requirement on purpose; how you take it is the test.',
    asked: [{ q: 'Did the pair write code too, or only watch?', by: 'keerthana.muralidharan', a: ['They typed as much as I did, and let me make a mistake once to see whether I would notice. Tests saved me.'] }],
  },
  {
    by: 'harshvardhan.singh.rathore', company: 'Oracle', type: 'fulltime', year: 2012, ago: 476, cgpa: 7, branches: ['CSE', 'ECE', 'EEE'], rounds: 4, package: '8.5', level: 'medium', location: 'Hyderabad', placed: 7, mode: 'offline', tags: '#dbms #operatingsystems #oncampus',
    line: 'Normal forms, B+ trees and what happens at commit. The panel had written parts of the database I was describing to them.',
  },
  {
    by: 'thangjam.rohit.singh', company: 'CRED', type: 'fulltime', role: 'Android Engineer', year: 2025, ago: 21.7, cgpa: 0, branches: [], rounds: 4, level: 'hard', location: 'Bengaluru', placed: 0, campus: 'offCampus', offer: 'rejected', tags: '#android #rejected #offcampus',
    line: 'Rejected after the final round: my animations were smooth, my answers on process death were not. Sharing it so that you revise what I skipped.',
    asked: [{ q: 'Thank you for posting a rejection. What should one know about process death?', by: 'syed.ayaan.hussain', ago: 11.2, a: ['What survives: saved state, the disk, nothing else. Turn on "do not keep activities", walk through your own app, and be ready to be embarrassed.'] }],
  },
];
