import type { DemoPost } from './shape.ts';

/** Product companies, first half. */
export const product: DemoPost[] = [
  {
    by: 'asha.rao', company: 'Atlassian', type: 'fulltime', year: 2021, ago: 11.4, cgpa: 0, branches: [], rounds: 5, package: '56', level: 'hard', location: 'Bengaluru', placed: 1, campus: 'offCampus', tags: '#systemdesign #offcampus #values',
    line: 'Two coding rounds, one system design, one values round and a manager. The values round rejected more people than the coding did.',
    asked: [
      { q: 'How do you prepare for a values round? Is it just HR questions with another name?', by: 'aarohi.joshi', ago: 3.2, a: ['Not quite. Each value is probed with "tell me about a time…" and then three follow-ups. Write down six real stories with numbers in them and practise telling each in two minutes.', { by: 'fatima.zehra.rizvi', text: 'Same at Microsoft, only they call it the "as appropriate" round. Real stories, with what you would do differently.' }] },
      { q: 'Which system design problem did you get, and at what depth?', a: ['Design a tagging service across products. They cared most about how I would migrate existing data without downtime; nobody asked me to draw a load balancer.'] },
    ],
  },
  {
    by: 'asha.rao', company: 'Microsoft', type: 'intern', year: 2016, ago: 402, cgpa: 7.5, branches: ['CSE', 'ECE', 'EEE'], rounds: 4, package: '80', level: 'medium', location: 'Hyderabad', placed: 6, mode: 'offline', tags: '#internship #codingonpaper #ppo',
    line: 'Code on paper, then read it aloud line by line. Clean naming and two test cases of my own got me through; speed did not matter.',
    asked: [{ q: 'Is writing code on paper still a thing, or is it all on a shared editor now?', a: ['Shared editor now, but with no compiler. Paper practice is still the best training for that.'] }],
  },
  {
    by: 'imran.siddiqui', company: 'Razorpay', type: 'fulltime', year: 2017, ago: 96, cgpa: 0, branches: [], rounds: 4, package: '14', level: 'medium', location: 'Bengaluru', placed: 1, campus: 'offCampus', mode: 'offline', atCompany: true, tags: '#payments #machinecoding #switch',
    line: 'Machine-coding round: build a ledger in three hours on your own laptop. They ran my tests before they read my code.',
    asked: [
      { q: 'You moved from a service company after two years. Did they hold it against you?', by: 'rahul.kumar.yadav', a: ['No one did. I had a side project that reconciled bank statements, and we talked about that for forty minutes out of sixty.'] },
      { q: 'For the ledger problem, did you use a database or keep it in memory?', by: 'kabir.nair', ago: 1.3, a: ['In memory, behind an interface, with one test that swapped it. Saying what would break under two writers at once mattered more than the storage.'] },
      { q: 'Any book or repository that helped for machine coding?', by: 'keerthana.muralidharan', ago: 0.09 },
    ],
  },
  {
    by: 'gurpreet.singh.sandhu', company: 'Flipkart', type: 'fulltime', year: 2019, ago: 210, cgpa: 7, branches: ['CSE', 'ECE', 'EEE'], rounds: 4, package: '18', level: 'medium', location: 'Bengaluru', placed: 4, mode: 'offline', tags: '#frontend #javascript #oncampus',
    line: 'One round was only JavaScript: closures, the event loop and a debounce from memory. The machine round was an autocomplete without any library.',
    asked: [{ q: 'How much CSS did they ask for a UI engineer role?', by: 'sai.charan.bommireddy', a: ['Flexbox, stacking contexts and one question on why a sticky header was not sticky. Know how the browser lays out a page, not framework class names.'] }],
  },
  {
    by: 'gurpreet.singh.sandhu', company: 'Swiggy', type: 'fulltime', year: 2023, ago: 7.8, cgpa: 0, branches: [], rounds: 4, package: '38', level: 'hard', location: 'Bengaluru', placed: 1, campus: 'offCampus', tags: '#frontend #webperformance #offcampus',
    line: 'They handed me a slow restaurant page and a profiler. I had ninety minutes to halve its time to interactive and explain each commit.',
    asked: [{ q: 'That sounds like the best round ever. What were the big wins on that page?', by: 'rehan.contractor', ago: 2.1, a: ['Images without sizes, a chart library loaded for one sparkline, and a list of 400 items rendered at once. Three fixes, 4.1 s to 1.6 s.'] }],
  },
  {
    by: 'ananya.bhattacharya', company: 'Google', type: 'intern', role: 'Software Engineering Intern', year: 2020, ago: 330, cgpa: 8, branches: ['CSE', 'ECE', 'EEE'], rounds: 3, package: '117', level: 'hard', location: 'Bengaluru', placed: 3, tags: '#graphs #internship #google',
    line: 'Two 45-minute interviews, one problem each with three follow-ups. The last follow-up is meant to be unfinished: keep talking until time is called.',
    asked: [
      { q: 'Did you get any hints, and does taking them count against you?', by: 'advait.ranade', a: ['I took two. Interviewers note how you use a hint, not that you got one. Arguing against it is what hurts.'] },
      { q: 'Was STEP the year before a big advantage?', by: 'hiya.borthakur', a: ['It got me the interview. After that the bar is the same for everyone.'] },
    ],
  },
  {
    by: 'ananya.bhattacharya', company: 'Google', type: 'fulltime', year: 2021, ago: 26, cgpa: 8, branches: ['CSE', 'ECE', 'EEE'], rounds: 2, package: '32', level: 'medium', location: 'Bengaluru', placed: 3, tags: '#ppo #conversion #google',
    line: 'Conversion after the internship: two interviews and the project review. My design document counted for more than the lines I merged.',
    asked: [{ q: 'What did your design document look like? One page or ten?', by: 'trisha.sengupta', ago: 5.5, a: ['Three pages: problem, two alternatives I rejected and why, rollout plan. My host said the rejected alternatives were what the committee quoted.'] }],
  },
  {
    by: 'vamsi.krishna.gadde', company: 'Amazon', type: 'fulltime', year: 2021, ago: 18.5, cgpa: 0, branches: [], rounds: 5, package: '28', level: 'hard', location: 'Hyderabad', placed: 1, campus: 'offCampus', tags: '#leadershipprinciples #offcampus #switch',
    line: 'Every round began with fifteen minutes of leadership principles. I prepared eight stories from TCS support work and used all eight.',
    asked: [
      { q: 'My only experience is college projects. Are those good enough for leadership-principle stories?', by: 'mohammed.arshad.khan', ago: 4.4, a: ['Yes, when something went wrong in them. A team-mate who left, a demo that crashed, a deadline you moved. Say what you did, not what "we" did.'] },
      { q: 'How did you fix your spoken English? That is my biggest fear before interviews.', by: 'birsa.oraon', ago: 6.7, a: ['I read one Stack Overflow answer aloud every day and recorded it. Three months. Also: slow is fine, silence is fine, and nobody in five rounds corrected my grammar.', { by: 'kabir.nair', text: 'The coding club runs English-only hours on Thursdays, come along. Nobody laughs, promise.' }] },
    ],
  },
  {
    by: 'fatima.zehra.rizvi', company: 'Microsoft', type: 'fulltime', year: 2024, ago: 2.6, cgpa: 0, branches: [], rounds: 4, package: '51', level: 'hard', location: 'Hyderabad', placed: 1, campus: 'offCampus', tags: '#offcampus #referral #rejections',
    line: 'Twelfth company, first offer. The referral got my résumé opened; a merged pull request in their own editor got me the call.',
    asked: [
      { q: 'How long did that pull request take, and how did you find an issue a student can fix?', by: 'hiya.borthakur', ago: 1.9, a: ['Six weeks for 40 lines. I started with a flaky test nobody loved. Filter by "help wanted", then read the closed pull requests of the same label to learn what reviewers expect.'] },
      { q: 'After the eleventh rejection, what did you change?', by: 'rehan.contractor', ago: 1.1, a: ['I stopped solving new problems and began explaining old ones aloud. My answers were right all along; nobody could follow them.'] },
      { q: 'Is a referral from an alumnus on this site a polite thing to ask for?', by: 'syed.ayaan.hussain', ago: 0.37, a: ['Perfectly polite, when you send the job id, a one-page résumé and three lines on why you fit. Please do not send "hi sir any opening".'] },
    ],
  },
  {
    by: 'fatima.zehra.rizvi', company: 'Cisco', type: 'intern', year: 2022, ago: 260, cgpa: 7, branches: ['CSE', 'ECE'], rounds: 3, package: '60', level: 'easy', location: 'Bengaluru', placed: 9, mode: 'online', tags: '#networks #internship',
    line: 'Subnetting by hand, one linked-list problem and a friendly chat about the OSI layers. If you listened in the networks course, you are ready.',
    asked: [{ q: 'Is CCNA useful before this interview?', by: 'jatin.bhardwaj', a: ['Nice to have. Kurose and Ross chapters 3 to 5 were enough for me.'] }],
  },
  {
    by: 'ishita.agarwal', company: 'Amazon', type: 'intern', year: 2023, ago: 48, cgpa: 7.5, branches: ['CSE', 'ECE', 'EEE'], rounds: 3, package: '110', level: 'medium', location: 'Gurugram', placed: 11, tags: '#internship #oncampus #dsa',
    line: 'Online test of two problems and a work-style survey; do not rush the survey. Interviews were trees and a sliding window, nothing exotic.',
    asked: [
      { q: 'What is in the work-style survey? People say it is a hidden filter.', by: 'advait.ranade', a: ['Situations with two reasonable options. Be consistent: the same question comes back in other words. Several classmates with full marks in code did not move on.'] },
      { q: 'Which list did you use to prepare? There are a hundred of them.', by: 'hiya.borthakur', ago: 8.2, a: ['Seventy-five problems, each solved three times with a week between. Repeating beat collecting.'] },
    ],
  },
  {
    by: 'ishita.agarwal', company: 'Amazon', type: 'fulltime', year: 2024, ago: 14.2, cgpa: 7.5, branches: ['CSE', 'ECE', 'EEE'], rounds: 1, package: '45', level: 'easy', location: 'Gurugram', placed: 8, tags: '#ppo #returnoffer',
    line: 'Return offer: one feedback meeting after eight weeks. Ask for the rubric in week two, not week seven.',
    asked: [{ q: 'What was on the rubric that surprised you?', by: 'aarohi.joshi', ago: 9.1, a: ['Asking for help early is a plus. I had hidden two days of being stuck and my mentor told me that was the only red mark.'] }],
  },
  {
    by: 'sneha.reddy.kallam', company: 'PhonePe', type: 'intern', year: 2024, ago: 121, cgpa: 7, branches: ['CSE', 'ECE'], rounds: 3, package: '100', level: 'hard', location: 'Bengaluru', placed: 5, tags: '#machinecoding #internship #java',
    line: 'The machine-coding round is two hours for a working, extensible parking of wallets. Unit tests earn marks even when a feature is missing.',
    asked: [{ q: 'Is Java compulsory or can I write it in Python?', by: 'keerthana.muralidharan', a: ['Any language. Half my panel wrote Java, and they still liked my friend’s Python because it ran the first time.'] }],
  },
  {
    by: 'sneha.reddy.kallam', company: 'PhonePe', type: 'fulltime', year: 2025, ago: 0.9, cgpa: 7, branches: ['CSE', 'ECE'], rounds: 2, package: '27', level: 'medium', location: 'Bengaluru', placed: 4, tags: '#ppo #upi #lastseason',
    line: 'Pre-placement offer after a summer on UPI switches: one design chat on idempotent payments and one with a director about ownership.',
    asked: [{ q: 'Idempotent payments keeps coming up. What should I be able to explain?', by: 'kabir.nair', ago: 0.5, a: ['Client-made key, stored with the result in the same transaction, same answer for the same key. Then: what if the bank times out after debiting? Have an opinion on that.'] }],
  },
  {
    by: 'thangjam.rohit.singh', company: 'Meesho', type: 'intern', year: 2021, ago: 187, cgpa: 6.5, branches: ['CSE', 'ECE', 'EEE'], rounds: 3, package: '80', level: 'medium', location: 'Bengaluru', placed: 3, tags: '#android #kotlin #internship',
    line: 'I opened my own app in the interview and they asked me to break it. We found a leak together; I think that was the offer.',
    asked: [{ q: 'Was your app published, or just on your phone?', by: 'syed.ayaan.hussain', a: ['Published, 1,200 installs, 3.8 stars. The bad reviews gave us the best twenty minutes of the interview.'] }],
  },
  {
    by: 'karthik.subramanian.iyer', company: 'Flipkart', type: 'fulltime', year: 2023, ago: 63, cgpa: 0, branches: [], rounds: 5, package: '48', level: 'hard', location: 'Bengaluru', placed: 1, campus: 'offCampus', tags: '#machinelearning #ranking #offcampus',
    line: 'One whole round on a single metric: why offline NDCG rose while sales fell. Know your data leakage stories.',
    asked: [{ q: 'What is a good answer to "offline up, online down"?', by: 'naveen.chandra.bisht', ago: 12.6, a: ['List causes in order of cheapness to check: logging bug, position bias, leakage from future clicks, different traffic. Then say which plot you would draw first. They want the order.'] }],
  },
];
