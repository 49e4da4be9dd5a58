import type { DemoPost } from './shape.ts';

/** Machines, structures, plants and cells. */
export const core: DemoPost[] = [
  {
    by: 'tejas.patil', company: 'Tata Motors', type: 'fulltime', year: 2017, ago: 296, cgpa: 6.5, branches: ['MECHANICAL', 'EEE', 'MME'], rounds: 4, package: '6.5', level: 'medium', location: 'Pune', placed: 9, mode: 'offline', tags: '#automotive #formulastudent #coreMech',
    line: 'I carried our suspension upright into the interview. Forty minutes on its fillet radius, five on everything else.',
    asked: [
      { q: 'Which round removes the most people at Tata Motors?', by: 'vedant.gaikwad', ago: 4.9, a: ['The technical MCQ: thermodynamics and strength of materials, negative marks. After that they look for people who have made something.'] },
      { q: 'Is Formula Student worth it for someone with a 6.8?', by: 'tanvi.khurana', a: ['I had 7.0. It is worth it when you own one part from drawing to scrap heap. A name on the team shirt alone is worth nothing.'] },
    ],
  },
  {
    by: 'radhika.krishnan', company: 'Mahindra', type: 'fulltime', year: 2020, ago: 23.6, cgpa: 6.5, branches: ['MECHANICAL', 'EEE', 'MME'], rounds: 3, package: '7.5', level: 'medium', location: 'Chennai', placed: 7, tags: '#womenincore #gears #coreMech',
    line: 'Asked whether I would mind the shop floor, I asked what the night-shift transport was. That question led the rest of the interview, in my favour.',
    asked: [{ q: 'How is it as a woman in design at an automotive company, honestly?', by: 'tanvi.khurana', ago: 10.9, a: ['Good team, few of us, and fewer each level up. There is a women’s network that meets monthly and answers such questions without varnish. Write to me.', { by: 'pooja.chauhan', text: 'In plants too it has become much better than five years ago: changing rooms, transport, and managers who ask first.' }] }],
  },
  {
    by: 'amarjeet.kumar.paswan', company: 'ONGC', type: 'fulltime', year: 2017, ago: 437, cgpa: 6, branches: ['MECHANICAL', 'CHEMICAL', 'EEE', 'CIVIL'], rounds: 2, package: '17', level: 'medium', location: 'Mumbai', placed: 3, campus: 'offCampus', mode: 'offline', atCompany: true, tags: '#psu #gate #oilandgas',
    line: 'Second GATE attempt, AIR 389. The interview was pumps, one question on safety and a simple one: can you swim?',
    asked: [
      { q: 'What did you change between the first and the second attempt?', by: 'ashutosh.tripathi', a: ['Less video, more tests: 45 full papers with a log of every mistake. From 2,900 to 389.'] },
      { q: 'Is offshore life as hard as people say?', by: 'parth.vaghela', ago: 17.3, a: ['Fourteen days of twelve hours, then fourteen days at home. The food is excellent and the sunsets are free. Festivals are the hard part.'] },
    ],
  },
  {
    by: 'daniel.lyngdoh', company: 'Pixxel', type: 'fulltime', year: 2023, ago: 58, cgpa: 0, branches: ['MECHANICAL'], rounds: 3, package: '9', level: 'medium', location: 'Bengaluru', placed: 1, campus: 'offCampus', tags: '#space #thermal #startup',
    line: 'Cold mail with a two-page thermal budget of a made-up cubesat. The reply came in forty minutes, from the person who became my manager.',
    asked: [{ q: 'What did the cold mail say? I never get replies.', by: 'elizabeth.varghese', ago: 7.1, a: ['Four lines: who I am, what I made and its link, the one result, one question. No "respected sir", no attachment of 5 MB.'] }],
  },
  {
    by: 'pooja.chauhan', company: 'Reliance Industries', type: 'fulltime', year: 2018, ago: 365, cgpa: 6.5, branches: ['MECHANICAL', 'CHEMICAL', 'EEE'], rounds: 4, package: '7.5', level: 'medium', location: 'Jamnagar', placed: 16, mode: 'offline', tags: '#refinery #get #coreMech',
    line: 'Psychometric test, group task with straws, technical on pumps and NPSH, HR on relocation. Know what cavitation sounds like.',
  },
  {
    by: 'nandini.hansda', company: 'L&T', type: 'fulltime', year: 2019, ago: 61, cgpa: 7, branches: ['CIVIL', 'MECHANICAL', 'EEE'], rounds: 3, package: '6', level: 'medium', location: 'Ranchi', placed: 22, mode: 'offline', tags: '#site #bridges #coreCivil',
    line: 'Bar bending schedule on paper, slump values from memory, and "are you sure about site?" I said I had already bought the boots.',
    asked: [{ q: 'Do they let you choose between site and design office?', by: 'shalini.mandal', a: ['You state a preference, the project decides. First two years at site are worth it: designers who have poured concrete draw differently.'] }],
  },
  {
    by: 'om.prakash.bishnoi', company: 'L&T', type: 'fulltime', year: 2024, ago: 9.3, cgpa: 7, branches: ['CIVIL', 'MECHANICAL', 'EEE'], rounds: 3, package: '6.5', level: 'medium', location: 'Chennai', placed: 19, mode: 'hybrid', tags: '#get #coreMech #oncampus',
    line: 'Online test in the morning, panel by evening. Fluid machinery and one drawing to read: they had hidden a missing dimension.',
    asked: [{ q: 'How many were shortlisted after the online test this time?', by: 'vedant.gaikwad', ago: 6.6, a: ['About 90 from 240, and 19 offers. Sectional cut-offs are real: two friends with more marks in total did not make it.'] }],
  },
  {
    by: 'abdul.rahman.shaikh', company: 'Atkins', type: 'fulltime', year: 2017, ago: 488, cgpa: 0, branches: [], rounds: 2, package: '11', level: 'hard', location: 'Bengaluru', placed: 1, campus: 'offCampus', mode: 'offline', atCompany: true, tags: '#structures #etabs #switch',
    line: 'One marked-up drawing of a transfer girder and a red pen. They wanted the load path in my words before any software was named.',
  },
  {
    by: 'kavya.shetty', company: 'AECOM', type: 'fulltime', year: 2021, ago: 181, cgpa: 6.5, branches: ['CIVIL'], rounds: 2, package: '5.5', level: 'easy', location: 'Bengaluru', placed: 3, tags: '#transport #gis #planning',
    line: 'A junction video, ten minutes to count, and then: what would you change first? My answer was the bus stop, theirs was too.',
    asked: [{ q: 'Which software should a civil student learn for transport planning?', by: 'pallavi.jatav', a: ['QGIS first, it is free and everyone uses it. Then a little Python. VISSIM you will learn at work.'] }],
  },
  {
    by: 'chetan.meena', company: 'NHAI', type: 'fulltime', year: 2021, ago: 340, cgpa: 0, branches: ['CIVIL'], rounds: 1, package: '13', level: 'hard', location: 'New Delhi', placed: 1, campus: 'offCampus', mode: 'offline', atCompany: true, tags: '#gate #highways #governmentjobs',
    line: 'GATE score decides, documents delay. One long interview on pavement layers, contracts and land acquisition in my own district.',
  },
  {
    by: 'gayatri.sahoo', company: 'Asian Paints', type: 'fulltime', year: 2016, ago: 392, cgpa: 6.5, branches: ['CHEMICAL', 'MECHANICAL'], rounds: 3, package: '7.2', level: 'medium', location: 'Ankleshwar', placed: 4, mode: 'offline', tags: '#manufacturing #coreChemical #groupdiscussion',
    line: 'Heat exchanger sizing on a napkin, a group discussion on water use, and a plant head who asked how I would talk to a striking shift.',
    asked: [{ q: 'What is a good answer to the striking-shift question for a fresher?', by: 'ruksana.parveen', a: ['That you would listen before you explain, find who they trust, and not promise what is not yours to give. He told me later that everyone else said "call HR".'] }],
  },
  {
    by: 'yash.vardhan.dubey', company: 'Hindustan Unilever', type: 'intern', year: 2021, ago: 137, cgpa: 7, branches: ['CHEMICAL', 'MECHANICAL', 'EEE'], rounds: 3, package: '40', level: 'medium', location: 'Mumbai', placed: 2, tags: '#fmcg #internship #supplychain',
    line: 'A game-based test, a case on 3 percent soap wastage, and a panel that smiled throughout. Structure the wastage before you solve it.',
    asked: [{ q: 'How did you break down the wastage problem?', by: 'ruksana.parveen', ago: 11.9, a: ['By where it happens: start-up, changeover, running, and packing. Then which of the four has data. They gave me numbers only after I asked.'] }],
  },
  {
    by: 'mridula.gogoi', company: 'Oil India', type: 'fulltime', year: 2020, ago: 214, cgpa: 6.5, branches: ['CHEMICAL', 'MECHANICAL', 'EEE'], rounds: 2, package: '14', level: 'medium', location: 'Duliajan', placed: 1, campus: 'offCampus', mode: 'offline', atCompany: true, tags: '#psu #petroleum #northeast',
    line: 'Own written test, no GATE. Chemical engineers are welcome in reservoir work: mass balance is mass balance, only deeper.',
    asked: [{ q: 'Is local language an advantage for Oil India?', by: 'pranjal.hazarika', a: ['Not for selection. In the field, yes: half the job is talking with people whose land we cross.'] }],
  },
  {
    by: 'balaji.venkatesan', company: 'Tata Steel', type: 'fulltime', year: 2014, ago: 463, cgpa: 7, branches: ['MME', 'MECHANICAL', 'EEE', 'CHEMICAL'], rounds: 3, package: '7', level: 'medium', location: 'Jamshedpur', placed: 6, mode: 'offline', tags: '#steel #coreMME #managementtrainee',
    line: 'Iron–carbon diagram from memory, with every line explained, then why the plant tour in second year mattered to me. It did.',
    asked: [{ q: 'How many MME students do they take each year now?', by: 'anurag.tirkey', ago: 13.1, a: ['Three to five from us. The summer traineeship in third year is the real selection, so apply there in January.'] }],
  },
  {
    by: 'stanzin.dolma', company: 'Hindalco', type: 'fulltime', year: 2021, ago: 148, cgpa: 6.5, branches: ['MME', 'CHEMICAL', 'MECHANICAL', 'EEE'], rounds: 3, package: '8', level: 'easy', location: 'Angul', placed: 5, tags: '#aluminium #coreMME #get',
    line: 'Hall–Héroult in three sentences, then energy per tonne and why it matters. The HR round was about living far from home; I know something of that.',
    asked: [{ q: 'Was it difficult to move from Leh to Odisha?', by: 'rinchen.lhamo', a: ['The first summer, very. Then the hostel adopted me. There are six of us from the hills here now, and we cook thukpa on Sundays.'] }],
  },
  {
    by: 'clive.dsouza', company: 'Honeywell', type: 'fulltime', year: 2022, ago: 102, cgpa: 0, branches: ['MME', 'MECHANICAL'], rounds: 3, package: '12.5', level: 'medium', location: 'Bengaluru', placed: 1, campus: 'offCampus', tags: '#materials #failureanalysis #aerospace',
    line: 'They slid a photograph of a broken bolt across the table and waited. Beach marks, origin, then the assembly mistake behind it.',
  },
  {
    by: 'veena.thorat', company: 'Afcons', type: 'fulltime', year: 2025, ago: 3.8, cgpa: 6.5, branches: ['CIVIL', 'MECHANICAL'], rounds: 2, package: '6', level: 'easy', location: 'Mumbai', placed: 8, mode: 'offline', tags: '#coreCivil #marine #lastseason',
    line: 'Pile load tests, a quantity sum without a calculator and a chat in Marathi about my village’s check dam. Bring your internship diary.',
    asked: [{ q: 'What is an internship diary? Nobody told us to keep one.', by: 'pallavi.jatav', ago: 2.8, a: ['A notebook with one page a day: what was built, quantities, what went wrong. Mine had mud on it, and the panel passed it around.'] }],
  },
];
