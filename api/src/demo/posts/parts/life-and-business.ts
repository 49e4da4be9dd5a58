import { type PartsTable, round, storyRound } from './shape.ts';

/** Rounds of life sciences, analytics, consulting, finance and sales. */
export const lifeAndBusinessParts: PartsTable = {
  'swathi.iyengar Biocon fulltime': {
    oa: {
      asked:
        'Forty questions on bioprocess, immunology, biochemistry and good manufacturing practice, ten on units and dilutions.',
      minutes: 60,
      left: 30,
    },
    rounds: [
      round(
        'Technical',
        45,
        16,
        'Fed-batch against perfusion for an antibody. Oxygen transfer: what limits it at 2,000 litres and not at two?',
        { level: 'medium', links: ['https://nptel.ac.in/'] },
      ),
      round(
        'Deviation',
        30,
        10,
        'A made-up deviation report, ten minutes to read. What is missing? Who signed what before knowing what?',
        { why: 'Care. The missing thing was a time.' },
      ),
      round(
        'HR',
        20,
        7,
        'Shifts, gowning for eight hours, and where I see biosimilars in ten years.',
      ),
    ],
    weight: 'Bioprocess 50 %, quality 30 %, HR 20 %.',
    extra: [[0, 'One summer beside a real bioreactor, washing it more often than running it.']],
    resume: 'file',
    asked: [
      {
        q: 'Are there jobs in Hyderabad and Pune too or only in Bengaluru?',
        by: 'rinchen.lhamo',
        ago: 39,
        a: [
          'All three, and Ahmedabad. Look at the vaccine and biosimilar plants and not only at the research labs.',
          {
            by: 'nasreen.begum',
            text: 'Pune takes many freshers from March on, mostly through walk-ins that are not well advertised. I post them when I hear.',
          },
        ],
      },
    ],
  },
  'ngawang.tsering.bhutia Bharat Biotech fulltime': {
    rounds: [
      round(
        'Technical',
        35,
        12,
        'Deviation, change, and out-of-specification: one example of each. Sterility test by membrane filtration, step by step; which control fails first?',
        { links: ['https://www.ich.org/page/quality-guidelines'] },
      ),
      round(
        'Gowning and HR',
        40,
        5,
        'Put on a full gown as you think it goes, then watch the film. How many mistakes? I counted six, there were nine.',
        { why: 'If I count my own mistakes honestly.' },
      ),
    ],
    weight: 'Quality 60 %, microbiology 30 %, HR 10 %.',
    extra: [[4, 'Read one guideline fully instead of ten summaries.']],
    asked: [
      {
        q: 'Is a GATE score in biotechnology useful for quality roles?',
        by: 'sumaiya.akhtar',
        ago: 45,
        a: ['Not for the job. It helped me to get a fellowship later, so it was not wasted.'],
      },
    ],
  },
  'sanjana.pillai ZS Associates fulltime': {
    oa: {
      asked:
        'Aptitude with long tables, a case in numbers, and three SQL questions. The tables take most of the hour.',
      minutes: 90,
      left: 38,
      links: ['https://leetcode.com/studyplan/top-sql-50/'],
    },
    rounds: [
      round(
        'Guesstimate',
        30,
        22,
        'Insulin pens sold in Kerala in a year. Start from people, not from the market.',
        { why: 'The tree. I forgot children and added a branch.' },
      ),
      round(
        'SQL and logic',
        40,
        15,
        'Patients who changed drug twice within a year; then explain it to a doctor.',
        { links: ['https://www.postgresql.org/docs/current/tutorial-window.html'] },
      ),
      round(
        'Case',
        45,
        9,
        'A launch is four months late in one region only. Three exhibits, one of them useless.',
        { level: 'hard', why: 'To drop the useless one aloud.' },
      ),
      round(
        'Fit',
        25,
        6,
        'Why analytics after four years of pipettes? I said that I liked the spreadsheet after each experiment more than the experiment.',
        { level: 'easy' },
      ),
    ],
    weight: 'Case and guesstimate 50 %, SQL 25 %, aptitude 25 %.',
    extra: [
      [1, 'Time in the first test. I guessed the last four and do not regret it.'],
      [4, 'Your strange branch is your story. Tell it first.'],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Which SQL topics came exactly, joins only or window functions also?',
        by: 'rinchen.lhamo',
        ago: 5.6,
        a: ['Both: one self join and one lag over visits. Nothing beyond.'],
      },
    ],
  },
  'nasreen.begum Serum Institute of India fulltime': {
    tips: 'Explain your dissertation to someone who did not study it. I told mine to my grandmother, the auto driver and a six-year-old, and the interview was easier than the six-year-old.',
    time: 'Two weeks',
    weight: 'Dissertation 60 %, basics 30 %, readiness for shifts 10 %',
    story: [
      storyRound(
        'The lab assistant',
        'Three people: a scientist, an HR officer, and a lab assistant with thirty years at the place. "Explain it to her." My work was on stabilisers for a freeze-dried vaccine. I said, "like sugar syrup keeps fruit." She asked why not salt. That is a good question, I said, and we were in the middle of osmosis. In the end she nodded to the other two.',
        'https://www.who.int/health-topics/vaccines-and-immunization',
      ),
      storyRound(
        'Bench',
        'Pipette 37 microlitres eight times; they weighed it. Then a question: your freezer failed in the night, it is −12 now. What do you write, and when? I said: the time, first.',
        'https://www.ich.org/page/quality-guidelines',
      ),
    ],
    notes:
      'Those two years were busy, as everybody knows. What I remember is the lab assistant, who trained forty of us in three weeks and never once raised her voice.',
    links: [
      'https://www.who.int/health-topics/vaccines-and-immunization',
      'https://cdsco.gov.in/',
      'https://www.ich.org/page/quality-guidelines',
    ],
    extra: [[4, 'Write down the time. Everything begins with the time.']],
    asked: [
      {
        q: 'Do they take B.Tech biotech students for research associate roles?',
        by: 'charvi.bhandari',
        ago: 57,
        a: ['Yes, in process development. Research proper prefers an MSc or more.'],
      },
    ],
  },
  'biswajit.das Syngene fulltime': {
    rounds: [
      round(
        'Retrosynthesis',
        60,
        6,
        'A beta blocker on the board, three routes. Which would survive a kilogram batch and which only a paper?',
        {
          why: 'Arrows drawn slowly, and safety named without being asked.',
          level: 'hard',
          links: ['https://www.organic-chemistry.org/'],
        },
      ),
      round(
        'Spectra and HR',
        40,
        2,
        'Four NMR spectra, one contaminated. What is it? Ethyl acetate, as always.',
        { links: ['https://sdbs.db.aist.go.jp/'] },
      ),
    ],
    weight: 'Synthesis 70 %, analysis 25 %, HR 5 %.',
    extra: [[0, 'One named reaction a day with a failure of it from the literature.']],
  },
  'kumaresan.pandian BARC fulltime': {
    tips: 'Take six topics of your degree and go to the bottom of each, then stop. They will go down with you until you stand on nothing, so it is good to know where the bottom is. Do small problems on the board, standing, chalk in hand, with a friend as the panel.',
    time: 'A year, along with the final semester',
    weight: 'Written test for the call; after that the interview is everything',
    oa: {
      text: 'One hundred questions in two hours on a computer, three marks each, one off for a wrong one. Fifty-four sure ones were enough for the call in my subject that year. GATE was the other transport.',
      links: ['https://www.barconlineexam.com/'],
    },
    story: [
      storyRound(
        'Seventy minutes',
        '"Favourite subject?" Quantum mechanics. A particle in a box, then somebody moves the wall, slowly; then suddenly. What is kept in each case? I said "I do not know" the first time at minute twelve, and was given a hint as one gives a child a hand. Then a capacitor: two plates, pull them apart, who does the work if a battery is connected? I went wrong, saw it from the sign, laughed. They laughed too. At minute sixty-eight: "why science?" I told of the school fair and the transistor radio.',
        'https://ocw.mit.edu/courses/8-04-quantum-physics-i-spring-2013/',
        'https://www.feynmanlectures.caltech.edu/',
      ),
    ],
    notes:
      'I said "I do not know" five times. Bluffing ends it, ignorance does not. Those who sit there were once in that chair and remember it well.',
    links: [
      'https://www.barconlineexam.com/',
      'https://www.feynmanlectures.caltech.edu/',
      'https://ocw.mit.edu/courses/physics/',
      'https://nptel.ac.in/',
    ],
    files: ['research'],
    extra: [
      [
        3,
        'Each evening one problem on the hostel’s terrace, on a blackboard that we had rescued from scrap.',
      ],
    ],
    asked: [
      {
        q: 'How is the training year at the school, is it like college again?',
        by: 'anjali.thampi',
        ago: 64,
        a: [
          'Like college with a salary and better questions. You are ranked, and the rank chooses your place, so it is serious. There is cricket at five.',
        ],
      },
    ],
  },
  'aparna.krishnamurthy Wells Fargo fulltime': {
    oa: {
      asked:
        'Statistics of 25, two programs in Python, one long question on a regression output full of traps.',
      minutes: 90,
      left: 11,
      links: ['https://www.statlearning.com/'],
    },
    rounds: [
      round(
        'Statistics',
        60,
        7,
        'Central limit theorem, loosely proved; where does it fail for losses? Maximum likelihood for a censored sample.',
        { stern: true, why: 'Assumptions first.' },
      ),
      round(
        'Coding',
        45,
        4,
        'A bootstrap for the median in twenty lines, then for dependent data. What did you have to change, and why?',
        { level: 'medium', links: ['https://numpy.org/doc/stable/reference/random/index.html'] },
      ),
      round(
        'Business',
        40,
        2,
        'Tell a branch manager what a probability of default of 3 % means for her loan book, without saying "probability".',
        { level: 'medium' },
      ),
      round('Manager', 30, 1, 'A model that I would refuse to sign. I had one and had refused.', {
        level: 'easy',
      }),
    ],
    weight: 'Statistics 50 %, coding 20 %, explaining 30 %.',
    extra: [
      [4, 'A science degree is not a consolation prize. Say your proofs slowly and with pleasure.'],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Is R accepted or must it be Python?',
        by: 'anjali.thampi',
        ago: 17,
        a: [
          'They let me choose. On the job it is Python and SQL, with some old SAS that nobody dares to touch.',
        ],
      },
    ],
  },
  'hemlata.verma Swiggy intern': {
    oa: {
      asked:
        'A take-home: two years of orders of one city with the rain of each hour. Forecast the next fortnight and say when not to believe it.',
      minutes: 660,
      left: 9,
      links: ['https://otexts.com/fpp3/'],
    },
    rounds: [
      round(
        'Take-home review',
        60,
        5,
        'Why a plain seasonal model? Where does it fail? What would you do about the cricket final?',
        { why: 'Error analysis before model names.' },
      ),
      round(
        'Statistics and SQL',
        45,
        3,
        'An experiment where the control group also got the coupon by mistake: save what can be saved. Then a query for repeat customers by week.',
        { links: ['https://leetcode.com/problems/game-play-analysis-iv/'] },
      ),
      round(
        'Manager',
        30,
        2,
        'What would you ask a delivery partner in the rain? I had asked one, under a flyover.',
        { level: 'easy' },
      ),
    ],
    weight: 'Take-home 60 %, statistics 25 %, talk 15 %.',
    extra: [[2, 'Stop at eight hours. The last three improved the plots and nothing else.']],
    asked: [
      {
        q: 'Did you use deep learning in the take-home?',
        by: 'trisha.sengupta',
        ago: 14,
        a: [
          'No, and I said why: two years of one city, a plain model within two percent of the better one, and I could explain every hour of it.',
        ],
      },
    ],
  },
  'aakash.mehta Asian Paints fulltime': {
    tips: 'Go to the market before they send you. I spent three Saturdays in hardware shops in Nagpur, buying brushes. Ask the painter, he chooses the brand; the dealer only tells you what moves. Write it on a page, with one number.',
    time: 'Three Saturdays and two weeks of cases',
    weight: 'Market visit 50 %, presentation 30 %, interview 20 %',
    story: [
      storyRound(
        'Market visit',
        'Eight in the morning, ten of us, one map each. "Come back at one with something we don’t know." The dealers were busy and told everybody the same. At a tea stall sat four painters. The can was too heavy to carry up a bamboo ladder when full, so they poured out a third, and the shade changed at the top. I drank three teas.',
      ),
      storyRound(
        'Presentation',
        'Four minutes, one chart on brown paper. I said "a can of seven litres with a second handle". The finance person asked what the handle costs; I had asked the tinsmith next transport: nine rupees in hundreds.',
        'https://www.ideou.com/pages/design-thinking',
      ),
      storyRound(
        'Interview',
        'Why marketing after gearboxes? One honest sentence. Then two years of field sales: what will you do when a dealer throws you out? "Come back with his painter." I did, later, and it works one time in three.',
      ),
    ],
    notes:
      'There is now a can with two handles. It was surely not because of me, but I smile at it in shops.',
    links: [
      'https://www.asianpaints.com/',
      'https://hbr.org/topic/subject/sales-and-marketing',
      'https://www.investopedia.com/',
    ],
    files: ['cases'],
    extra: [[0, 'Three Saturdays in shops, and one painter named in my thanks.']],
    asked: [
      {
        q: 'How do you speak to people at a tea stall without it being awkward?',
        by: 'zeeshan.qureshi',
        ago: 2.2,
        a: [
          'Ask about their work and be quiet. Everybody likes to be asked what is difficult in what they do. Pay for the tea.',
        ],
      },
    ],
  },
  'roshni.dutta HDFC Bank fulltime': {
    oa: {
      asked:
        'Numbers, reasoning, and thirty on finance: ratios, time value, one cash-flow statement with a hole in it.',
      minutes: 75,
      left: 26,
      links: ['https://www.investopedia.com/financial-term-dictionary-4769738'],
    },
    rounds: [
      round(
        'Balance sheet',
        30,
        14,
        'A real one with a wrong number, fifteen minutes alone with it. Inventory had grown faster than sales; where did the cash come from?',
        { why: 'Whether I read three statements as one story.' },
      ),
      round(
        'Customer',
        20,
        8,
        'Explain to a shopkeeper why his limit is not being raised. He shouts.',
        { level: 'easy', why: 'Respect, one reason, one way forward.' },
      ),
      round(
        'Regional head',
        25,
        5,
        'Which borrower of the newspapers would I have refused, and on what page of the report would I have seen it?',
        { level: 'hard', stern: true },
      ),
    ],
    weight: 'Credit 60 %, customer 25 %, awareness 15 %.',
    extra: [
      [0, 'Annual reports from the recycling shop: ten rupees a kilo, and nobody reads the notes.'],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Which annual reports would you begin with?',
        by: 'ira.kapadia',
        ago: 26,
        a: [
          'A company whose product is in your kitchen, five years of it. Then one that failed, the two years before.',
        ],
      },
      {
        q: 'Are there targets from the first month?',
        by: 'tariq.mansoor',
        ago: 43,
        a: ['From the second quarter. The first one is learning, branch visits and many biscuits.'],
      },
    ],
  },
  'tenzin.choedon Flipkart intern': {
    rounds: [
      round(
        'Case',
        45,
        7,
        'Returns double in the sale week and the warehouse has no more transports. What do you check by noon?',
        { why: 'Flow first. Minutes on every box before any idea.' },
      ),
      round(
        'Hiring manager',
        30,
        3,
        'Night shift, a conveyor that stops, twelve people looking at you. What is your first sentence?',
        { level: 'easy', why: '"Is everybody all right?" was mine. It was also his.' },
      ),
    ],
    weight: 'Case 70 %, people 30 %.',
    extra: [[0, 'The canteen’s queue, timed for a month. We did get them to move the plates.']],
  },
  'tenzin.choedon Flipkart fulltime': {
    rounds: [
      round(
        'Closing review',
        40,
        2,
        'What did your project save, who keeps it running when you are gone, what did the shift lead say? They called the shift lead.',
        { why: 'Whether it lives without me.', level: 'easy' },
      ),
    ],
    weight: 'Project 60 %, the floor’s word 40 %.',
    extra: [[4, 'Eat with the people who run the belt. They know which sensor is lying.']],
    resume: 'file',
    asked: [
      {
        q: 'What was the project, if you may say?',
        by: 'tariq.mansoor',
        ago: 4.9,
        a: [
          'Where the trolleys wait. We moved a yellow line by nine metres and the belt stood still forty minutes less a day.',
        ],
      },
    ],
  },
  'neeraj.pandit Deloitte fulltime': {
    tips: 'Forty cases, of which thirty with the same two friends; one solves, one interviews, one writes down only what was unclear. After twenty the frameworks go away. Learn to do sums aloud with round numbers, and to say "let me begin again" without shame.',
    time: 'Ten weeks, three evenings a week',
    weight: 'Cases 65 %, fit 20 %, written test 15 %',
    oa: {
      text: 'Verbal, numbers, and a written case of thirty minutes: should a hospital chain buy its own ambulances? I had a no with three conditions under which it becomes a yes.',
    },
    story: [
      storyRound(
        'Case one',
        'A biscuit maker loses money in the east. I asked for the split by pack size and had it by minute six: the five-rupee pack could not carry its transport. From there it was walking downhill. He stopped me at twenty-five minutes and asked about my village instead.',
        'https://www.caseinterview.com/',
      ),
      storyRound(
        'Case two',
        'An airport wants more shops. At minute ten I noticed that I had answered for passengers per year when she had said per hour. I told her: "My tree is wrong from its root, may I start again?" I tore off the sheet. The second tree took four minutes.',
        'https://www.bain.com/careers/hiring-process/case-interview/',
      ),
      storyRound(
        'Partner',
        'Of the two cases, which did you like? The second, I said, because I was wrong in it and knew it before her. He had her note in front of him; it said the same, less kindly.',
      ),
    ],
    notes:
      'Consulting is mostly this: being wrong at minute ten, saying so, and starting again at minute eleven while everybody watches.',
    links: [
      'https://www.caseinterview.com/',
      'https://www.mckinsey.com/careers/interviewing',
      'https://ourworldindata.org/',
    ],
    files: ['cases'],
    extra: [
      [1, 'Tearing off the sheet.'],
      [3, 'Case group from eight to ten, classes before, and on Sundays only the newspaper.'],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Are frameworks from casebooks any use at all then?',
        by: 'ira.kapadia',
        ago: 23,
        a: [
          'As training wheels. Forty problems later you will build your own tree from the question in two minutes. Until then lean on them.',
        ],
      },
    ],
  },
  'simran.bajwa Infosys fulltime': {
    tips: 'Practise saying no. Kindly, in three minutes, with one reason that is true. I did it with my room-mate who applied to my imaginary company eleven times.',
    time: 'One week',
    weight: 'Role play 50 %, HR subjects 30 %, interview 20 %',
    story: [
      storyRound(
        'Group exercise',
        'Four résumés, one post, five of us, and twenty minutes to agree. I was for the woman with the gap of two years. I lost the vote and wrote her reasons in the minutes all the same; the observer read the minutes.',
      ),
      storyRound(
        'Role play',
        'Tell this candidate no. He was good at being sad. I said what we had looked for, what he had shown, what was missing, and when he could try again. "And what shall I tell my father?" That you were eighth of two hundred, I said, because it was true. I had been told no on Tuesday that week without a number, and had missed it.',
      ),
      storyRound(
        'HR head',
        'Labour law in four questions, then: what would you change in the interview you just had? I said: give people water.',
      ),
    ],
    notes: 'Now I give people water, and a number.',
    links: ['https://www.shrm.org/topics-tools', 'https://labour.gov.in/'],
    extra: [[4, 'Recruiters are nervous as well. A smile at the beginning helps both.']],
    asked: [
      {
        q: 'How long does a recruiter look at one résumé, really?',
        by: 'jatin.bhardwaj',
        ago: 4.4,
        a: [
          'Twenty seconds for the first look. If there is a verb and a number in the top third, two minutes.',
        ],
      },
      {
        q: 'Do you check LinkedIn or GitHub of freshers?',
        by: 'rehan.contractor',
        ago: 8.7,
        a: ['GitHub only when the interviewer asks me to. A dead link is worse than none.'],
      },
    ],
  },
  'sunita.kujur Tech Mahindra fulltime': {
    tips: 'In 2010 we had a placement notice board, one newspaper and each other. Prepare in a group even now. The five of us who sat under the neem tree were all placed, and two of us are still hockey fans together.',
    time: 'A month under the neem tree',
    weight: 'Aptitude 50 %, talk 50 %, by my own reckoning',
    story: [
      storyRound(
        'Written',
        'Seventy-five questions on paper with carbon copies. I finished early and checked twice. Check three times.',
      ),
      storyRound(
        'Technical',
        'Five minutes. Half adder, full adder, and why is your CGPA 6.9? Because the zonals and the fourth semester were in the same fortnight, sir.',
      ),
      storyRound(
        'HR',
        'Half an hour, all of it about the team. What did I say at half-time in the final that we were losing? That our left side was asleep, and then I named nobody. He asked why I named nobody. Because they knew. I use that answer in my present work twice a week.',
      ),
    ],
    notes:
      'I run the placement office of this college today. When I see a 6.9 with muddy shoes at my transport, I know what to say.',
    links: ['https://www.indiabix.com/', 'https://www.naukri.com/campus/'],
    files: ['aptitude'],
    extra: [[0, 'Four friends and a neem tree. It is still behind the workshop.']],
    asked: [
      {
        q: 'Madam, what is the most common mistake you see in placement forms?',
        by: 'sai.charan.bommireddy',
        ago: 6.4,
        a: [
          'A phone number with a digit missing. After that, résumés named "final_final2.pdf". After that, applying to everything.',
        ],
      },
      {
        q: 'Can one sit for companies with one active backlog?',
        by: 'gokul.raman',
        ago: 17.5,
        a: [
          'For those that allow it, yes; the notice says so in its third line. Clear it in the summer term and come and tell me.',
        ],
      },
    ],
  },
};
