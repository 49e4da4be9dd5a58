import { type PartsTable, round, storyRound } from './shape.ts';

/** Rounds of product companies. */
export const productParts: PartsTable = {
  'asha.rao Atlassian fulltime': {
    oa: {
      asked:
        'Two problems on a shared platform. One was merging overlapping permissions of nested groups, the other a rate limiter that had to pass hidden tests with out-of-order timestamps.',
      minutes: 90,
      left: 14,
      links: ['https://leetcode.com/problems/merge-intervals/'],
    },
    rounds: [
      round(
        'Data structures',
        60,
        9,
        'Given page views with a timestamp, return the five most viewed pages of the last hour, then of any hour. Follow-up: the stream no longer fits in memory.',
        {
          why: 'Whether I would name the cost of each operation before I typed.',
          links: ['https://leetcode.com/problems/top-k-frequent-elements/'],
        },
      ),
      round(
        'Code design',
        60,
        6,
        'Build a small snake game engine with no screen: only moves and state. After thirty minutes they added a second snake.',
        {
          why: 'To see whether the first version could take a change without being thrown away.',
          links: ['https://leetcode.com/problems/design-snake-game/'],
        },
      ),
      round(
        'System design',
        60,
        4,
        'A tagging service used by four products, each with its own tags today. How does the old data come over while people keep tagging?',
        { level: 'hard', why: 'Migration and failure, hardly any boxes and arrows.' },
      ),
      round(
        'Values',
        45,
        2,
        'A time I disagreed with a decision and lost. A time I gave feedback to somebody senior. What I did in the week after each.',
        {
          level: 'medium',
          why: 'Consistency: the third follow-up came back to a detail of my first answer.',
        },
      ),
      round(
        'Manager',
        45,
        1,
        'What I would want to own after six months, how I hand over on-call, and which of their products I would fix first.',
        { level: 'easy' },
      ),
    ],
    weight: 'Coding 30 %, system design 30 %, values 30 %, manager 10 %.',
    extra: [
      [
        1,
        'The second snake. I had keyed everything by one player. I said it aloud, took four minutes to pull the state into its own type, and the rest was easy.',
      ],
      [4, 'Prepare the values round as seriously as the coding. Write the six stories on paper.'],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Did they expect the rate limiter to be thread-safe in the online test?',
        by: 'kabir.nair',
        ago: 6.2,
        a: [
          'No, single thread. But I wrote one comment on what would change with two threads and the interviewer of round one had read it.',
        ],
      },
      {
        q: 'At three years of experience, is LeetCode hard still needed?',
        by: 'naveen.chandra.bisht',
        ago: 8.4,
        a: [
          'Mediums done cleanly are enough. I never saw a hard one; I saw a lot of "and what if this changes".',
          {
            by: 'gurpreet.singh.sandhu',
            text: 'Same in my switches. At two or three years it is how you change code, not how you find the trick.',
          },
        ],
      },
    ],
  },
  'asha.rao Microsoft intern': {
    rounds: [
      round(
        'Written code',
        75,
        40,
        'Three problems on ruled sheets: reverse words in place, find the first missing positive, print a matrix in spiral order.',
        {
          level: 'easy',
          why: 'Readable code without an editor to lean on.',
          links: [
            'https://leetcode.com/problems/spiral-matrix/',
            'https://leetcode.com/problems/first-missing-positive/',
          ],
        },
      ),
      round(
        'Technical 1',
        45,
        18,
        'Clone a linked list with random pointers; then walk through my code for a list of one node and for an empty one.',
        { links: ['https://leetcode.com/problems/copy-list-with-random-pointer/'] },
      ),
      round(
        'Technical 2',
        60,
        9,
        'Lowest common ancestor, first in a search tree, then in any tree, then when nodes know their parent. Why is the third a linked-list problem?',
        { why: 'To watch me notice that the problem had become another one.' },
      ),
      round(
        'As appropriate',
        40,
        6,
        'My mini-project, a library app, and what breaks if two people return the same book at the same time.',
        { level: 'easy' },
      ),
    ],
    weight: 'Data structures 70 %, project 20 %, how you talk 10 %.',
    extra: [
      [
        0,
        'One notebook of code written by hand, one page a day for ten weeks. My seniors laughed and then borrowed it.',
      ],
    ],
    asked: [
      {
        q: 'Does the internship convert into a full-time offer for everyone?',
        by: 'hiya.borthakur',
        a: [
          'Not for everyone. In my year four of six. All four had shown something running by week six.',
        ],
      },
    ],
  },
  'imran.siddiqui Razorpay fulltime': {
    tips: 'Write three small programs end to end before you apply: a ledger, a parking lot, a splitwise. Not for the design patterns, but to learn how long it takes you from an empty folder to a passing test. I timed mine with a kitchen clock: 4 h 10 m, then 3 h, then 2 h 15 m.\nFor the technical talk, pick the one system at your job that you know best and learn what it does when the disk is full, the network is slow and the clock is wrong.',
    time: 'Seven weeks beside a full-time job, 6 to 8 in the morning',
    weight: 'Machine coding 50 %, discussion of that code 25 %, databases 15 %, culture 10 %',
    story: [
      storyRound(
        'Telephone screen',
        'Twenty-five minutes with the person who later sat beside me. What is a transaction, when did you last need one, what would have happened without it. I told the story of a night batch in our test system that credited 212 made-up accounts twice, and how we found them before anybody else could. He asked for the query. I had it by heart.',
      ),
      storyRound(
        'Machine coding',
        'The task filled one page: accounts, transfers, a statement, and no transfer may leave half done. Three hours, own laptop, internet allowed. I spent forty minutes on tests, which felt wrong until they began the review by running them.\nI kept money as integers in paise. Two others in the room had used floating point and their statements did not add up.',
        'https://martinfowler.com/eaaCatalog/money.html',
      ),
      storyRound(
        'Code review',
        'They opened my code on the projector and asked for two changes: a transfer in another currency, and a daily limit. The limit took eight minutes because there was one place where money moved. They also found a real bug, an account transferring to itself. I said thank you and wrote the test first.',
      ),
      storyRound(
        'Founder’s chat',
        'Why payments, what do I read, and what did I think of my own notice period. I asked what had gone wrong last quarter, and got an honest answer. That decided it for me.',
      ),
    ],
    notes:
      'Nobody in my family had worked in an office with glass transports. If you think these places are for others: the panel cared about 212 made-up accounts and a query. Everything else can be learnt on Sundays.',
    links: [
      'https://refactoring.guru/design-patterns',
      'https://use-the-index-luke.com/',
      'https://www.postgresql.org/docs/current/transaction-iso.html',
    ],
    files: ['machineCoding'],
    extra: [
      [
        2,
        'I would ask for the salary range in the first call. I learnt it in the last and had already told them my number.',
      ],
    ],
    resume: 'file',
    asked: [
      {
        q: 'How did you manage interviews with a 90-day notice period in a service company?',
        by: 'arnav.ghosh',
        ago: 30,
        a: [
          'I told every recruiter in the first minute. Two dropped me, one waited. It can often be bought down to 45 days; ask your HR in writing.',
        ],
      },
    ],
  },
  'gurpreet.singh.sandhu Flipkart fulltime': {
    oa: {
      asked:
        'Twenty MCQs on JavaScript output and the DOM, one coding problem on strings, and a small page to style against a picture.',
      minutes: 90,
      left: 32,
    },
    rounds: [
      round(
        'JavaScript',
        60,
        17,
        'Implement debounce, then throttle, then bind. What prints first: a promise, a timeout of zero or a microtask queued inside the promise?',
        {
          why: 'Whether I know the language or only a framework.',
          links: ['https://javascript.info/event-loop', 'https://javascript.info/closure'],
        },
      ),
      round(
        'Machine round',
        120,
        9,
        'An autocomplete that works with the keyboard, cancels old requests and caches answers. No library at all.',
        {
          level: 'hard',
          why: 'Races: a slow answer for "sh" must not replace the answer for "shoes".',
        },
      ),
      round(
        'Browser and CSS',
        45,
        6,
        'A sticky header that is not sticky: find it. Layout, paint and composite, and which property changes cause which.',
        { links: ['https://web.dev/articles/rendering-performance'] },
      ),
      round(
        'Hiring manager',
        40,
        4,
        'Why UI and not backend like everybody; which site annoys me and how I would prove that a fix helped.',
        { level: 'easy' },
      ),
    ],
    weight: 'JavaScript 40 %, building something 40 %, CSS and browser 20 %.',
    extra: [
      [
        0,
        'javascript.info from beginning to end, once with a pen. Then I rebuilt five widgets that I use daily.',
      ],
    ],
    asked: [
      {
        q: 'Do they allow TypeScript in the machine round?',
        by: 'rehan.contractor',
        ago: 41,
        a: [
          'Yes, if you set it up yourself within the two hours. Most of us stayed with plain JavaScript and a single file.',
        ],
      },
      {
        q: 'Is the UI engineer band paid less than SDE?',
        by: 'sai.charan.bommireddy',
        ago: 77,
        a: ['Same band, same package in our year. The interview is different, the pay is not.'],
      },
    ],
  },
  'gurpreet.singh.sandhu Swiggy fulltime': {
    rounds: [
      round(
        'Performance exercise',
        90,
        5,
        'A restaurant page that takes four seconds: find out why with the profiler, fix what you can, one commit for each cause.',
        {
          why: 'Measuring before and after, and stopping when the next fix is not worth it.',
          links: ['https://web.dev/articles/vitals'],
        },
      ),
      round(
        'Frontend design',
        60,
        3,
        'Design the order tracking screen: what happens on a train, in a tunnel, with the app in the background for twenty minutes?',
        { why: 'States and failure, not components.' },
      ),
      round(
        'Problem solving',
        45,
        2,
        'Merge k sorted streams of restaurant updates and show only the latest of each; then do it within a frame of 16 ms.',
        { level: 'medium', links: ['https://leetcode.com/problems/merge-k-sorted-lists/'] },
      ),
      round(
        'Director',
        45,
        1,
        'The checkout I broke at my last company, minute by minute, and what is different today because of it.',
        { level: 'medium' },
      ),
    ],
    weight: 'Performance 40 %, design 30 %, problem solving 15 %, ownership 15 %.',
    resume: 'https://www.overleaf.com/latex/templates/tagged/cv',
    extra: [
      [
        1,
        'Stopping. At 1.6 s I wanted to shave another 100 ms; the interviewer asked what it would cost to maintain. We left it.',
      ],
    ],
    asked: [
      {
        q: 'Which profiler did they give you, the browser’s own?',
        by: 'syed.ayaan.hussain',
        ago: 4.8,
        a: [
          'Chrome’s performance panel and a throttled profile of a cheap phone. Practise reading a flame chart; the exercise is hopeless without it.',
        ],
      },
    ],
  },
  'ananya.bhattacharya Google intern': {
    tips: 'Solve aloud. I sat with a friend every evening: one solves, the other may only ask "why". We did 110 problems that way in four months, and I remember every one of them.\nWhen a problem is done, change it yourself: now the graph is directed, now the weights change, now the input is a stream. The interview is nothing else.',
    time: 'Four months, about two hours a day',
    weight:
      'Graphs and trees 50 %, arrays and strings 25 %, dynamic programming 15 %, how you test 10 %',
    oa: {
      text: 'Two problems in sixty minutes for everyone who had passed the résumé screen. Mine were a greedy one on meeting rooms and a counting problem on trees. I finished the first in fourteen minutes and used all the rest for the second; partial marks exist, I believe.',
      links: ['https://leetcode.com/problems/meeting-rooms-ii/'],
    },
    story: [
      storyRound(
        'First interview',
        'A grid of offices, some transports locked, keys lying about: can the robot reach the pantry? Breadth-first search with the keys in the state. Follow-ups: what is the largest number of keys for which this is sensible, what if a key opens only once, what if ten thousand robots ask at the same time. At the third I was still talking when the time ended, and that was fine.',
        'https://leetcode.com/problems/shortest-path-to-get-all-keys/',
      ),
      storyRound(
        'Second interview',
        'Strings that are one edit apart form a graph; find the shortest chain between two of them. I began with the plain version and said so. The interviewer let me finish and then cut the memory to a tenth. My hint was the word "bidirectional"; I took it, thanked him, and drew both frontiers.',
        'https://leetcode.com/problems/word-ladder/',
      ),
    ],
    notes:
      'I was the only one of the three who had not finished the last follow-up. The feedback said "clear, corrects herself". Clear is a thing you can practise.',
    links: [
      'https://cses.fi/problemset/',
      'https://cp-algorithms.com/graph/breadth-first-search.html',
      'https://leetcode.com/discuss/',
    ],
    files: ['graphs'],
    extra: [
      [
        3,
        'Classes in the morning, problems from nine to eleven at night, and nothing at all on Saturdays. In the exam fortnight I only reread my own solutions.',
      ],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Python or C++ for these interviews?',
        by: 'esther.lakra',
        ago: 52,
        a: [
          'Whichever lets you stop thinking about the language. I used Python; my friend who also got in used C++.',
        ],
      },
    ],
  },
  'ananya.bhattacharya Google fulltime': {
    rounds: [
      round(
        'Conversion interview 1',
        45,
        4,
        'A calendar that answers "when is the next hour when all five of us are free?" and keeps answering as meetings change.',
        {
          why: 'Interval trees were allowed as a name, the invariants had to be said.',
          links: [
            'https://leetcode.com/problems/my-calendar-i/',
            'https://leetcode.com/problems/employee-free-time/',
          ],
        },
      ),
      round(
        'Conversion interview 2',
        45,
        3,
        'Sample k lines from a log of unknown length, then weighted, then from ten machines at once.',
        { links: ['https://leetcode.com/problems/linked-list-random-node/'] },
      ),
    ],
    weight: 'Two interviews 50 %, project review by the host 50 %.',
    extra: [
      [
        2,
        'I would have asked my host for a mid-term review in writing. I only guessed that things went well.',
      ],
    ],
    asked: [
      {
        q: 'Is the conversion rate published anywhere?',
        by: 'aarohi.joshi',
        ago: 12.2,
        a: ['No, and I would not trust a number. From our college three of four that year.'],
      },
      {
        q: 'Does a reneged offer elsewhere hurt once the conversion comes?',
        by: 'kabir.nair',
        ago: 16.4,
        a: [
          'It hurts the juniors, because that company remembers the college. Talk to the placement office before you accept the first one.',
          {
            by: 'sunita.kujur',
            text: 'Correct. Come to us with both letters before the deadline and we will speak to the company. Never just stop replying.',
          },
        ],
      },
    ],
  },
  'vamsi.krishna.gadde Amazon fulltime': {
    tips: 'Make a table: sixteen leadership principles down, your stories across, a tick where a story fits. I had eight stories and each fitted three principles. Tell every story in the order situation, what I alone did, result with a number, what I would change.\nFor the code: trees, heaps, two pointers, one graph a day. Nothing exotic came.',
    time: 'Five months, starting from zero after office hours',
    weight: 'Leadership principles 50 %, data structures 35 %, low-level design 15 %',
    oa: {
      text: 'Two problems in 90 minutes and then 15 minutes of "explain your approach". The second problem was on choosing warehouses so that the farthest customer is nearest; binary search on the answer. After it came the work-style survey, which I answered as I really work.',
      links: ['https://leetcode.com/problems/koko-eating-bananas/'],
    },
    story: [
      storyRound(
        'Technical 1',
        'Fifteen minutes on "a time you dived deep": the batch job at TCS that was slow only on Mondays, because Sunday’s logs were never rotated. Then: nodes of a tree at distance k. I drew parents as extra edges and it became a plain search.',
        'https://leetcode.com/problems/all-nodes-distance-k-in-binary-tree/',
      ),
      storyRound(
        'Technical 2',
        '"Disagree and commit": I had wanted to automate a report, my lead wanted it by hand for one more quarter. I did it by hand and logged the hours; the log did what my arguments had not. Then the running median of a stream.',
        'https://leetcode.com/problems/find-median-from-data-stream/',
      ),
      storyRound(
        'Low-level design',
        'Lockers for parcels: sizes, expiry, a code that works once. I forgot the courier who puts a parcel into the wrong locker. The interviewer waited, I found it in the last five minutes, and we both laughed.',
      ),
      storyRound(
        'Bar raiser',
        'A person from another country and another team. No code at all. Three principles, twelve follow-ups, one long silence in which I understood that the question was about what I had not done. I said I should have escalated a week earlier. Silence again, then a smile.',
      ),
      storyRound(
        'Manager',
        'Team, rotation, on-call. He asked why an interview in English frightens me, because I had said so. I told him about a school where English was taught in Telugu. He said his was taught in Kannada.',
      ),
    ],
    notes:
      'I wrote every answer in Telugu first, then in English, then in half the words. Short sentences are not bad English. If this is your fear too, I am serious: write to me.',
    links: [
      'https://www.amazon.jobs/content/en/our-workplace/leadership-principles',
      'https://leetcode.com/studyplan/top-interview-150/',
      'https://www.geeksforgeeks.org/dsa/dsa-tutorial-learn-data-structures-and-algorithms/',
    ],
    files: ['stories'],
    extra: [
      [
        1,
        'Speaking. I recorded myself for ninety days, the first recordings are still on my phone and I can’t listen to them.',
      ],
      [
        'Did TCS experience count or did they see you as a fresher?',
        'It counted. Two of my best stories were from support tickets at three in the night.',
      ],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Did you keep the table of stories? Could you share its shape?',
        by: 'likitha.gowda',
        ago: 2.6,
        a: [
          'It is in the study materials of this post now, without my stories in it. Make it yours.',
        ],
      },
    ],
  },
  'fatima.zehra.rizvi Microsoft fulltime': {
    tips: 'Keep a list of rejections with one line each: what they asked that I could not do. Eleven lines later I had a syllabus that no website could have given me.\nOpen source is slow. Choose a project you use every day, fix the dullest thing, and answer reviewers within a day. It is the only interview that you can take for six weeks.',
    time: 'Fourteen months of search, six of them really prepared',
    weight: 'Coding 40 %, design of small things 25 %, my open-source work 25 %, culture 10 %',
    oa: {
      text: 'Three problems in 110 minutes on their own platform, camera on. Strings, a greedy one and a grid. I solved two and a half and wrote what was missing as a comment.',
    },
    story: [
      storyRound(
        'Coding 1',
        'Serialise a tree so that it can be read back. I have been asked this four times in a year and failed it twice. This time I began with the test: a tree that leans left, one that leans right, one node, none.',
        'https://leetcode.com/problems/serialize-and-deserialize-binary-tree/',
      ),
      storyRound(
        'Coding 2',
        'A text editor’s undo and redo, then for two people at once. She had read my pull request, as I learnt when she asked why I had chosen a piece table there and an array here.',
        'https://leetcode.com/problems/design-a-text-editor/',
      ),
      storyRound(
        'Design',
        'How would an editor find a word in all files of a folder while the files change? We spoke about watching, batching and cancelling for an hour. I drew nothing, we wrote signatures.',
      ),
      storyRound(
        'As appropriate',
        'What do I do when a reviewer is rude. I told of one who was, what I answered, and that we are friends now. He asked for the link.',
      ),
    ],
    notes:
      'Company one to five: not ready. Six to nine: ready, but nobody could follow me. Ten and eleven: unlucky, I think. Twelve: the same me as at ten. Please keep the ratio in mind before you decide what you are worth.',
    links: [
      'https://goodfirstissue.dev/',
      'https://github.com/microsoft/vscode/wiki/How-to-Contribute',
      'https://firstcontributions.github.io/',
      'https://leetcode.com/problem-list/top-interview-questions/',
    ],
    files: ['offCampus'],
    extra: [
      [
        2,
        'Start asking for feedback at rejection one, not at rejection seven. Five of eleven answered when I asked politely.',
      ],
      [
        'How did you get the referral?',
        'From a maintainer who had merged my change. I did not ask; I said I was looking, and he offered.',
      ],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Were you already graduated when the offer came? How did you explain the gap?',
        by: 'trisha.sengupta',
        ago: 0.8,
        a: [
          'It came in my last semester, so no gap. A friend with eight months of gap wrote "open source, links below" in that place and nobody asked further.',
        ],
      },
    ],
  },
  'fatima.zehra.rizvi Cisco intern': {
    oa: {
      asked:
        'Fifteen MCQs on networks, ten on C output, fifteen aptitude questions and one easy program on bit counting.',
      minutes: 90,
      left: 36,
      links: ['https://leetcode.com/problems/number-of-1-bits/'],
    },
    rounds: [
      round(
        'Technical 1',
        45,
        20,
        'Split 172.16.40.0/22 among three departments of 300, 120 and 60 hosts. Then detect and remove a loop in a linked list.',
        {
          why: 'That the course was understood, not memorised.',
          links: ['https://leetcode.com/problems/linked-list-cycle-ii/'],
        },
      ),
      round(
        'Technical 2',
        40,
        12,
        'What happens between typing an address and seeing a page, layer by layer. Why does TCP need three messages and not two?',
        { links: ['https://www.geeksforgeeks.org/computer-networks/tcp-3-way-handshake-process/'] },
      ),
      round(
        'HR and manager',
        30,
        9,
        'Which lab I liked most, whether I mind testing work for a summer, and Bengaluru or Chennai.',
      ),
    ],
    weight: 'Networks 50 %, C and data structures 30 %, aptitude 20 %.',
    extra: [[0, 'Kurose and Ross, chapters 3 to 5, and an old laptop with two network cards.']],
  },
  'ishita.agarwal Amazon intern': {
    oa: {
      asked:
        'Two problems: the fewest swaps to bring all ones together in a ring, and grouping order ids that share a customer. Then the work-style survey and a short workplace simulation.',
      minutes: 120,
      left: 48,
      links: [
        'https://leetcode.com/problems/minimum-swaps-to-group-all-1s-together-ii/',
        'https://leetcode.com/problems/accounts-merge/',
      ],
    },
    rounds: [
      round(
        'Technical 1',
        60,
        26,
        'Right view of a tree, then the same for a tree that is being changed while you look. One principle question: a deadline I missed.',
        { links: ['https://leetcode.com/problems/binary-tree-right-side-view/'] },
      ),
      round(
        'Technical 2',
        60,
        15,
        'Longest stretch of orders with at most two cities in it. I wrote the sliding window twice: once right, once readable.',
        {
          why: 'She asked me to choose which one I would merge.',
          links: ['https://leetcode.com/problems/fruit-into-baskets/'],
        },
      ),
      round(
        'Project talk',
        45,
        11,
        'My hackathon project line by line: why this database, what would fail with a thousand users, what the others on the team did.',
        { level: 'easy' },
      ),
    ],
    weight: 'Online test 40 %, data structures 35 %, leadership principles 25 %.',
    extra: [
      [
        3,
        'I dropped one elective to the next semester, told my parents before and not after, and slept.',
      ],
      [4, 'Write test cases before the code even when nobody asks.'],
    ],
    resume: 'file',
    asked: [
      {
        q: 'How many from circuit branches cleared the first test?',
        by: 'mary.chongloi',
        ago: 19.5,
        a: [
          'Nine from ECE and two from EEE, three of them got the internship. The test does not know your branch.',
        ],
      },
      {
        q: 'Was there any question on operating systems or DBMS?',
        by: 'keerthana.muralidharan',
        ago: 27.1,
        a: ['One: what an index does, as part of the project talk. Nothing on operating systems.'],
      },
    ],
  },
  'ishita.agarwal Amazon fulltime': {
    tips: 'Ask for the rubric early, write a line every Friday on what you finished and who it helped, and bring those eight lines to the final review.',
    time: 'The eight weeks of the internship',
    weight: 'Project delivered 50 %, code reviews 25 %, principles seen by the team 25 %',
    story: [
      storyRound(
        'Final review',
        'Fifteen minutes of demo, then forty of questions by two seniors who had not followed the project. Why a queue and not a call, what is the alarm, who is woken. I had a page with three numbers: requests a day, the slowest percent, the cost a month. They took the page with them.\nThen my mentor and manager spoke without me for half an hour. The mail came nine days later, during the operating systems lab.',
      ),
    ],
    notes:
      'Of eleven interns eight were converted. The three who were not had working code too; it had never run anywhere but on their laptops. Ship something small in week three, however ugly.',
    links: [
      'https://www.amazon.jobs/content/en/our-workplace/leadership-principles',
      'https://aws.amazon.com/builders-library/',
    ],
    extra: [[2, 'I would ask for help on the first stuck afternoon, not the third.']],
    asked: [
      {
        q: 'Do conversions count as placement in our one-offer policy?',
        by: 'advait.ranade',
        ago: 6.6,
        a: [
          {
            by: 'sunita.kujur',
            text: 'Yes. A return offer that you accept by the date we announce counts as your offer, with the usual dream upgrade.',
          },
        ],
      },
    ],
  },
  'sneha.reddy.kallam PhonePe intern': {
    oa: {
      asked:
        'Three problems: a prefix-sum on wallet balances, topological order of merchant settlements, and a hard one on intervals that I left at half.',
      minutes: 90,
      left: 22,
      links: ['https://leetcode.com/problems/course-schedule-ii/'],
    },
    rounds: [
      round(
        'Machine coding',
        120,
        11,
        'Wallets with top-up, transfer, offers and a statement. Extra credit for a new offer type without touching old code.',
        {
          why: 'Extensible, running and tested, in that order.',
          links: ['https://refactoring.guru/design-patterns/strategy'],
        },
      ),
      round(
        'Code walkthrough',
        45,
        7,
        'Two changes on my own code: transfers that may be reversed, and a limit a day. Where would two threads meet?',
        { level: 'medium' },
      ),
      round(
        'Problem solving and manager',
        60,
        5,
        'The cheapest way to split a bill among friends; then my projects and why payments.',
        { level: 'medium', links: ['https://leetcode.com/problems/optimal-account-balancing/'] },
      ),
    ],
    weight: 'Machine coding 60 %, problem solving 25 %, projects 15 %.',
    extra: [
      [
        1,
        'Two hours feel like forty minutes. I kept a list on paper of what runs, and stopped adding at 1 h 40.',
      ],
    ],
    asked: [
      {
        q: 'Can we use the internet during machine coding?',
        by: 'sai.charan.bommireddy',
        ago: 60,
        a: ['Documentation yes, chat tools no. They watch the shared screen.'],
      },
    ],
  },
  'sneha.reddy.kallam PhonePe fulltime': {
    rounds: [
      round(
        'Design chat',
        60,
        5,
        'A payment is debited and the bank never answers. What does the user see after one second, ten seconds and a day?',
        {
          why: 'Idempotency, reconciliation, and honesty towards the user.',
          links: ['https://docs.stripe.com/api/idempotent_requests'],
        },
      ),
      round(
        'Director',
        30,
        4,
        'What I took from my team in summer and what I left it with. Which alert did I delete?',
        {
          level: 'easy',
          why: 'Ownership. Deleting a useless alert counted as much as the feature.',
        },
      ),
    ],
    weight: 'Summer’s work 60 %, design 30 %, director 10 %.',
    extra: [
      [
        4,
        'Read how UPI settles at night. Two hours with the public circulars, and you understand half the architecture.',
      ],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Is the pre-placement interview different for those who interned in the app team?',
        by: 'syed.ayaan.hussain',
        ago: 0.6,
        a: [
          'They get the same failure question from the other end: what does the screen show. Same honesty wanted.',
        ],
      },
    ],
  },
  'thangjam.rohit.singh Meesho intern': {
    tips: 'Publish one app. It does not have to be good. Reading crash reports from a phone you have never seen teaches more than three courses. Then be able to open any file of it and defend it, or say "I would not write this today".',
    time: 'Six weeks, on top of an app that I had for a year',
    weight: 'Your own app 50 %, Kotlin and Android 30 %, data structures 20 %',
    oa: {
      text: 'One hour: twenty questions on Kotlin and the life cycle, and a program on merging sorted lists. Do read what a data class really generates.',
      links: ['https://kotlinlang.org/docs/data-classes.html'],
    },
    story: [
      storyRound(
        'Break my app',
        'She typed on my phone, turned it four times, took a call, came back: my list was empty. "Where did it go?" We looked together. A listener that I had never removed kept the old screen alive, so there were two of everything. I found the leak with her profiler, in my own code, in front of her.',
        'https://developer.android.com/guide/components/activities/activity-lifecycle',
      ),
      storyRound(
        'Problem solving',
        'Group words that are anagrams, then do it for a million on a phone with little memory. I spoke about hashing letters by count. The second half was about what happens when the phone kills you in the middle.',
        'https://leetcode.com/problems/group-anagrams/',
      ),
      storyRound(
        'Manager',
        'Why are the reviews of your app bad? I had read all forty-one of them. Eleven were about one button. He asked why the button was still there.',
      ),
    ],
    notes:
      'The button is gone now. If you are from a small town and think your app is too small to show: mine showed bus timings of Imphal.',
    links: [
      'https://developer.android.com/courses',
      'https://kotlinlang.org/docs/home.html',
      'https://square.github.io/leakcanary/',
    ],
    extra: [[0, 'The reviews of my own app.']],
  },
  'karthik.subramanian.iyer Flipkart fulltime': {
    rounds: [
      round(
        'Machine learning basics',
        60,
        6,
        'Derive the gradient of logistic loss. Then: bias of a model trained on clicks, and three ways to correct for position.',
        { stern: true, why: 'That formulas and mess live in one head.' },
      ),
      round(
        'Metric round',
        60,
        4,
        'Offline NDCG went up by three points, sales fell by one percent. Here are four dashboards: where do you look first?',
        {
          why: 'An order of suspicion, cheap checks first.',
          links: ['https://en.wikipedia.org/wiki/Discounted_cumulative_gain'],
        },
      ),
      round(
        'System design for ranking',
        75,
        3,
        'Rank 400 candidates in 30 ms for a person we know nothing about. What is computed before, what at the moment?',
      ),
      round(
        'Coding',
        45,
        2,
        'Implement reservoir sampling and a streaming quantile, with tests. Numpy was not allowed.',
        { level: 'medium', links: ['https://leetcode.com/problems/random-pick-with-weight/'] },
      ),
      round(
        'Director',
        40,
        1,
        'A model I killed, and how I told the people who had asked for it.',
        { level: 'medium' },
      ),
    ],
    weight: 'Metrics and experiments 40 %, modelling 25 %, systems 25 %, coding 10 %.',
    extra: [
      [
        1,
        'Saying "I would not ship it" in the metric round. The silence was long, and it was the answer.',
      ],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Does one need publications for a data scientist role at this level?',
        by: 'trisha.sengupta',
        ago: 22,
        a: [
          'I have none. They asked for two decisions that changed because of something I had measured.',
        ],
      },
      {
        q: 'M.Tech by GATE or a job first, if one wants ML?',
        by: 'hiya.borthakur',
        ago: 35,
        a: [
          'I did the job first and came to M.Tech knowing what I lacked. Two years at the bank taught me SQL, patience and what bad data looks like.',
        ],
      },
    ],
  },
};
