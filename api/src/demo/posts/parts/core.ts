import { type PartsTable, round, storyRound } from './shape.ts';

/** Rounds of machines, structures and plants. */
export const coreParts: PartsTable = {
  'tejas.patil Tata Motors fulltime': {
    tips: 'Choose one part that you have made and know it as you know your own hand: material, load, why this radius, how it broke the first time. Then thermodynamics and strength of materials from old GATE papers for the written test, with the clock, because wrong answers cost.',
    time: 'Two years in the workshop and two months with books',
    weight: 'Technical MCQ 40 %, project 40 %, group discussion 10 %, HR 10 %',
    oa: {
      text: 'Sixty technical questions in an hour in the old seminar hall, a quarter mark off for each wrong one. Thermodynamics, strength, machine design, a little metrology. I left fourteen empty and was sixth of ninety.',
      links: ['https://www.indiabix.com/mechanical-engineering/questions-and-answers/'],
    },
    story: [
      storyRound(
        'Group discussion',
        '"Will electric cars kill the mechanic?" Ten of us, twelve minutes. I said that our team’s electric car had more broken bolts than the petrol one, and that bolts do not read newspapers. It was not deep, but everybody then talked about bolts.',
      ),
      storyRound(
        'Technical',
        'I had the upright in my bag, in a towel. He put it on the table and we stayed there for forty minutes: the fillet radius, what if it were half, where would the crack begin, why not a casting. He had a magnifying glass in his drawer. There was a crack.',
        'https://www.efatigue.com/',
      ),
      storyRound(
        'Plant head',
        'Five minutes. "It failed in the endurance run, did it not?" Yes sir. "And you still bring it?" It is the only part whose failure I understand.',
      ),
      storyRound(
        'HR',
        'Pune, shift duties, the hostel for trainees, and whether I eat breakfast. There is a long way from the gate to the shop.',
      ),
    ],
    notes:
      'Design your fillets generously, and carry what you have made. Drawings are easier to carry, but nobody has ever picked up a drawing with both hands.',
    links: [
      'https://nptel.ac.in/',
      'https://www.fsaeonline.com/',
      'https://www.engineeringtoolbox.com/',
    ],
    files: ['mechanical'],
    extra: [[2, 'I would bring the second upright as well, the one that did not crack.']],
    asked: [
      {
        q: 'Was the hostel for trainees decent? And how far is the plant?',
        by: 'tanvi.khurana',
        ago: 58,
        a: [
          'Clean, two to a room, a bus at 6:10 that waits for nobody. After a year we rented a flat together.',
        ],
      },
    ],
  },
  'radhika.krishnan Mahindra fulltime': {
    oa: {
      asked:
        'Aptitude of 30, mechanical of 40: gears, bearings, tolerances, thermodynamics. One drawing with three mistakes to mark.',
      minutes: 90,
      left: 44,
      links: ['https://www.indiabix.com/mechanical-engineering/machine-design/'],
    },
    rounds: [
      round(
        'Technical 1',
        50,
        20,
        'Interference in a gear pair: draw it, avoid it three ways. Why helical in the gearbox and spur in reverse?',
        { why: 'Sound. The answer they waited for was noise.' },
      ),
      round(
        'Technical 2',
        45,
        12,
        'My final-year gearbox: factor of safety, who chose it, and would I sit above it at 80 km/h?',
        { level: 'hard' },
      ),
      round(
        'HR',
        30,
        7,
        'Would I mind the shop floor? I asked about night-shift transport, changing rooms and how many women there are on the line today.',
        { level: 'easy', why: 'Questions back are welcome; she had the numbers ready.' },
      ),
    ],
    weight: 'Machine design 50 %, manufacturing 25 %, aptitude 15 %, HR 10 %.',
    extra: [
      [4, 'Ask your questions. It is an interview of them as well.'],
      [0, 'One good book on machine design, and an old scooter that I opened twice.'],
    ],
    resume: 'file',
    asked: [
      {
        q: 'CATIA or SolidWorks: which did they ask for?',
        by: 'vedant.gaikwad',
        ago: 14.6,
        a: [
          'Neither by name. They gave me a printed drawing. Software you learn in the first month here.',
        ],
      },
    ],
  },
  'amarjeet.kumar.paswan ONGC fulltime': {
    tips: 'First attempt: 1,100 hours of video, rank 2,900. Second: 45 full papers, a register of every mistake with its date, rank 389. The register had 612 lines. In the last week I read only those.',
    time: 'Eleven months for the second attempt',
    weight: 'GATE 60 %, qualification 25 %, interview 15 %',
    story: [
      storyRound(
        'GATE, again',
        'The hardest was telling my father that I would sit at home for one more year. He said nothing, and the next day put a table fan in the store room. That was my study. The paper in February was long; I skipped nine and did not look back at them.',
        'https://nptel.ac.in/',
      ),
      storyRound(
        'Interview',
        'Characteristic curves of two centrifugal throttles in parallel, then in series; which for a long pipeline? NPSH, with the units. A question on permits to work: who signs, who holds the key. "Can you swim?" I told them about the river at home, and that I would take the certificate anyway. I had it within a month.',
        'https://ongcindia.com/',
        'https://www.oisd.gov.in/',
      ),
    ],
    notes:
      'I write this from a platform, on the tenth day of fourteen; the sunset was green for a second. To those in a store room with a table fan: it is one year of a long life.',
    links: ['https://nptel.ac.in/', 'https://ongcindia.com/', 'https://www.oisd.gov.in/'],
    files: ['gatePlan'],
    extra: [
      [
        'Was the second attempt worth the year?',
        'Yes. But I had decided beforehand that there would be no third, and had said it aloud.',
      ],
    ],
    asked: [
      {
        q: 'Could you share how a line of the mistake register looks?',
        by: 'tanvi.khurana',
        ago: 24,
        a: [
          'Date, paper, topic, what I thought, what is right, why I thought it. The last column is the one that matters: "units", "hurry", "never understood".',
        ],
      },
    ],
  },
  'daniel.lyngdoh Pixxel fulltime': {
    tips: 'Make the thing they make, small. I invented a cubesat, gave it an orbit, a battery and a camera, and wrote two pages on how warm each would be. Every assumption with its source. It took nine evenings and more spreadsheets than I like.',
    time: 'Nine evenings and one summer at a space centre',
    weight: 'Thermal 50 %, hands-on 25 %, how you explain 25 %',
    story: [
      storyRound(
        'Cold mail',
        'Four lines and a link. "I calculated that your camera would be too cold in eclipse if it were mine. Where am I wrong?" He answered in forty minutes: "In two places. Can you talk tomorrow?"',
      ),
      storyRound(
        'Thermal talk',
        'View factors, the two mistakes (one was a unit), and what I would test first in a vacuum chamber if I had it for a single day. I asked what it costs. He told me, and I changed my answer.',
        'https://s3vi.ndc.nasa.gov/ssri-kb/',
      ),
      storyRound(
        'The lab',
        'A day in the office. Stick six thermocouples on a plate so that their readings mean something. Mine came off twice. The third time I asked the technician, who showed me with tape and patience. He was asked about me later, I learnt.',
      ),
    ],
    notes:
      'No respected sir, no attachment. One calculation and one question that only they can answer. And thank the technician.',
    links: [
      'https://www.nasa.gov/smallsat-institute/',
      'https://www.engineeringtoolbox.com/',
      'https://www.isro.gov.in/',
    ],
    files: ['coldMail'],
    extra: [[4, 'Start-ups read mails. Really. At night, mostly.']],
    resume: 'file',
    asked: [
      {
        q: 'Do space start-ups care about the branch or the CGPA?',
        by: 'rehan.contractor',
        ago: 12.4,
        a: ['Nobody asked for mine. They asked for the spreadsheet.'],
      },
      {
        q: 'How did you find the right person to write to?',
        by: 'ruksana.parveen',
        ago: 20,
        a: [
          'A talk at a student conference, on video. He had answered questions at the end for ten minutes, so I knew that he likes questions.',
        ],
      },
    ],
  },
  'pooja.chauhan Reliance Industries fulltime': {
    oa: {
      asked:
        'A psychometric part first, alone a filter; then 40 technical on throttles, compressors, materials and safety.',
      minutes: 100,
      left: 70,
      links: ['https://www.indiabix.com/mechanical-engineering/hydraulics-and-fluid-mechanics/'],
    },
    rounds: [
      round(
        'Group task',
        30,
        44,
        'A bridge of straws and pins that carries a bottle for a minute. Six people, one pair of scissors.',
        { why: 'Who asks for the scissors, and who gives them.', level: 'easy' },
      ),
      round(
        'Technical 1',
        40,
        28,
        'NPSH available against required. What does cavitation sound like? Why is the suction pipe larger?',
        { links: ['https://www.engineeringtoolbox.com/npsh-net-positive-suction-head-d_634.html'] },
      ),
      round(
        'Technical 2',
        35,
        20,
        'Reciprocating or centrifugal compressor for this duty; surge, and the valve against it. A photograph of a bearing: what failed?',
        { level: 'hard' },
      ),
      round(
        'HR',
        20,
        16,
        'Jamnagar is far and hot. Friends, food, temple, cinema: she answered more than she asked.',
        { level: 'easy' },
      ),
    ],
    weight: 'Rotating machines 50 %, thermodynamics 20 %, group task 15 %, HR 15 %.',
    extra: [[2, 'I would visit one running throttle before. The noise is not in the book.']],
    asked: [
      {
        q: 'What does the psychometric test look for?',
        by: 'parth.vaghela',
        ago: 80,
        a: [
          'Consistency, and patience with rules. Do not try to be a leader in every answer; it is a refinery.',
        ],
      },
    ],
  },
  'nandini.hansda L&T fulltime': {
    tips: 'Quantities by hand until they come while you walk: steel for a slab, cement for a cubic metre, bars in a footing. Codes: know what IS 456 says about cover and why. And go to a site, any site, in the rain.',
    time: 'One semester, and an internship in boots',
    weight: 'Concrete and structures 50 %, quantities 25 %, site sense 25 %',
    oa: {
      text: 'Ninety minutes, sectional cut-offs: aptitude, civil, and a few on surveying. The sections lock, so do not save the easy one for the end.',
      links: ['https://www.indiabix.com/civil-engineering/questions-and-answers/'],
    },
    story: [
      storyRound(
        'Technical',
        'A bar bending schedule for a beam, on paper, with hooks. Slump values from memory: what would you do if the truck arrives with 180? "Send it back." And if the truck is the last one before the holiday? "Send it back and buy the driver tea." He wrote something.',
        'https://www.bis.gov.in/',
      ),
      storyRound(
        'Panel',
        'Three engineers from projects. They laid out a photograph of a pier with honeycombing. Cause, repair, who pays? I spoke about vibration, then asked who had been on the shift. "You," he said, "now what?" So I wrote the report aloud.',
      ),
      storyRound(
        'HR',
        'Are you sure about site? I had bought the boots already. My mother had asked the same, and then polished them.',
      ),
    ],
    notes:
      'There are more women on site every year. When something is missing for them, say so: three of us wrote one mail, and it was answered within the week. Write mails.',
    links: ['https://www.bis.gov.in/', 'https://nptel.ac.in/', 'https://www.irc.nic.in/'],
    files: ['civil'],
    extra: [[1, 'The 180 slump. I nearly said "use it for the kerb".']],
    resume: 'file',
    asked: [
      {
        q: 'What should I wear and carry on the first day at site?',
        by: 'veena.thorat',
        ago: 46,
        a: [
          'Boots one size larger with thick socks, a five-metre tape, a small notebook and a cap under the helmet. And water, twice as much as you think.',
        ],
      },
    ],
  },
  'om.prakash.bishnoi L&T fulltime': {
    oa: {
      asked:
        'Sectional: aptitude 25, mechanical 50 with fluid machines and theory of machines heavy, English 15. Cut-offs in each.',
      minutes: 90,
      left: 90,
      links: ['https://www.indiabix.com/mechanical-engineering/questions-and-answers/'],
    },
    rounds: [
      round(
        'Drawing',
        20,
        52,
        'A throttle base plate in three views: read it aloud. One dimension is missing; find it before you are asked.',
        { why: 'Patience with a drawing. Half the hall had started calculating.', mode: 'offline' },
      ),
      round(
        'Technical panel',
        35,
        28,
        'Specific speed, and which turbine for 40 metres of head. A crane lifts with two slings at 60°: force in each?',
        { mode: 'offline', links: ['https://www.engineeringtoolbox.com/sling-d_1612.html'] },
      ),
      round(
        'HR',
        15,
        19,
        'Any site in India or outside. My father drives a truck to all of them, I said.',
        { level: 'easy', mode: 'offline' },
      ),
    ],
    weight: 'Test 40 %, drawing 20 %, panel 30 %, HR 10 %.',
    extra: [[0, 'Drawings of a tractor’s gearbox from an agency in Nagaur, copied by hand.']],
    asked: [
      {
        q: 'Do they give the posting preference in writing?',
        by: 'pranjal.hazarika',
        ago: 4.2,
        a: [
          'You write three zones. I wrote north, south, west, and am in the south. The letter names only the first project.',
        ],
      },
    ],
  },
  'abdul.rahman.shaikh Atkins fulltime': {
    rounds: [
      round(
        'Marked-up drawing',
        60,
        3,
        'A transfer girder under nine columns. Red pen. Where does the load go when one column is taken away?',
        { why: 'The load path in words. No software was named for an hour.' },
      ),
      round(
        'Principal engineer',
        50,
        1,
        'Drift of a forty-storey tower, P-delta, and the day I was wrong at my last project. It was a staircase.',
        { level: 'medium', links: ['https://www.steelconstruction.info/'] },
      ),
    ],
    weight: 'Structural behaviour 80 %, codes 10 %, conversation 10 %.',
    extra: [[4, 'Sketch by hand each evening. It is the language in which we are interviewed.']],
  },
  'kavya.shetty AECOM fulltime': {
    rounds: [
      round(
        'Junction exercise',
        45,
        6,
        'Ten minutes of video of a junction in Pune: count by class, find the saturation flow, say what you would change first.',
        { why: 'Whether I look at people or only at cars.', links: ['https://www.irc.nic.in/'] },
      ),
      round(
        'Planner and HR',
        40,
        3,
        'Peak-hour factor, a bus lane against shopkeepers, one map of mine in QGIS and why its colours are as they are.',
        { links: ['https://qgis.org/'] },
      ),
    ],
    weight: 'Traffic basics 40 %, maps and data 30 %, how you argue 30 %.',
    extra: [
      [0, 'Standing at one signal for a week with a clicker. The constable shared his chair.'],
    ],
    resume: 'file',
    asked: [
      {
        q: 'Is a master’s in planning needed to grow?',
        by: 'shalini.mandal',
        ago: 83,
        a: ['After four years it helps. Two of my seniors did it with the company paying half.'],
      },
    ],
  },
  'chetan.meena NHAI fulltime': {
    tips: 'GATE once and well. Then the acts and manuals that nobody reads: land acquisition, the EPC agreement, the road congress codes. For the interview know the highways of your own district by their numbers, their contractors and their troubles.',
    time: 'GATE nine months; two months for the interview',
    weight:
      'GATE decides the list; the interview is on contracts 40 %, pavements 40 %, your district 20 %',
    story: [
      storyRound(
        'The one interview',
        'Fifty minutes with seven people. Layers of a flexible pavement from below; what happens to each when water stays. Then hybrid annuity: who carries which risk? Then Dausa, my district: why is that flyover late? I said the land of eleven families, of whom one is my uncle. They wanted to know what I would tell him. I said what I had told him: the rate, the date, and that I would not sign his file.\nOutside, my shirt was wet. The peon brought water and said, "You were long inside, it is good."',
        'https://morth.nic.in/',
        'https://nhai.gov.in/',
      ),
    ],
    notes:
      'Documents delayed my joining by four months: one missing signature on a caste certificate. Check every stamp while you study, not after.',
    links: ['https://morth.nic.in/', 'https://nhai.gov.in/', 'https://www.irc.nic.in/'],
    files: ['gatePlan', 'civil'],
    extra: [[1, 'My uncle.']],
    asked: [
      {
        q: 'Are M.Tech students preferred over B.Tech for NHAI?',
        by: 'birsa.oraon',
        ago: 47,
        a: [
          'The score decides. M.Tech gave me two more years to think and a friend who corrected my answers.',
        ],
      },
      {
        q: 'Which documents took longest?',
        by: 'pallavi.jatav',
        ago: 52,
        a: [
          'The certificate from the tehsil, and a character certificate from my school, which had moved. Begin in the month of the exam.',
        ],
      },
    ],
  },
  'gayatri.sahoo Asian Paints fulltime': {
    oa: {
      asked:
        'Aptitude, chemical engineering of 40 questions, and a paragraph on a shop-floor photograph: what is unsafe here?',
      minutes: 80,
      left: 26,
    },
    rounds: [
      round(
        'Group discussion',
        25,
        14,
        'Should a plant in a dry district be allowed more water than a village? Nine people, all for the village, nobody with a number.',
        { why: 'I gave litres per litre of paint. They noticed the unit.' },
      ),
      round(
        'Technical',
        45,
        8,
        'Size a heat exchanger on a napkin, then foul it. Why is scaling a mixer by ten not ten times the power?',
        { level: 'hard', links: ['https://www.engineeringtoolbox.com/heat-exchanger-d_203.html'] },
      ),
      round(
        'Plant head',
        30,
        4,
        'A shift is on strike at six in the morning. You are twenty-two. Go.',
        { stern: true, why: 'Listening; no promises that are not yours.' },
      ),
    ],
    weight: 'Chemical engineering 50 %, people 35 %, aptitude 15 %.',
    extra: [
      [2, 'Ask the plant head what really happened. I did only at the farewell, years later.'],
    ],
    resume: 'file',
  },
  'yash.vardhan.dubey Hindustan Unilever intern': {
    oa: {
      asked:
        'Twelve small games on a phone: memory, risk, reading faces. Then three video answers without a second try.',
      minutes: 60,
      left: 24,
    },
    rounds: [
      round(
        'Case',
        45,
        10,
        'Soap loses three percent between the mixer and the box. Where? Data is given to those who ask for it.',
        { why: 'A tree before a solution.' },
      ),
      round(
        'Technical',
        30,
        5,
        'Saponification, moisture and why a bar cracks; one control chart to read.',
        {
          level: 'easy',
          links: ['https://www.itl.nist.gov/div898/handbook/pmc/section3/pmc31.htm'],
        },
      ),
      round(
        'Panel',
        30,
        2,
        'Your worst team, your part in it. A factory at two in the night: what do you expect to see?',
        { level: 'easy' },
      ),
    ],
    weight: 'Case 50 %, panel 30 %, technical 20 %.',
    extra: [[1, 'The games. There is no preparation, only sleep.']],
    asked: [
      {
        q: 'How does the internship lead to an offer there?',
        by: 'parth.vaghela',
        ago: 37,
        a: [
          'A project with a saving in rupees, signed by the finance person of the factory. Mine was 11 lakh a year, from one scraper blade.',
        ],
      },
    ],
  },
  'mridula.gogoi Oil India fulltime': {
    tips: 'Their own written test: branch subject, general knowledge, a little of the North-East. Old papers circulate among seniors, ask. Then learn petroleum as a second language: porosity, permeability, decline curves; a chemical engineer needs a month for it.',
    time: 'Three months',
    weight: 'Written 85 %, interview 15 %',
    story: [
      storyRound(
        'Written',
        'Two hours, Guwahati, a morning of rain. Mass transfer, thermodynamics, fluid flow; then which river joins where. I knew the rivers better than the others, they are in my songs.',
      ),
      storyRound(
        'Interview',
        'Material balance of a reservoir, "as you would for a tank with a leak". Then a decline curve with a bump: what happened in that year? I guessed a workover. It was a blockade. He had sat through it. We spoke of what a field means to those who live around it; he asked in Assamese, I answered in Assamese, and the third person took notes in English.',
        'https://petrowiki.spe.org/',
        'https://www.oil-india.com/',
      ),
    ],
    notes:
      'You may work at home and still do engineering at the edge of what is known. Nobody tells you that at eighteen.',
    links: ['https://petrowiki.spe.org/', 'https://www.oil-india.com/', 'https://nptel.ac.in/'],
    files: ['psu'],
    extra: [[0, 'Old question papers in a polythene bag, handed down from a batch of 2009.']],
    asked: [
      {
        q: 'Which petroleum books would you suggest to a chemical student?',
        by: 'ruksana.parveen',
        ago: 60,
        a: [
          'One introduction by Dake, first four chapters, and the wiki of the petroleum engineers’ society for the rest.',
        ],
      },
    ],
  },
  'balaji.venkatesan Tata Steel fulltime': {
    oa: {
      asked:
        'Metallurgy of 50, aptitude of 25. Blast furnace reactions, phase diagrams, heat treatment, a little of refractories.',
      minutes: 90,
      left: 22,
      links: ['https://www.doitpoms.ac.uk/tlplib/phase-diagrams/index.php'],
    },
    rounds: [
      round(
        'Technical',
        60,
        12,
        'Iron–carbon diagram from memory, every line. Cool 0.4 % carbon slowly, then fast, then in between; draw what I would see.',
        {
          why: 'To see if the lines mean something to me.',
          links: ['https://www.doitpoms.ac.uk/'],
        },
      ),
      round(
        'Plant panel',
        40,
        8,
        'Why does sulphur matter, where is it taken out, what does it cost? What did you notice on the plant tour that the guide did not say?',
        {
          level: 'hard',
          why: 'I had noticed that everybody, even the visitors’ guide, held the handrail.',
        },
      ),
      round('HR', 25, 6, 'Jamshedpur, shifts, community work. Marathon? They have one.', {
        level: 'easy',
      }),
    ],
    weight: 'Iron and steel making 50 %, physical metallurgy 35 %, the rest 15 %.',
    extra: [[4, 'Do the third-year traineeship. It is the longest interview you will ever enjoy.']],
    asked: [
      {
        q: 'Is the traineeship paid, and do they give a place to stay?',
        by: 'anurag.tirkey',
        ago: 36,
        a: [
          'A stipend, a hostel bed and a canteen that spoils you. Apply in January with one page on why steel.',
        ],
      },
      {
        q: 'Which is better for growth, melting shop or rolling mill?',
        by: 'parth.vaghela',
        ago: 74,
        a: [
          'Melting shop for nerves, rolling for precision. Do two years in each if they let you.',
        ],
      },
    ],
  },
  'stanzin.dolma Hindalco fulltime': {
    oa: {
      asked:
        'Aptitude and reasoning on a computer, then 30 questions on the branch; electrochemistry for everybody.',
      minutes: 75,
      left: 36,
    },
    rounds: [
      round(
        'Technical',
        40,
        18,
        'Hall–Héroult in three sentences. Energy per tonne, and where half of it goes. Why is the anode eaten?',
        { links: ['https://international-aluminium.org/'] },
      ),
      round(
        'Group exercise',
        30,
        10,
        'Six stranded trainees, one jeep, a flood: who goes first? They were all me, having come from Leh by road.',
        { why: 'Whether anyone asks the quiet one.' },
      ),
      round(
        'HR',
        20,
        5,
        'Living far from home, heat, food. I answered that I have been cold enough.',
      ),
    ],
    weight: 'Branch and electrochemistry 60 %, group 20 %, HR 20 %.',
    extra: [[3, 'Six lines of formulae on the mirror, changed every Sunday.']],
  },
  'clive.dsouza Honeywell fulltime': {
    rounds: [
      round(
        'The bolt',
        60,
        4,
        'A photograph of a broken bolt. Beach marks: where did it begin, how fast, was it tightened wrongly? Then the lab report that contradicts it.',
        {
          why: 'What I would ask before I would say.',
          links: ['https://www.asminternational.org/'],
        },
      ),
      round(
        'Materials',
        45,
        2,
        'Choose an alloy for 650 °C and salt air; creep or corrosion first? Coatings, and how they lie.',
        { level: 'hard' },
      ),
      round(
        'Manager',
        30,
        1,
        'Writing a report that nobody wants to read. I had brought one, two pages, names blacked out.',
        { level: 'easy' },
      ),
    ],
    weight: 'Failure analysis 60 %, materials 30 %, writing 10 %.',
    extra: [[0, 'A drawer of broken things, each with a tag.']],
    resume: 'file',
    asked: [
      {
        q: 'How does one get from steel to aerospace?',
        by: 'anurag.tirkey',
        ago: 28,
        a: [
          'Fracture is the same everywhere. I wrote three reports at JSW that were better than they needed to be; those were my ticket.',
        ],
      },
    ],
  },
  'veena.thorat Afcons fulltime': {
    rounds: [
      round(
        'Technical',
        40,
        15,
        'Static pile load test: draw the curve, read the capacity, what if it creeps overnight? Quantity of concrete for a pile cap without a calculator.',
        { why: 'Site arithmetic. Round boldly, say so.', links: ['https://nptel.ac.in/'] },
      ),
      round(
        'Panel',
        30,
        8,
        'My internship diary, page by page. Then in Marathi: the check dam in my village, who built it, why does it leak?',
        { why: 'That I had looked at something with wet feet.' },
      ),
    ],
    weight: 'Geotechnics 40 %, construction 30 %, diary 30 %.',
    extra: [[4, 'Keep the diary. Date, weather, quantity, one mistake a day.']],
    resume: 'file',
    asked: [
      {
        q: 'Is marine work riskier than other sites, and what does your family say?',
        by: 'shalini.mandal',
        ago: 1.4,
        a: [
          'More rules, more jackets, fewer surprises. My mother has a photograph of me in the life vest on the fridge.',
        ],
      },
    ],
  },
};
