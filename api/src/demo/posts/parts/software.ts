import { type PartsTable, round, storyRound } from './shape.ts';

/** Rounds of services, banks and the product companies of Chennai. */
export const softwareParts: PartsTable = {
  'vamsi.krishna.gadde TCS fulltime': {
    oa: {
      asked:
        'Verbal, reasoning and numbers, 26 questions each, then two short programs: one on vowels in a string, one on a series. No negative marks.',
      minutes: 180,
      left: 210,
      links: [
        'https://www.tcs.com/careers/india/tcs-all-india-nqt-hiring',
        'https://www.indiabix.com/',
      ],
    },
    rounds: [
      round(
        'Technical',
        20,
        120,
        'My project: why MySQL, draw its tables, write one join. What is the difference between a process and a thread? Reverse a number on paper.',
        {
          links: [
            'https://www.geeksforgeeks.org/dbms/sql-join-set-1-inner-left-right-and-full-joins/',
          ],
        },
      ),
      round(
        'Managerial',
        15,
        96,
        'Would I work nights, would I move to any city, what did I do when my team-mate did not do his part.',
        { stern: true, why: 'To see whether I answer or recite.' },
      ),
      round(
        'HR',
        10,
        84,
        'Documents, service agreement, and "tell me something not on your résumé". I told them about teaching cricket to my cousins.',
      ),
    ],
    weight: 'Aptitude 60 %, project 25 %, how you speak 15 %.',
    extra: [
      [4, 'Do not invent a project. Half of those who went home had one they could not explain.'],
    ],
    asked: [
      {
        q: 'Is the service agreement still there, and what if one leaves earlier?',
        by: 'gokul.raman',
        ago: 44,
        a: [
          'One year, with a sum of ₹50,000 in my time. I left after nineteen months, paid nothing, and they were courteous about it.',
        ],
      },
      {
        q: 'How did you go from Assistant System Engineer to Amazon in under two years?',
        by: 'pranjal.hazarika',
        ago: 51,
        a: ['Six to eight every morning and one weekend day. My other post has the whole of it.'],
      },
    ],
  },
  'arnav.ghosh TCS fulltime': {
    oa: {
      asked:
        'Foundation part in the morning. Advanced part: quantitative, reasoning, and two programs. Mine were seating guests on a round table with conditions, and the cheapest set of toll passes.',
      minutes: 190,
      left: 61,
      links: [
        'https://leetcode.com/problems/minimum-cost-for-tickets/',
        'https://www.indiabix.com/aptitude/questions-and-answers/',
      ],
    },
    rounds: [
      round(
        'Technical',
        40,
        38,
        'One of my CTF write-ups in full: how I found the injection, how I would fix it, how I would find it in a code base of a million lines. Then a stack with minimum.',
        { why: 'Depth in one thing.', links: ['https://leetcode.com/problems/min-stack/'] },
      ),
      round(
        'Managerial',
        20,
        30,
        'A conflict in the CTF team, and why a security person should care about a client’s deadline.',
        { level: 'easy' },
      ),
      round(
        'HR',
        15,
        27,
        'Three preferred cities, joining date, and whether I had other offers. I said no, honestly; the other four had said no to me.',
        { level: 'easy' },
      ),
    ],
    weight: 'Advanced section 50 %, technical 40 %, the rest 10 %.',
    extra: [
      [
        1,
        'Sitting in the fifth process of one season and still being curious. This is the last of five posts that I wrote about it.',
      ],
      [
        'What came of the season in numbers?',
        'Five processes, three tests cleared, two finals, one offer. In the batch that was close to the median, and nobody tells you so.',
      ],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Is the Digital band’s salary the same in every city?',
        by: 'shalini.mandal',
        ago: 14.7,
        a: ['Same on paper. Kolkata leaves you richer than Bengaluru, ask anybody who pays rent.'],
      },
    ],
  },
  'imran.siddiqui Infosys fulltime': {
    oa: {
      asked:
        'Ten puzzles from a famous old book, thirty minutes of English, fifteen of cryptic numbers. Paper and pencil, and a hall of four hundred.',
      minutes: 95,
      left: 160,
      links: ['https://www.geeksforgeeks.org/aptitude/puzzles/'],
    },
    rounds: [
      round(
        'Technical and HR in one',
        30,
        118,
        'My favourite subject, one query with group by, and the bulb puzzle with three switches. Then: why did you not take Electronics, your marks were better?',
        { why: 'Whether I stay calm when somebody pokes.' },
      ),
      round(
        'Document check',
        15,
        112,
        'Every mark sheet since class ten. My class-ten name was spelt differently; an affidavit solved it.',
        { why: 'Bring originals and two copies. Fourteen people ran to the court that week.' },
      ),
    ],
    weight: 'Puzzles 50 %, English 30 %, interview 20 %.',
    extra: [
      [0, 'A borrowed copy of Shakuntala Devi’s puzzles. The same man lends it to this day.'],
    ],
  },
  'manjunath.hegde SAP Labs fulltime': {
    tips: 'At this level preparation is remembering. I wrote down twelve decisions of fifteen years: what we knew, what we chose, what it cost, what I would choose now. Three I had never admitted to anybody. Those three carried the interviews.',
    time: 'One month of evenings, mostly with old mails',
    weight:
      'Decisions and their cost 60 %, leading without authority 25 %, present-day technology 15 %',
    story: [
      storyRound(
        'Recruiter',
        'Half an hour on what I want and what I earn. I said that I would not manage people again, and she noted it without the usual pause.',
      ),
      storyRound(
        'Architecture 1',
        'A monolith of nine million lines, a customer who upgrades once in three years. How do you bring a change of the data model? I drew the slow way first. "Good, most people begin with microservices," he said.',
      ),
      storyRound(
        'Architecture 2',
        'They gave me one of their public outages to read for ten minutes. What would I ask first? I asked who had known. It went from there to monitoring, then to culture, then to coffee.',
        'https://sre.google/sre-book/postmortem-culture/',
      ),
      storyRound(
        'Code reading',
        'Not writing, reading: 300 lines of Java by somebody clever. Say what it does, what it will do at midnight on 31 December, what you would write in the review. I found two of three traps.',
      ),
      storyRound(
        'Peers',
        'Two future colleagues, one much younger. The younger asked what I do when I am wrong in public. I told the COBOL story.',
      ),
      storyRound(
        'Head of the lab',
        'What will you be angry about in a year? I said: slow tests. He said: join the queue.',
      ),
    ],
    notes:
      'A long career in one company is not a stain if you can say what you changed there. Keep one system that is yours to debug. And keep notes: memory is kind, and kindness is useless in an interview.',
    links: [
      'https://martinfowler.com/articles/strangler-fig.html',
      'https://adr.github.io/',
      'https://sre.google/books/',
    ],
    extra: [[2, 'I would bring fewer examples and stay longer in each.']],
    asked: [
      {
        q: 'Sir, is there any age after which Bengaluru companies stop calling?',
        by: 'pranjal.hazarika',
        ago: 33,
        a: [
          'They call less often and for fewer roles. Then one call is enough, and it comes through a person you were decent to ten years before.',
        ],
      },
    ],
  },
  'meenakshi.sundaram Zoho fulltime': {
    tips: 'Write C on a machine that has nothing but a compiler. Patterns of stars, matrices, strings without the string library, then small complete programs: a tic-tac-toe, a taxi booking, a library. They read your code while you write it, from behind.',
    time: 'Two months, four programs a day',
    weight: 'Programs 90 %, talk 10 %',
    story: [
      storyRound(
        'C output',
        'Twenty snippets, what does each print. Precedence, pointers to arrays, a macro without brackets. I lost four of twenty to one habit: reading too fast.',
      ),
      storyRound(
        'Basic programs',
        'Five, in two hours. Rotate a matrix without another one, expand a1b10, the next palindrome. They took the best three.',
        'https://leetcode.com/problems/rotate-image/',
      ),
      storyRound(
        'Advanced programs',
        'Print all ways of balanced brackets; alternate sorting; a calendar of a month given the day of its first. One of the elders corrected my indentation with a pencil on the screen.',
        'https://leetcode.com/problems/generate-parentheses/',
      ),
      storyRound(
        'Railway booking',
        'Three hours. Berths, a waiting list, RAC, cancellation that moves people up. No database, only structures. I drew the queue on the back of the hall ticket before I wrote a line; nine of fourteen who did the same were selected.',
      ),
      storyRound(
        'Talk',
        'About my father’s printing press, and then the same booking program with one more coach. I changed one constant. He was pleased about the constant.',
      ),
    ],
    notes:
      'I now sit behind those screens. We look for the person who makes a small thing work, then a second small thing. Please do not mug up the railway program: we know all the versions on the internet.',
    links: [
      'https://www.geeksforgeeks.org/c/c-programming-language/',
      'https://www.learn-c.org/',
      'https://leetcode.com/problemset/',
    ],
    extra: [[4, 'No CGPA bar does not mean easy. It means that the machine is the bar.']],
    asked: [
      {
        q: 'Are other languages allowed now, or still only C?',
        by: 'gokul.raman',
        ago: 66,
        a: ['C, Java or any you like from the second round. The first is C output for everyone.'],
      },
      {
        q: 'Is it true that the same programs repeat each year?',
        by: 'jatin.bhardwaj',
        ago: 25,
        a: ['The themes do: booking, games, matrices. The twist never. Prepare the theme.'],
      },
    ],
  },
  'lalrinpuii.sailo Zoho fulltime': {
    tips: 'Take one form that annoys you, a bank’s or our own exam portal, and redesign it in three versions. Show them to your mother and to a clerk. Write what each did with the second version; that page is your portfolio.',
    time: 'Three months for two projects',
    weight: 'Portfolio 40 %, task on the day 40 %, code 20 %',
    oa: {
      text: 'The common first test of C output and simple programs, like everybody. I passed with two programs of five and an apology to my programming teacher.',
    },
    story: [
      storyRound(
        'Portfolio',
        'They asked to see what I had thrown away. I had photographs of the paper versions, coffee stains included. A portfolio of only finished screens would have ended there, they told me later.',
      ),
      storyRound(
        'The form',
        'Redesign the form you have just filled in. Pen and paper, forty minutes. I cut it from thirty-one fields to twelve by asking which ones their HR had ever used. They did not know, and called HR.',
        'https://www.nngroup.com/articles/web-form-design/',
      ),
      storyRound(
        'Build it',
        'Two hours to build one page of it in HTML and CSS that works with a keyboard and at twice the letter size. I had practised exactly this because my grandmother uses a phone that way.',
        'https://www.w3.org/WAI/tutorials/forms/',
      ),
      storyRound(
        'Talk',
        'Where will you live, do you eat our food, will you stay? I said that there is a choir of Mizos in Chennai with forty members. They laughed, and it was true.',
      ),
    ],
    notes:
      'Designers from engineering colleges: your advantage is that you can build what you draw. Say so. And complain aloud in waiting rooms, politely.',
    links: [
      'https://www.nngroup.com/articles/',
      'https://www.w3.org/WAI/standards-guidelines/wcag/',
      'https://lawsofux.com/',
    ],
    files: ['portfolio'],
    extra: [[0, 'People using things. I sat in the bank for two hours and drew queues.']],
    asked: [
      {
        q: 'Can one do this from a college without a design course?',
        by: 'syed.ayaan.hussain',
        ago: 18,
        a: ['I did. Three books, two forms, one grandmother. Ask me for the books.'],
      },
    ],
  },
  'meenakshi.sundaram Freshworks fulltime': {
    rounds: [
      round(
        'Pairing',
        90,
        5,
        'Add a reminder to a small ticket system in Rails, with a test, while somebody watches. The second half: reminders must survive a restart.',
        { why: 'How I read code that is not mine.' },
      ),
      round(
        'Product sense',
        45,
        3,
        'You are given our product for an hour. Which feature would you delete, who will be angry, how will you tell them?',
        { why: 'Opinion with respect for the person who built it.' },
      ),
      round(
        'Architecture',
        60,
        2,
        'Ten thousand companies in one database, one of them twenty times larger than the rest. What hurts first?',
        {
          level: 'hard',
          stern: true,
          links: [
            'https://www.citusdata.com/blog/2016/10/03/designing-your-saas-database-for-high-scalability/',
          ],
        },
      ),
      round(
        'Director',
        45,
        1,
        'Hiring: whom did I reject and regret? I had one name and said it.',
        { level: 'easy' },
      ),
    ],
    weight: 'Pairing 40 %, product 25 %, architecture 25 %, people 10 %.',
    extra: [
      [
        1,
        'After five years in one place my knowledge was all theirs. I spent a month building the same things with public tools.',
      ],
    ],
  },
  'joel.mathew.kurian Freshworks fulltime': {
    oa: {
      asked:
        'A shell in the browser: twelve tasks with files, permissions, a cron line and a log of 2 GB to count errors in.',
      minutes: 75,
      left: 9,
      links: ['https://overthewire.org/wargames/bandit/', 'https://sadservers.com/'],
    },
    rounds: [
      round(
        'Broken machine',
        60,
        5,
        'A web server answers nothing. Root access, shared screen, say every guess aloud before you type it.',
        { why: 'Method. They stop you if you restart things without reading.', level: 'hard' },
      ),
      round(
        'Networks and Linux',
        45,
        3,
        'What does a load average of 40 on four cores with idle CPU mean? Follow one packet from pod to pod.',
        { links: ['https://www.brendangregg.com/linuxperf.html'] },
      ),
      round(
        'Scripting',
        45,
        2,
        'Rotate and upload logs without losing one line, even when the disk fills in the middle.',
        { why: 'Idempotence. I wrote it in Bash, then admitted that I would use Python.' },
      ),
      round(
        'On-call talk',
        40,
        1,
        'The worst night, who I called, what the runbook said and what it should have said.',
        { level: 'easy', links: ['https://sre.google/sre-book/being-on-call/'] },
      ),
    ],
    weight: 'Troubleshooting 50 %, Linux and networks 30 %, scripting 20 %.',
    extra: [
      [0, 'A second-hand laptop that I broke on purpose every Sunday. My wife has the list.'],
    ],
    asked: [
      {
        q: 'Do SRE roles take freshers at all?',
        by: 'mohammed.arshad.khan',
        ago: 21,
        a: [
          'Few, and mostly from support teams inside. Start in operations, automate your own ticket queue, and move in a year.',
        ],
      },
    ],
  },
  'nikita.jain Goldman Sachs intern': {
    oa: {
      asked:
        'Five parts: numerical, programming, advanced programming, MCQs on computer science, and an essay of 200 words. The hard program was counting ways to climb with banned steps, modulo a prime.',
      minutes: 135,
      left: 34,
      links: [
        'https://leetcode.com/problems/climbing-stairs/',
        'https://brilliant.org/wiki/conditional-expectation/',
      ],
    },
    rounds: [
      round(
        'Probability and puzzles',
        45,
        20,
        'Expected tosses until two heads in a row. Twelve coins, one false. A fair coin out of an unfair one.',
        { why: 'Speaking the steps; the number itself came last.' },
      ),
      round(
        'Data structures 1',
        60,
        13,
        'Median of two sorted lists, first the easy way and then the right way. Heap or sort for the last hundred trades?',
        { links: ['https://leetcode.com/problems/median-of-two-sorted-arrays/'] },
      ),
      round(
        'Data structures 2',
        60,
        9,
        'Design a cache that forgets the oldest price, in constant time. What if two readers come at once?',
        { links: ['https://leetcode.com/problems/lru-cache/'] },
      ),
      round(
        'Team',
        30,
        7,
        'Which of three teams I would join and why. I had read what each of them does; it took one evening.',
        { level: 'easy' },
      ),
      round('HR', 20, 5, 'My essay on cash, and whether I argue with my parents like that too.', {
        level: 'easy',
      }),
    ],
    weight: 'Coding 50 %, probability and numbers 30 %, computer science 10 %, essay and HR 10 %.',
    extra: [
      [
        3,
        'One probability problem with morning tea, all year. It is a small habit and it adds up to two hundred.',
      ],
      [1, 'The essay. Engineers skip it; it was read aloud to me.'],
    ],
    resume: 'file',
    asked: [
      {
        q: 'How many from non-CSE branches got through that year?',
        by: 'ruksana.parveen',
        ago: 9.4,
        a: ['Two of five: one from ECE, one from chemical, who beat us all in probability.'],
      },
    ],
  },
  'nikita.jain Goldman Sachs fulltime': {
    rounds: [
      round(
        'Final review panel',
        40,
        4,
        'What did the desk gain in ten weeks, in minutes or in money? Which of my numbers do I trust least? What would I do with ten more weeks?',
        {
          why: 'That I could say what was not finished without being asked twice.',
          level: 'medium',
        },
      ),
    ],
    weight: 'Midpoint review 50 %, final panel 30 %, the team’s word 20 %.',
    extra: [
      [
        2,
        'Book the midpoint review myself in week three. I waited for the invitation, and three others waited too long.',
      ],
    ],
    asked: [
      {
        q: 'Are interns told why they did not get an offer?',
        by: 'ira.kapadia',
        ago: 61,
        a: [
          'Yes, in a call of fifteen minutes, and it is worth taking with a notebook. One friend reapplied a year later with that list done.',
        ],
      },
    ],
  },
  'priyanka.deshmukh BrowserStack fulltime': {
    tips: 'For a month I tested whatever I touched: the lift, the ticket machine, the ATM. Not a list of cases, but questions. Who uses it, when does it hurt, what must never happen? Then automation: one small suite against a public site, run every night, with a report somebody else can read.',
    time: 'Two months beside my first job',
    weight: 'Test thinking 50 %, automation code 35 %, people 15 %',
    story: [
      storyRound(
        'Test this lift',
        'Forty minutes on one lift. Whose lift? Hospital or mall? At the fourth question he put down his pen and said that most people start with pressing all buttons. We never got to the buttons.',
        'https://www.ministryoftesting.com/',
      ),
      storyRound(
        'Automation',
        'A sign-in page that fails one time in twenty. Find out why with a script. I logged the time of each step, made a histogram by hand, and there were two humps. A cache, of course. Then he asked me to make the test itself not flaky.',
        'https://www.selenium.dev/documentation/',
      ),
      storyRound(
        'Founder',
        'What did your first company teach you? I said, patience and screenshots. What do you want to be? I said I did not know, but that I liked finding out why people click the wrong thing. Three years later I was in product.',
      ),
    ],
    notes:
      'They told me afterwards that I got the offer for one question: "how many people are in the building when the lift fails?"',
    links: [
      'https://www.selenium.dev/documentation/',
      'https://martinfowler.com/articles/practical-test-pyramid.html',
      'https://www.ministryoftesting.com/',
    ],
    extra: [[4, 'Say "I would ask" more often than "I would check".']],
    resume: 'file',
    asked: [
      {
        q: 'For moving to product management, did you need an MBA?',
        by: 'zeeshan.qureshi',
        ago: 15.2,
        a: [
          'No. I needed one manager who let me write the notes of user interviews, and then let me lead the next one.',
        ],
      },
    ],
  },
  'rahul.kumar.yadav Capgemini fulltime': {
    oa: {
      asked:
        'Game-based test, English communication, and 25 pseudo-code MCQs in 25 minutes: loops, recursion, bitwise operations, one on a linked list.',
      minutes: 110,
      left: 130,
      links: ['https://www.geeksforgeeks.org/aptitude/capgemini-recruitment-process/'],
    },
    rounds: [
      round(
        'Pseudo-code cut-off',
        25,
        118,
        'What does this recursion return for 5? What remains in the array after two passes? Sixty marks were the line, I had 62.',
        { why: 'The real filter of the day.', level: 'medium' },
      ),
      round(
        'Behavioural test',
        20,
        96,
        'Forty statements, agree or disagree. The same ones come twice in other words.',
      ),
      round(
        'Technical',
        25,
        70,
        'Second highest salary in SQL, three ways. What is normalisation, with my own project’s tables? One array question.',
        { links: ['https://leetcode.com/problems/second-highest-salary/'] },
      ),
      round(
        'HR',
        10,
        58,
        'Backlogs: how many, why, cleared when. Then relocation and the date of joining.',
      ),
    ],
    weight: 'Pseudo-code 50 %, SQL and basics 30 %, communication 20 %.',
    extra: [[1, 'Walking in with two backlogs on the mark sheet. I said it before they did.']],
  },
  'rahul.kumar.yadav Fractal Analytics fulltime': {
    tips: 'SQL until it is boring: window functions, gaps and islands, slowly changing dimensions. Then take one slow Spark job at your work and read its plan line by line; that single job gave me half of the interview.',
    time: 'Four months, evenings and Sundays',
    weight: 'SQL 50 %, Spark 30 %, modelling 15 %, communication 5 %',
    oa: {
      text: 'Six SQL problems in an hour with a running database. Consecutive days of login, a running total with a reset, and the customers who bought in every month. No negative marks, but hidden tests.',
      links: [
        'https://leetcode.com/studyplan/top-sql-50/',
        'https://www.postgresql.org/docs/current/tutorial-window.html',
      ],
    },
    story: [
      storyRound(
        'SQL in disguise',
        'He spoke about shops and shelves for five minutes and never said "table". I drew four of them, he added one fact, and two of my four were wrong. I rubbed them out. The query itself was three lines after that.',
        'https://use-the-index-luke.com/',
      ),
      storyRound(
        'The slow job',
        'A picture of a Spark stage: 199 tasks of four seconds, one of eleven minutes. I said the word "skew", he said "prove it". I asked for counts by key. Seventy percent were null. I asked who needs the nulls. Nobody did.',
        'https://spark.apache.org/docs/latest/sql-performance-tuning.html',
      ),
      storyRound(
        'Client partner',
        'Explain the same thing to a person who sells shampoo. I spoke of one billing counter with a queue to the road while the others stand empty. She wrote that down and said she would use it.',
      ),
    ],
    notes:
      'Sixty-three applications, I have the sheet. From a service company you must show one thing that is yours. Mine was a cost report that nobody had asked for.',
    links: [
      'https://leetcode.com/studyplan/top-sql-50/',
      'https://use-the-index-luke.com/',
      'https://mode.com/sql-tutorial/',
    ],
    files: ['sql'],
    extra: [
      [
        2,
        'I would apply in batches of ten and improve the résumé between, instead of sending forty of the same.',
      ],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Does Fractal look at backlogs or the CGPA at one year of experience?',
        by: 'jatin.bhardwaj',
        ago: 0.9,
        a: ['Nobody asked for a mark sheet until the offer was signed. Then only for the degree.'],
      },
    ],
  },
  'divya.nambiar ThoughtWorks fulltime': {
    tips: 'Write the take-home as if a stranger will extend it tomorrow, because two of them will. Small commits, tests with names that read like sentences, a README of ten lines. I removed a third of my code on the last evening.',
    time: 'Three weeks, take-home included',
    weight: 'Take-home 35 %, pairing 40 %, conversations 25 %',
    story: [
      storyRound(
        'Take-home',
        'A vending machine for train tickets: five days. I did it in two, and used the third to read it as if I hated it.',
        'https://martinfowler.com/bliki/TestPyramid.html',
      ),
      storyRound(
        'Pairing',
        'Two developers, one keyboard. "The machine must now speak Tamil and give change in coins." The tests told us what we broke. When I went the wrong way they asked questions, never once said no. I said, "let us throw this away," and they put down their pens.',
      ),
      storyRound(
        'Technical talk',
        'Why did you use inheritance here? I had no good answer, and that was the right one. We spoke of where I had seen it go wrong.',
      ),
      storyRound(
        'Social conversation',
        'Who is missing in your team? What did you do about it? I told of meetings at eight in the evening, who stopped coming to them, and the mail I wrote.',
      ),
    ],
    notes:
      'I came back to work after two years at home, twelve years later, and the habits of these interviews were what I came back with. Small steps, tests first, say when you are lost.',
    links: [
      'https://martinfowler.com/articles/on-pair-programming.html',
      'https://refactoring.guru/refactoring',
      'https://martinfowler.com/bliki/TestDrivenDevelopment.html',
    ],
    extra: [[4, 'They reject clever and silent. They hire clear and curious.']],
  },
  'harshvardhan.singh.rathore Oracle fulltime': {
    oa: {
      asked:
        'Forty MCQs: operating systems, DBMS, C output, and a reading passage on an invented programming language with questions about it.',
      minutes: 90,
      left: 31,
      links: [
        'https://www.geeksforgeeks.org/operating-systems/operating-systems/',
        'https://www.geeksforgeeks.org/dbms/dbms/',
      ],
    },
    rounds: [
      round(
        'Databases',
        60,
        18,
        'Insert seven keys into a B+ tree of order four and draw each split. What lies on disk at the moment of commit?',
        {
          why: 'They had written parts of it.',
          links: ['https://www.cs.usfca.edu/~galles/visualization/BPlusTree.html'],
        },
      ),
      round(
        'Operating systems',
        45,
        12,
        'Readers and writers with no starving writer. Then page replacement for a scan that is larger than memory: why is LRU bad here?',
        { level: 'hard' },
      ),
      round(
        'Coding on paper',
        60,
        8,
        'Word count of a file larger than memory; merge of sorted runs; what if the disk has two heads?',
        { stern: true },
      ),
      round(
        'Manager and HR',
        30,
        7,
        'Higher studies? I said yes, maybe. It was not held against me.',
        { level: 'easy' },
      ),
    ],
    weight: 'DBMS 40 %, operating systems 30 %, coding 30 %.',
    extra: [
      [
        0,
        'Two standard books read slowly, and the evening classes where I had to explain them to juniors.',
      ],
    ],
  },
  'thangjam.rohit.singh CRED fulltime': {
    tips: 'I prepared what I like: animation, Compose, gestures. Prepare what the platform does to you when nobody is looking: process death, doze, a permission taken away while you are in the background.',
    time: 'Three weeks, which was one too few',
    weight: 'Android internals 40 %, take-home 30 %, design 20 %, craft 10 %',
    story: [
      storyRound(
        'Take-home',
        'A card that opens like an envelope at 120 frames on a cheap phone. I loved it. Four nights. They praised the easing curve and asked why the text was read twice by the screen reader.',
        'https://developer.android.com/develop/ui/compose/animation/introduction',
      ),
      storyRound(
        'Review of the take-home',
        'Line by line with two engineers. Recomposition counts, stable keys, one allocation in a draw loop that I defended and should not have.',
      ),
      storyRound(
        'Design of an offline feed',
        'What is shown in the metro, what is retried, who wins when two devices disagree. This went well: I had done it at my job.',
        'https://developer.android.com/topic/architecture/data-layer/offline-first',
      ),
      storyRound(
        'Internals',
        'The last one. "Your app is in the background, memory is low. Tell me everything that happens until the user is back." I told two thirds. He asked about the third, kindly, four times. I did not know it four times.',
        'https://developer.android.com/guide/components/activities/process-lifecycle',
      ),
    ],
    notes:
      'The mail came on a Friday and was two honest paragraphs. I read the chapter on process life that weekend and found the same bug in my own app at work. So it was not for nothing.',
    links: [
      'https://developer.android.com/guide/components/activities/process-lifecycle',
      'https://developer.android.com/topic/libraries/architecture/saving-states',
      'https://developer.android.com/develop/ui/compose/performance',
    ],
    extra: [[2, 'Spend the first week on what I avoid.']],
    asked: [
      {
        q: 'Did you apply again, and how long is the waiting period?',
        by: 'esther.lakra',
        ago: 5.3,
        a: [
          'Six months by their rule. I may. First I want to be asked that question again somewhere and enjoy it.',
        ],
      },
    ],
  },
};
