import { type PartsTable, round, storyRound } from './shape.ts';

/** Rounds of chip, device and power companies. */
export const electronicsParts: PartsTable = {
  'aravind.selvaraj Texas Instruments fulltime': {
    oa: {
      asked:
        'Analog paper of forty questions: RC with switches, ideal and real op-amps, two-port networks, MOS regions, noise of a resistor. A separate aptitude part of ten.',
      minutes: 100,
      left: 19,
      links: ['https://www.allaboutcircuits.com/textbook/', 'https://nptel.ac.in/'],
    },
    rounds: [
      round(
        'Technical 1',
        60,
        11,
        'Two capacitors, one charged, a switch and a resistor: draw both voltages. Now R goes to zero: where did half of the energy go?',
        {
          why: 'Waveform before equation.',
          links: [
            'https://www.allaboutcircuits.com/textbook/direct-current/chpt-16/voltage-current-calculations/',
          ],
        },
      ),
      round(
        'Technical 2',
        75,
        6,
        'Single-stage amplifier: gain, output resistance, swing, then where the pole is and how to move it without more current.',
        { stern: true },
      ),
      round(
        'Technical 3',
        60,
        4,
        'Why would a bandgap not start? Two feedback loops in one circuit, one of them positive: which wins at power-up?',
        { why: 'To reach the edge of what I know.' },
      ),
      round(
        'HR and manager',
        30,
        3,
        'M.Tech abroad or here? What did I build that nobody asked for? I had brought the board.',
        { level: 'easy' },
      ),
    ],
    weight: 'RC and networks 40 %, op-amps 30 %, MOS 25 %, aptitude 5 %.',
    extra: [
      [1, 'The silence after a wrong waveform. Keep drawing; they help those who draw.'],
      [
        3,
        'Two problems before breakfast for five months. I never missed the internal exams because it is the same syllabus.',
      ],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Did you carry any hardware to the interview?',
        by: 'amrita.pradhan',
        ago: 31,
        a: [
          'A class-AB amplifier on a general-purpose board, with one burnt transistor left on it on purpose. They asked about the burnt one.',
        ],
      },
    ],
  },
  'shreya.ganguly Texas Instruments intern': {
    oa: {
      asked:
        'Embedded paper: C output, bit manipulation, interrupts, timers, a UART frame at 9600 baud to decode, and ten on digital logic.',
      minutes: 75,
      left: 28,
      links: ['https://www.geeksforgeeks.org/c/bitwise-operators-in-c-cpp/'],
    },
    rounds: [
      round(
        'Technical 1',
        45,
        15,
        'Set bits 3 to 6 of a register and leave the rest. Why volatile? Debounce a key without blocking.',
        { why: 'That I have touched a real board.' },
      ),
      round(
        'Technical 2',
        50,
        9,
        'My line follower: interrupt or polling, what is the worst delay, how would I measure it with one LED and a scope?',
        { level: 'hard' },
      ),
      round('Manager', 25, 6, 'Which datasheet did I read last, and what annoyed me in it?', {
        level: 'easy',
      }),
    ],
    weight: 'C and bits 45 %, microcontrollers 35 %, digital 20 %.',
    extra: [[0, 'One cheap board and its 600-page manual. I read 80 pages of it, twice.']],
    asked: [
      {
        q: 'Is an Arduino project good enough, or do they want bare-metal?',
        by: 'dhruv.saxena',
        ago: 21,
        a: [
          'Arduino is fine if you can say which register the function touches. Rewrite one sketch without the library.',
        ],
      },
    ],
  },
  'shreya.ganguly Texas Instruments fulltime': {
    tips: 'Choose one number in the first week and write its value on the wall: noise floor, boot time, current in sleep. Move it, and keep every plot with its date. The review is then a story that tells itself.',
    time: 'Eleven weeks of internship',
    weight: 'Review of the work 70 %, technical talk 20 %, team’s word 10 %',
    story: [
      storyRound(
        'Project review',
        'Six people, one graph: noise floor of my board before and after. −78 dB to −96 dB. "Which of your five changes did the most?" I had measured them one at a time, only because my mentor is strict. The ground under the crystal alone was 9 dB.',
        'https://www.ti.com/lit/an/szza009/szza009.pdf',
      ),
      storyRound(
        'Role talk',
        'Design or applications? I said that I liked the customer call in week seven, when somebody in Pune had put our part on upside down. They offered applications the same evening.',
      ),
    ],
    notes:
      'My mother asked what an applications engineer does. I said, I am the one they call when it does not work. She said, so like at home.',
    links: [
      'https://www.ti.com/design-resources/design-tools-simulation.html',
      'https://e2e.ti.com/',
      'https://www.analog.com/en/resources/analog-dialogue.html',
    ],
    files: ['embedded'],
    extra: [
      [
        4,
        'Be the intern who writes the lab notes. Others will read them, and remember who wrote them.',
      ],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Should I choose the profile in the first week or wait and see?',
        by: 'nivetha.rajendran',
        ago: 1.6,
        a: [
          'Wait until week five, but sit one lunch with each team before. Lunch tells you more than the slides.',
        ],
      },
    ],
  },
  'zainab.khatoon Qualcomm intern': {
    rounds: [
      round(
        'Written test',
        90,
        32,
        'C output, twenty of them; operating systems; digital; and aptitude. Structure padding came thrice in three dresses.',
        {
          links: [
            'https://www.geeksforgeeks.org/c/structure-member-alignment-padding-and-data-packing/',
          ],
        },
      ),
      round(
        'Technical',
        50,
        14,
        'Circular buffer for one producer and one consumer: with a lock, then without, then tell me why the second is safe.',
        {
          why: 'Memory ordering in plain words.',
          links: ['https://leetcode.com/problems/design-circular-queue/'],
        },
      ),
      round('HR', 20, 8, 'Hyderabad in May: will you survive? I am from Kurnool, I said.', {
        level: 'easy',
      }),
    ],
    weight: 'C 60 %, operating systems 25 %, digital and aptitude 15 %.',
    extra: [[0, 'The exercises of one thin C book, all of them, with a debugger open.']],
  },
  'zainab.khatoon Qualcomm fulltime': {
    oa: {
      asked:
        'Three parts of twenty: aptitude, C and data structures, and a choice between communications and computer science.',
      minutes: 90,
      left: 41,
      links: ['https://www.geeksforgeeks.org/c/c-multiple-choice-questions/'],
    },
    rounds: [
      round(
        'Technical 1',
        60,
        22,
        'Find whether a machine is little-endian in one line. Free a tree. Why is malloc not allowed in my interrupt?',
        { links: ['https://www.geeksforgeeks.org/dsa/little-and-big-endian-mystery/'] },
      ),
      round(
        'Technical 2',
        60,
        13,
        'Priority inversion on a napkin, and the Mars story if I know it. ECE only: why does OFDM need a cyclic prefix?',
        { why: 'Whether the theory has a picture in my head.' },
      ),
      round(
        'Manager',
        45,
        9,
        'My summer project, every assumption questioned. How did you know it was the cache and not the bus?',
        { level: 'easy' },
      ),
    ],
    weight: 'C and operating systems 60 %, project 25 %, communications 15 %.',
    extra: [
      [2, 'Bring the plot. I described it with my hands for five minutes.'],
      [4, '"I do not know, I would measure it, like this" is a full answer.'],
    ],
    resume: 'file',
    asked: [
      {
        q: 'For the choice paper, is communications easier for ECE students?',
        by: 'mary.chongloi',
        ago: 7.5,
        a: [
          'Easier to score, but the interviewers then ask it too. I took computer science, because my project was there.',
        ],
      },
    ],
  },
  'siddharth.kulkarni Intel intern': {
    rounds: [
      round(
        'Technical 1',
        60,
        8,
        'Setup and hold on one diagram, fourteen variations: skew, jitter, a latch in between, a gated clock. What fixes hold and never setup?',
        {
          why: 'Calm. The fourteenth is the first one again.',
          links: ['https://www.vlsi-expert.com/'],
        },
      ),
      round(
        'Technical 2',
        60,
        4,
        'Floorplan of a block with six memories; where do you put them and why? Then my M.Tech project: what is the area of one of your adders?',
        { level: 'hard', why: 'Numbers from my own work.' },
      ),
    ],
    weight: 'Timing 50 %, digital design 25 %, project 25 %.',
    extra: [[0, 'A list of every timing trick I was ever shown; it is public and has 140 lines.']],
    asked: [
      {
        q: 'Is a co-op in the third semester possible with the thesis work?',
        by: 'sowmya.devarakonda',
        ago: 48,
        a: [
          'Yes, if your guide agrees that the co-op’s problem is the thesis. Ask in the second semester, in writing.',
        ],
      },
    ],
  },
  'haritha.menon AMD fulltime': {
    oa: {
      asked:
        'Digital design, SystemVerilog output, a little computer architecture, and one program in any language on parsing a log.',
      minutes: 90,
      left: 16,
      links: ['https://hdlbits.01xz.net/wiki/Main_Page', 'https://www.chipverify.com/'],
    },
    rounds: [
      round(
        'SystemVerilog',
        60,
        10,
        'Constraints for a FIFO that is full one time in ten. What is the difference between a mailbox and a queue with a semaphore?',
        { links: ['https://www.chipverify.com/systemverilog/systemverilog-constraint-examples'] },
      ),
      round(
        'Debug',
        60,
        6,
        'A waveform and a scoreboard that passes although the design is wrong. Find out why it passes.',
        { why: 'They went silent for forty minutes; talk anyway.', stern: true },
      ),
      round(
        'Architecture',
        45,
        4,
        'Write-back or write-through, MESI with two cores, and which state change would I cover first?',
        { links: ['https://en.wikipedia.org/wiki/MESI_protocol'] },
      ),
      round(
        'Manager',
        30,
        3,
        'How do you know you are done verifying? I said that I don’t, and what I would show instead.',
        { level: 'medium' },
      ),
    ],
    weight: 'SystemVerilog and UVM 50 %, debugging 30 %, architecture 20 %.',
    extra: [
      [1, 'The silent debugging round. I narrated to myself as to a rubber duck.'],
      [
        'What did your co-op project cover?',
        'A cache controller’s bench with functional coverage of 94 percent, and a page on the six percent.',
      ],
    ],
    resume: 'file',
    asked: [
      {
        q: 'How much of UVM’s register layer do they expect from a fresher?',
        by: 'manpreet.singh.dhillon',
        ago: 13,
        a: ['Front transport and back transport, and when the mirror goes stale. Nothing beyond.'],
      },
    ],
  },
  'debasish.mohapatra ISRO fulltime': {
    tips: 'Old papers of ten years, with the clock. Eighty questions in ninety minutes means that you must leave twelve untouched without regret. For the interview, read the two subjects you will name as if you had to teach them: definitions, units, one derivation each, one thing that flies.',
    time: 'Seven months beside a job, four hours on working days',
    weight: 'Written test decides the call; interview 50 %, written 50 % in the end',
    story: [
      storyRound(
        'Written test',
        'A school in Bengaluru, a wooden bench, nine thousand candidates in the city. I answered 63, left 17. One question on the noise temperature of two stages took me four minutes that I did not have. I still remember its answer.',
        'https://www.isro.gov.in/ICRB_Recruitment9.html',
      ),
      storyRound(
        'Interview',
        'Seven people around a table, tea for me as well. "Which subjects?" Communications and electromagnetics. Friis equation, then: your ground station sees 3 dB less on rainy evenings, where do you look? Then a helix: draw it, axial mode, why on a spacecraft. One of them asked what I thought when a launch failed last year. I said that I had watched it in a canteen where nobody spoke. It was quiet here too for a moment.',
        'https://nptel.ac.in/',
      ),
    ],
    notes:
      'Fourteen months from the test to the letter. Keep your job, keep your hobby, do not tell every uncle. The campus is full of trees, and the work is as good as you imagine, on most days.',
    links: [
      'https://www.isro.gov.in/Careers.html',
      'https://nptel.ac.in/',
      'https://www.nasa.gov/smallsat-institute/',
    ],
    files: ['psu'],
    extra: [[4, 'Name only subjects that you would talk about on a train.']],
    asked: [
      {
        q: 'Is GATE needed at all for the ICRB route?',
        by: 'gokul.raman',
        ago: 55,
        a: [
          'Not when I wrote it. Recruitment notices change, so read the newest one from end to end, the small print too.',
        ],
      },
    ],
  },
  'ritika.malhotra Samsung R&D fulltime': {
    oa: {
      asked:
        'One problem, three hours, fifty hidden cases. Mine: a robot places fuel stations in a grid of mines with at most five moves of the drill; smallest cost. Backtracking with three cuts.',
      minutes: 180,
      left: 34,
      links: [
        'https://leetcode.com/problems/n-queens/',
        'https://leetcode.com/problems/sudoku-solver/',
      ],
    },
    rounds: [
      round(
        'Technical 1',
        60,
        19,
        'Explain the cuts of your test solution. Then lists: rotate by k; then a queue out of two stacks, with proof of cost.',
        { links: ['https://leetcode.com/problems/implement-queue-using-stacks/'] },
      ),
      round(
        'Technical 2',
        50,
        12,
        'My image project: why a median filter, its cost, how to do it in constant time for each pixel? Virtual functions in C++.',
        { why: 'ECE students are asked their own subject here.', level: 'medium' },
      ),
      round(
        'HR',
        20,
        10,
        'Noida or Bengaluru, weekends before a launch, and my brother who also works there: is he happy?',
        { level: 'easy' },
      ),
    ],
    weight: 'The three-hour problem 70 %, the rest 30 %.',
    extra: [
      [
        0,
        'Twenty-five old problems of this very test, each written without a library three times.',
      ],
    ],
    resume: 'file',
  },
  'ritika.malhotra Adobe fulltime': {
    rounds: [
      round(
        'C++',
        60,
        6,
        'Layout of an object with two bases, cost of a virtual call, move of a vector of images. What does the compiler write for you, and when not?',
        { links: ['https://en.cppreference.com/w/cpp/language/rule_of_three'] },
      ),
      round(
        'Image processing',
        75,
        4,
        'Bilateral filter from scratch, then make it four times faster without changing a pixel.',
        { why: 'Profile first. I had to say what I would measure.' },
      ),
      round(
        'Problem solving',
        45,
        3,
        'Largest rectangle in a histogram, disguised as a skyline for a poster.',
        {
          level: 'medium',
          links: ['https://leetcode.com/problems/largest-rectangle-in-histogram/'],
        },
      ),
      round(
        'Bar raiser',
        50,
        2,
        'Teach me anything. I taught film exposure with a matchbox and a torch.',
        { level: 'medium' },
      ),
      round('Manager', 40, 1, 'What did I leave undone at my last job? Who has it now?', {
        level: 'easy',
      }),
    ],
    weight: 'C++ 35 %, images 35 %, problems 15 %, people 15 %.',
    extra: [
      [2, 'Write the slow filter in ten minutes, not twenty-five. The fast one is the interview.'],
    ],
  },
  'neiphrezo.angami Bosch fulltime': {
    oa: {
      asked:
        'Aptitude, a section of your branch, and a personality test of ninety statements that is longer than everything else.',
      minutes: 120,
      left: 58,
      links: [
        'https://www.indiabix.com/electronics-and-communication-engineering/questions-and-answers/',
      ],
    },
    rounds: [
      round(
        'Technical',
        45,
        24,
        'A CAN frame bit by bit, arbitration of two nodes, why the bus is terminated. One MATLAB plot of a step response to read.',
        { links: ['https://www.csselectronics.com/pages/can-bus-simple-intro-tutorial'] },
      ),
      round(
        'Technical and project',
        40,
        17,
        'The radar project: range resolution from bandwidth, and why two close cars become one.',
        { level: 'medium' },
      ),
      round('HR', 20, 13, 'Why cars and not code; Coimbatore or Bengaluru; German optional.'),
    ],
    weight: 'Branch section 40 %, CAN and signals 40 %, aptitude 20 %.',
    extra: [[4, 'Fill in the long form honestly. They ask about the odd answers.']],
    asked: [
      {
        q: 'What did you use to learn CAN without a car?',
        by: 'dhruv.saxena',
        ago: 42,
        a: [
          'Two cheap controllers, two metres of twisted wire and a candump on Linux. The third evening I connected a real dashboard from the scrap market.',
        ],
      },
    ],
  },
  'lakshmi.prasanna.vemuri Power Grid fulltime': {
    tips: 'GATE first; without the score nothing begins. After that: one hour a day on the grid as it is. Which line failed in summer and why, what is the frequency now, who pays for reactive power. The board asks about the world, not the book.',
    time: 'GATE eight months; interview three weeks',
    weight: 'GATE 85 %, group discussion 3 %, interview 12 %',
    story: [
      storyRound(
        'Group discussion',
        'Eight engineers, "Is rural electrification complete?" Six of them quoted the same report. I said that in my aunt’s village the wire had come in 2012 and the current in 2016. After that the talk was about the difference. I spoke perhaps three times.',
        'https://powermin.gov.in/',
      ),
      storyRound(
        'Interview',
        'Draw the zones of a distance relay. What does it do in a power swing? Ferranti effect, where have you seen it? In the substation at Tuticorin, at four in the morning, I said, and told how the voltage read high and I thought my meter was broken. They asked about the meter for a while. It was a good meter.',
        'https://cea.nic.in/',
        'https://grid-india.in/',
      ),
    ],
    notes:
      'One year at a site was my coaching. If a PSU is what you want, take the first job that smells of transformer oil, and write GATE from there.',
    links: [
      'https://grid-india.in/',
      'https://cea.nic.in/',
      'https://nptel.ac.in/',
      'https://www.powergrid.in/',
    ],
    files: ['psu', 'powerSystems'],
    extra: [
      [
        3,
        'Job till seven, study from five to seven in the morning. I was asleep by half past nine and missed every serial.',
      ],
    ],
    asked: [
      {
        q: 'What GATE rank was enough for EEE in your year?',
        by: 'shruti.wankhede',
        ago: 38,
        a: [
          'Mine was 341 and the call went to about 400. It moves every year with the vacancies, so look at the last three lists and not at one.',
        ],
      },
    ],
  },
  'jaspreet.kaur.gill Ather Energy fulltime': {
    tips: 'Cells before packs. Take one cell, charge and discharge it with a cheap module, plot voltage, current and temperature, and learn to love the temperature. Then Kirchhoff at 100 amperes: contact resistance stops being a footnote.',
    time: 'The final year’s project, in truth',
    weight: 'Batteries 40 %, power electronics 30 %, project 20 %, attitude 10 %',
    oa: {
      text: 'Forty minutes, pen and paper: a buck converter’s ripple, one control question, two on cells and a puzzle with burning ropes. They collected the rough sheets too.',
    },
    story: [
      storyRound(
        'The swollen cell',
        'A printed log of nine columns and a swollen pouch in a plastic bag. "What killed it?" Everybody looks at voltage. I looked at temperature, because mine had once caught fire: it rose before each dip. A loose tab, heating at every start. They had the tab in another bag.',
        'https://batteryuniversity.com/articles',
      ),
      storyRound(
        'Bench',
        'An hour in their lab: measure the internal resistance of a cell with whatever is on this table. I used a resistor, a switch and a scope, and burnt my finger a little. He gave me ice and the next cell.',
      ),
      storyRound(
        'Founders and HR',
        'Why here for less money than the big ones? I said that I wanted to see my mistakes on the road. They said that I would, and soon.',
      ),
    ],
    notes:
      'EV companies hire interns, then engineers. Write to an engineer in April with one plot of your own. I answer all of them, though slowly.',
    links: [
      'https://batteryuniversity.com/articles',
      'https://www.ti.com/power-management/battery-management/overview.html',
      'https://nptel.ac.in/',
    ],
    files: ['batteries'],
    extra: [[0, 'A home-made cycler that caught fire once, safely, in a bucket of sand.']],
    resume: 'file',
    asked: [
      {
        q: 'What safety steps do you take for experiments with lithium cells at the hostel?',
        by: 'gokul.raman',
        ago: 29,
        a: [
          'Not at the hostel, please. In the power lab, in a metal box, with sand and a person who knows. And never charge unattended.',
        ],
      },
    ],
  },
  'prakash.murmu BHEL fulltime': {
    tips: 'Question papers of thirty years, topic by topic, in a group of four with a fixed hour. Machines, power systems, then the rest. In the last two months a full paper every Sunday at nine, in the reading room, with the noise of the fan.',
    time: 'Ten months, no coaching',
    weight: 'GATE 75 %, interview 25 %',
    story: [
      storyRound(
        'Written',
        'That year it went by GATE alone. Rank 512 of the electrical paper. The list came when I was ploughing; my cousin read it from a phone on top of the water tank, where there is a signal.',
      ),
      storyRound(
        'Interview',
        'Five members. "This is a nameplate, tell us the machine’s life." Poles from the speed, class of insulation, why the current and the power did not quite agree. Then V-curves, then hunting, and what I would hear. Last: would I stay in Bhopal? I said that for my village Bhopal is the capital of the world.',
        'https://www.bhel.com/',
        'https://nptel.ac.in/',
      ),
    ],
    notes:
      'Library books and friends are coaching. There are scholarships that nobody claims; I have a list and share it each July.',
    links: ['https://nptel.ac.in/', 'https://scholarships.gov.in/', 'https://www.bhel.com/'],
    files: ['gatePlan', 'psu'],
    extra: [
      [
        1,
        'English in the interview. I asked if I might answer one question in Hindi. Of course, they said, and two of them seemed relieved.',
      ],
    ],
    asked: [
      {
        q: 'Which scholarships should a second-year student look at?',
        by: 'pallavi.jatav',
        ago: 70,
        a: [
          'The national portal first, then your state’s, then three private trusts. The dates are in August and September; keep the income certificate ready in July.',
        ],
      },
      {
        q: 'Is a group of four really better than studying alone?',
        by: 'birsa.oraon',
        ago: 33,
        a: ['Alone I studied when I liked. With three people waiting at nine I studied every day.'],
      },
    ],
  },
  'aditi.chaudhary Schneider Electric fulltime': {
    oa: {
      asked:
        'Thirty on electrical basics and protection, fifteen aptitude, and a video answer of ninety seconds to "explain a fuse to a child".',
      minutes: 60,
      left: 40,
      links: ['https://www.indiabix.com/electrical-engineering/questions-and-answers/'],
    },
    rounds: [
      round(
        'Technical',
        40,
        20,
        'Read a single-line diagram of a mall; choose the breaker for the lift; what trips first if the basement floods?',
        { why: 'Selectivity in plain words.', level: 'medium' },
      ),
      round(
        'Role play',
        20,
        10,
        'I am the owner, your breaker trips at noon every day and my ice cream melts. Go.',
        { why: 'Two facts before any advice.' },
      ),
      round(
        'HR',
        25,
        6,
        'Travel to sites for twenty days a month, and why consulting interests me.',
      ),
    ],
    weight: 'Protection and switchgear 50 %, role play 30 %, aptitude 20 %.',
    extra: [[1, 'The ice cream. I promised a new breaker at once and had to take it back.']],
    asked: [
      {
        q: 'Is the graduate programme rotating between cities?',
        by: 'likitha.gowda',
        ago: 64,
        a: [
          'Three postings of six months. Mine were Vadodara, Gurugram and a solar park without a name.',
        ],
      },
    ],
  },
  'vishal.thakkar Micron fulltime': {
    oa: {
      asked: 'Digital logic, semiconductor basics, Verilog output and ten Python one-liners.',
      minutes: 75,
      left: 33,
      links: ['https://hdlbits.01xz.net/wiki/Main_Page', 'https://nandgame.com/'],
    },
    rounds: [
      round(
        'Technical 1',
        50,
        16,
        'Depth of a FIFO: burst of 120 at 80 MHz in, 50 MHz out with two idle cycles in five. Then why one bit must change at a time in the pointers.',
        { links: ['https://www.asic-world.com/verilog/veritut.html'] },
      ),
      round(
        'Technical 2',
        50,
        9,
        'Sense amplifier: what happens in which nanosecond. Blocking assignments on the board as a trap; I stepped in and out again.',
        { level: 'hard', why: 'Whether I notice my own mistake before they point at it.' },
      ),
      round(
        'Manager',
        30,
        5,
        'Why memory? Why Gujarat? I said my grandmother’s kitchen is twenty minutes away.',
        { level: 'easy' },
      ),
    ],
    weight: 'Digital and Verilog 55 %, devices 25 %, scripting 20 %.',
    extra: [[0, 'All of HDLBits, twice, and a small memory model on a cheap FPGA board.']],
    asked: [
      {
        q: 'Is Python really asked for a design role?',
        by: 'vanlalruata.chhangte',
        ago: 23,
        a: [
          'Small scripts: count, rename, parse a report. If you can read a text file into a dictionary you are fine.',
        ],
      },
    ],
  },
  'mohammed.faizan.ansari NVIDIA intern': {
    oa: {
      asked:
        'Two programs, one in C only: a memory allocator for blocks of fixed size, and counting paths in a grid with teleports. Fifteen MCQs on operating systems.',
      minutes: 100,
      left: 18,
      links: ['https://leetcode.com/problems/design-memory-allocator/'],
    },
    rounds: [
      round(
        'Operating systems',
        60,
        10,
        'What happens between write() and the disk? Page cache, journal, barrier. When may I pull the plug?',
        { links: ['https://www.kernel.org/doc/html/latest/filesystems/vfs.html'] },
      ),
      round(
        'Concurrency',
        60,
        6,
        'Two races in thirty lines of C on paper. Fix both without a global lock.',
        { why: 'A smile only at the second one.', stern: true },
      ),
      round(
        'C and bits',
        45,
        4,
        'Align a pointer, pop-count without a loop, a ring of a power of two.',
        { level: 'medium', links: ['https://graphics.stanford.edu/~seander/bithacks.html'] },
      ),
      round(
        'Team',
        30,
        2,
        'Which driver have I read? One of a keyboard. They liked that more than "GPU".',
        { level: 'easy' },
      ),
    ],
    weight: 'Operating systems 45 %, concurrency 30 %, C 25 %.',
    extra: [
      [0, 'A free book on device drivers from 2005, half of it out of date, all of it useful.'],
      [2, 'Sleep before. Four rounds in one day and the second race came at five in the evening.'],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Does one need to know CUDA for the system software intern role?',
        by: 'mohammed.arshad.khan',
        ago: 19,
        a: ['No. One of us knew it and was asked about page tables anyway.'],
      },
    ],
  },
};
