import type { DemoPost } from './shape.ts';

/** Life sciences, analytics, consulting, finance and sales. */
export const lifeAndBusiness: DemoPost[] = [
  {
    by: 'swathi.iyengar', company: 'Biocon', type: 'fulltime', year: 2017, ago: 276, cgpa: 6.5, branches: ['BIOTECH', 'CHEMICAL'], rounds: 3, package: '4.2', level: 'easy', location: 'Bengaluru', placed: 7, mode: 'offline', tags: '#bioprocess #coreBiotech #gmp',
    line: 'Fed-batch versus perfusion, one deviation report to criticise, and where I see biosimilars in ten years. They hire for care, not for speed.',
    asked: [
      { q: 'Should a biotech student go for industry straight away or do an MS first?', by: 'charvi.bhandari', ago: 4.1, a: ['Two years in a plant first, if you can. You will know what to study, and the application essay writes itself.', { by: 'ngawang.tsering.bhutia', text: 'Agree. Quality roles taught me more regulation than any course, and companies sponsor part-time degrees.' }] },
      { q: 'Which skills beyond the syllabus made a difference?', by: 'sumaiya.akhtar', a: ['Reading an SOP critically, basic statistics, and one internship where you touched a real bioreactor.'] },
    ],
  },
  {
    by: 'ngawang.tsering.bhutia', company: 'Bharat Biotech', type: 'fulltime', year: 2021, ago: 193, cgpa: 6, branches: ['BIOTECH', 'CHEMICAL'], rounds: 2, package: '4', level: 'easy', location: 'Hyderabad', placed: 5, tags: '#vaccines #quality #coreBiotech',
    line: 'What is the difference between a deviation and a change? I knew that one. Then sterility tests and a tour in a full gown.',
  },
  {
    by: 'sanjana.pillai', company: 'ZS Associates', type: 'fulltime', year: 2024, ago: 16.9, cgpa: 7, branches: ['CSE', 'ECE', 'EEE', 'MECHANICAL', 'CHEMICAL', 'BIOTECH'], rounds: 4, package: '9.5', level: 'medium', location: 'Bengaluru', placed: 6, tags: '#analytics #casestudy #biotech2data',
    line: 'A guesstimate of insulin pens in Kerala, one SQL join and a case on a delayed drug launch. My biology was an edge, not an excuse.',
    asked: [
      { q: 'I am from biotech too. How did you learn to code, and how long did it take?', by: 'charvi.bhandari', ago: 7.4, a: ['Eight months of one hour a day: R for a course project, then SQL, then Python when I needed it. A small analysis of hospital data from my town was on my résumé.'] },
      { q: 'How do you approach a guesstimate when you do not know the disease numbers?', by: 'anjali.thampi', ago: 2.9, a: ['Say so, and start from people you can count: households, one known case among relatives, a range. They grade the tree, not the leaf.'] },
    ],
  },
  {
    by: 'nasreen.begum', company: 'Serum Institute of India', type: 'fulltime', year: 2019, ago: 319, cgpa: 6, branches: [], rounds: 2, package: '3.8', level: 'easy', location: 'Pune', placed: 3, mode: 'offline', atCompany: true, tags: '#msc #vaccines #research',
    line: 'They asked me to explain my dissertation to the lab assistant sitting there. If she nodded, I passed. She nodded.',
    asked: [{ q: 'Does an MSc limit how far one can grow there compared with a PhD?', by: 'sumaiya.akhtar', a: ['For about six years it does not matter. After that some doors want a PhD, and the institute supports a part-time one.'] }],
  },
  {
    by: 'biswajit.das', company: 'Syngene', type: 'fulltime', year: 2020, ago: 358, cgpa: 6, branches: [], rounds: 2, package: '3.6', level: 'medium', location: 'Bengaluru', placed: 2, tags: '#chemistry #msc #synthesis',
    line: 'Retrosynthesis of a beta blocker on the board, three routes, and which would survive a kilo batch. Draw arrows slowly.',
  },
  {
    by: 'kumaresan.pandian', company: 'BARC', type: 'fulltime', year: 2015, ago: 444, cgpa: 6.5, branches: ['MECHANICAL', 'CHEMICAL', 'MME', 'EEE', 'ECE', 'CSE', 'CIVIL'], rounds: 2, package: '7.5', level: 'hard', location: 'Mumbai', placed: 2, campus: 'offCampus', mode: 'offline', atCompany: true, tags: '#oces #physics #governmentjobs',
    line: 'An interview of seventy minutes on quantum mechanics and one capacitor. They are kind, they go on until you reach the edge of what you know.',
    asked: [{ q: 'What happens when you say "I do not know" to that panel?', by: 'naveen.chandra.bisht', a: ['They hand you a hint and watch you think. I said it five times and was selected. Bluffing ends the interview, not ignorance.'] }],
  },
  {
    by: 'aparna.krishnamurthy', company: 'Wells Fargo', type: 'fulltime', year: 2020, ago: 115, cgpa: 0, branches: [], rounds: 4, package: '16', level: 'hard', location: 'Bengaluru', placed: 1, campus: 'offCampus', tags: '#quant #statistics #msc',
    line: 'Prove the central limit theorem loosely, then code a bootstrap, then tell a manager what it means for a loan book.',
    asked: [{ q: 'Which statistics topics should an MSc student revise for such roles?', by: 'anjali.thampi', ago: 9.9, a: ['Regression with all its assumptions, maximum likelihood, Markov chains, and why p-values mislead. Then one project where you changed your mind because of data.'] }],
  },
  {
    by: 'hemlata.verma', company: 'Swiggy', type: 'intern', year: 2022, ago: 40.8, cgpa: 6.5, branches: ['CSE'], rounds: 3, package: '40', level: 'medium', location: 'Bengaluru', placed: 2, campus: 'offCampus', tags: '#datascience #takehome #internship',
    line: 'Take-home on demand during rain. My model was plain; the two pages on where it fails got me the call.',
    asked: [{ q: 'How much time did you put into the take-home, and did you regret it?', by: 'naveen.chandra.bisht', ago: 8.6, a: ['Eleven hours over a weekend. I would cap it at eight: baseline, one improvement, error analysis, clean README.'] }],
  },
  {
    by: 'aakash.mehta', company: 'Asian Paints', type: 'fulltime', year: 2018, ago: 126, cgpa: 6, branches: [], rounds: 3, package: '14', level: 'medium', location: 'Nagpur', placed: 3, mode: 'offline', tags: '#mba #sales #marketing',
    line: 'Market visit in the morning, presentation after lunch. I had spoken to a painter instead of the dealer, and that was the interview.',
    asked: [
      { q: 'I am an engineer moving into marketing. Did the panel question the switch?', by: 'zeeshan.qureshi', ago: 3.4, a: ['First question of the day. Have one honest sentence. Mine: I liked explaining the gearbox to customers more than designing it.'] },
      { q: 'How much of the first two years is really field sales?', by: 'zeeshan.qureshi', ago: 3.3, a: ['All of it, and you will thank it for the next twenty years. Sixty dealers, one territory, 300 km a day in summer.'] },
    ],
  },
  {
    by: 'roshni.dutta', company: 'HDFC Bank', type: 'fulltime', year: 2021, ago: 167, cgpa: 6, branches: [], rounds: 3, package: '9.5', level: 'medium', location: 'Kolkata', placed: 5, tags: '#mba #banking #credit',
    line: 'A real balance sheet with one number wrong, fifteen minutes. Inventory had grown faster than sales; the rest was conversation.',
    asked: [{ q: 'Does a CFA level help for relationship roles in banks?', by: 'ira.kapadia', a: ['It gets you past the résumé screen. In the room they want to hear you explain working capital to a shopkeeper.'] }],
  },
  {
    by: 'tenzin.choedon', company: 'Flipkart', type: 'intern', year: 2022, ago: 79, cgpa: 6.5, branches: [], rounds: 2, package: '60', level: 'medium', location: 'Bengaluru', placed: 3, tags: '#mba #supplychain #internship',
    line: 'One case: returns double in the sale week, what do you check by noon? Draw the flow first, assign minutes to each box, then talk.',
    asked: [{ q: 'Where can one practise such operations cases?', by: 'tariq.mansoor', ago: 12.3, a: ['Queue at the canteen, seriously. Time it, find the bottleneck, estimate the fix. Then two casebooks from any consulting club.'] }],
  },
  {
    by: 'tenzin.choedon', company: 'Flipkart', type: 'fulltime', year: 2023, ago: 6.3, cgpa: 6.5, branches: [], rounds: 1, package: '18', level: 'easy', location: 'Bengaluru', placed: 2, tags: '#mba #ppo #operations',
    line: 'Pre-placement offer on the last day of the internship, after the shift lead and not the director spoke for me. Eat with the people who run the belt.',
  },
  {
    by: 'neeraj.pandit', company: 'Deloitte', type: 'fulltime', year: 2021, ago: 92, cgpa: 6.5, branches: [], rounds: 3, package: '12.5', level: 'medium', location: 'Gurugram', placed: 9, tags: '#consulting #casestudy #mba',
    line: 'Two cases and a partner chat. My second case went wrong at minute ten; I said so, restarted aloud, and that is what they remembered.',
    asked: [
      { q: 'How many cases did you practise before the interviews?', by: 'zeeshan.qureshi', a: ['Around forty, thirty of them with the same two friends. After twenty the frameworks vanish and you begin to listen.'] },
      { q: 'Do they take B.Tech students directly for consulting?', by: 'charvi.bhandari', ago: 18.2, a: ['Yes, as analysts, mostly technology and risk. The process is an aptitude test, a group exercise and one case-lite interview.'] },
    ],
  },
  {
    by: 'simran.bajwa', company: 'Infosys', type: 'fulltime', year: 2024, ago: 36, cgpa: 6, branches: [], rounds: 3, package: '8', level: 'easy', location: 'Chandigarh', placed: 2, tags: '#mba #hr #talent',
    line: 'A role play: tell a candidate no, kindly, in three minutes. Having been told no myself that same week, I had the words ready.',
    asked: [{ q: 'Now that you hire: what makes you stop on a fresher’s résumé?', by: 'esther.lakra', ago: 5.2, a: ['One page, a verb and a number in each line, and one thing nobody made you do. Photographs and "career objective" can go.'] }],
  },
  {
    by: 'sunita.kujur', company: 'Tech Mahindra', type: 'fulltime', year: 2010, ago: 512, cgpa: 6, branches: ['CSE', 'ECE', 'EEE', 'MECHANICAL'], rounds: 3, package: '3.25', level: 'easy', location: 'Pune', placed: 96, mode: 'offline', tags: '#service #firstjob #oncampus',
    line: 'I was the hockey captain with a 6.9. They asked about the team for half an hour and about electronics for five minutes. Everything you do counts.',
    asked: [{ q: 'Madam, does the placement cell allow a second offer after a dream company?', by: 'manpreet.singh.dhillon', ago: 9.2, a: ['One dream upgrade is allowed when the package is at least 1.5 times the first. The rule sheet on the notice board is the binding one; come after four if in doubt.'] }],
  },
];
