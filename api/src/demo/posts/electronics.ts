import type { DemoPost } from './shape.ts';

/** Chips, devices and power. */
export const electronics: DemoPost[] = [
  {
    by: 'aravind.selvaraj', company: 'Texas Instruments', type: 'fulltime', year: 2016, ago: 312, cgpa: 7, branches: ['ECE', 'EEE'], rounds: 4, package: '15', level: 'hard', location: 'Bengaluru', placed: 3, mode: 'offline', tags: '#analog #coreECE #rccircuits',
    line: 'RC circuits for two hours. Draw the waveform first, write equations later; they stop you the moment you reach for a formula.',
    asked: [
      { q: 'How many RC and op-amp problems should I practise before the written test?', by: 'nivetha.rajendran', a: ['About eighty, and redo the twenty you got wrong. Two capacitors and one switch appear in some form every year.'] },
      { q: 'Is Razavi enough or should I also read Gray and Meyer?', by: 'manpreet.singh.dhillon', ago: 7.7, a: ['First eight chapters of Razavi, properly. I opened Gray and Meyer only after I joined.'] },
    ],
  },
  {
    by: 'shreya.ganguly', company: 'Texas Instruments', type: 'intern', year: 2024, ago: 55, cgpa: 7, branches: ['ECE', 'EEE'], rounds: 3, package: '65', level: 'medium', location: 'Bengaluru', placed: 6, tags: '#embedded #internship #coreECE',
    line: 'The embedded paper is separate from analog: choose before you sit. Bit masks, volatile, one UART frame to decode by hand.',
    asked: [{ q: 'Can one sit for both the embedded and the analog paper?', by: 'mary.chongloi', a: ['Only one, and they announce it ten minutes before. Decide in advance.'] }],
  },
  {
    by: 'shreya.ganguly', company: 'Texas Instruments', type: 'fulltime', year: 2025, ago: 5.1, cgpa: 7, branches: ['ECE', 'EEE'], rounds: 2, package: '22', level: 'medium', location: 'Bengaluru', placed: 4, tags: '#ppo #coreECE #lastseason',
    line: 'Converted from the summer. My review had one graph: noise floor before and after. Pick one number in week one and move it.',
    asked: [{ q: 'Applications engineer or design engineer: does the summer team decide it?', by: 'manpreet.singh.dhillon', ago: 2.4, a: ['Mostly, but you may ask. I liked talking to customers more than to simulators and said so in the last week.'] }],
  },
  {
    by: 'zainab.khatoon', company: 'Qualcomm', type: 'intern', year: 2019, ago: 270, cgpa: 7, branches: ['CSE', 'ECE', 'EEE'], rounds: 3, package: '55', level: 'medium', location: 'Hyderabad', placed: 8, mode: 'offline', tags: '#embeddedC #internship #operatingsystems',
    line: 'Pointers, structure padding and a circular buffer with one lock, then none. C was 80 percent of it.',
  },
  {
    by: 'zainab.khatoon', company: 'Qualcomm', type: 'fulltime', year: 2020, ago: 19.3, cgpa: 7, branches: ['CSE', 'ECE', 'EEE'], rounds: 3, package: '18', level: 'medium', location: 'Hyderabad', placed: 9, tags: '#modem #coreECE #cprogramming',
    line: 'The manager round was my summer project with every assumption questioned. Saying "I do not know, I would measure it" was the right answer twice.',
    asked: [
      { q: 'Do they ask 5G theory, or mostly C and operating systems?', by: 'manpreet.singh.dhillon', ago: 12.1, a: ['Mostly C and OS. One question on why OFDM needs a cyclic prefix, for ECE only.'] },
      { q: 'What would you revise in the last week?', by: 'irfan.ahmad.lone', ago: 3.9, a: ['Endianness, volatile, semaphores versus mutex, memory layout of a program. And sleep: four interviews in one day is long.'] },
    ],
  },
  {
    by: 'siddharth.kulkarni', company: 'Intel', type: 'intern', year: 2021, ago: 130, cgpa: 7.5, branches: ['ECE', 'EEE'], rounds: 2, package: '45', level: 'medium', location: 'Bengaluru', placed: 4, tags: '#vlsi #physicaldesign #mtech',
    line: 'Setup and hold until it hurts: one diagram, fourteen variations. Then a puzzle on clock skew that I solved only by drawing it large.',
    asked: [{ q: 'For M.Tech students, does the GATE rank come up at all?', by: 'sowmya.devarakonda', a: ['Never in the interview. The M.Tech CGPA is a filter, the project is the conversation.'] }],
  },
  {
    by: 'haritha.menon', company: 'AMD', type: 'fulltime', year: 2023, ago: 29.5, cgpa: 7, branches: ['ECE'], rounds: 4, package: '22', level: 'hard', location: 'Hyderabad', placed: 3, tags: '#verification #uvm #systemverilog',
    line: 'Write constraints for a FIFO that is full one time in ten, then find the bug in their scoreboard. They gave me the waveform and went silent.',
    asked: [
      { q: 'How do you learn UVM without licences for the big simulators?', by: 'sowmya.devarakonda', ago: 8.8, a: ['EDA Playground for small things, Verilator plus cocotb for ideas. And read the UVM source of one component, the sequencer, slowly.'] },
      { q: 'Would an FPGA project be valued for verification roles?', by: 'amrita.pradhan', a: ['Yes, when you can say how you knew that it worked. Bring your testbench, not only the video of the LEDs.'] },
    ],
  },
  {
    by: 'debasish.mohapatra', company: 'ISRO', type: 'fulltime', year: 2015, ago: 350, cgpa: 6.5, branches: ['ECE', 'CSE', 'MECHANICAL'], rounds: 2, package: '9', level: 'hard', location: 'Bengaluru', placed: 2, campus: 'offCampus', mode: 'offline', atCompany: true, tags: '#isro #icrb #governmentjobs',
    line: 'Eighty questions in ninety minutes, negative marking, then a 40-minute interview on two subjects you name yourself. Name them honestly.',
    asked: [
      { q: 'Which two subjects did you name, and how deep did they go?', by: 'irfan.ahmad.lone', a: ['Communication systems and electromagnetics. They went from Friis equation to why a helix is used on the spacecraft. Never name a subject you only passed.'] },
      { q: 'How long from the written test to joining?', by: 'ashutosh.tripathi', ago: 14.5, a: ['Fourteen months in my case. I kept my job meanwhile, and I would advise you to do the same.'] },
    ],
  },
  {
    by: 'ritika.malhotra', company: 'Samsung R&D', type: 'fulltime', year: 2018, ago: 199, cgpa: 7, branches: ['CSE', 'ECE', 'EEE'], rounds: 3, package: '14.5', level: 'hard', location: 'Noida', placed: 10, mode: 'offline', tags: '#samsung #backtracking #ece2software',
    line: 'One problem, three hours, 50 hidden tests, all or nothing. Brute force with careful pruning beats a clever idea you cannot finish.',
    asked: [{ q: 'Are library functions allowed in that test?', by: 'dhruv.saxena', a: ['Only input and output. Write your own queue and sort beforehand until your fingers know them.'] }],
  },
  {
    by: 'ritika.malhotra', company: 'Adobe', type: 'fulltime', year: 2023, ago: 83, cgpa: 0, branches: [], rounds: 5, package: '42', level: 'hard', location: 'Noida', placed: 1, campus: 'offCampus', tags: '#cpp #imageprocessing #switch',
    line: 'C++ object layout, one bilateral filter from scratch, and a bar-raiser who asked me to teach her anything. I taught film exposure.',
  },
  {
    by: 'neiphrezo.angami', company: 'Bosch', type: 'fulltime', year: 2021, ago: 225, cgpa: 6.5, branches: ['ECE', 'EEE', 'MECHANICAL'], rounds: 3, package: '6.5', level: 'easy', location: 'Coimbatore', placed: 13, tags: '#automotive #coreECE #can',
    line: 'CAN frames, one MATLAB plot to interpret, and why I wanted cars rather than code. A very polite panel and a very long form.',
  },
  {
    by: 'lakshmi.prasanna.vemuri', company: 'Power Grid', type: 'fulltime', year: 2017, ago: 233, cgpa: 6.5, branches: ['EEE'], rounds: 2, package: '14', level: 'medium', location: 'Gurugram', placed: 2, campus: 'offCampus', mode: 'offline', atCompany: true, tags: '#psu #gate #powersystems',
    line: 'GATE score opens the door, the group discussion surprised me: eight engineers on rural electrification, and I had lived it.',
    asked: [{ q: 'Is one year in L&T before the PSU a loss or a help?', by: 'ashutosh.tripathi', ago: 5.9, a: ['A help. I could say what a substation smells like in July. The other candidates quoted books.'] }],
  },
  {
    by: 'jaspreet.kaur.gill', company: 'Ather Energy', type: 'fulltime', year: 2019, ago: 68, cgpa: 6.5, branches: ['EEE', 'ECE', 'MECHANICAL'], rounds: 3, package: '7.5', level: 'medium', location: 'Bengaluru', placed: 3, mode: 'hybrid', tags: '#ev #batteries #startup',
    line: 'They gave me a swollen cell’s data log and asked what killed it. The answer was in the temperature column that everybody ignores.',
    asked: [
      { q: 'Which electives or projects helped you for a battery role?', by: 'gokul.raman', a: ['Power electronics, control, and a home-made cycler with an Arduino. Mine caught fire once, safely, and that story is worth telling.'] },
      { q: 'Do EV companies come on campus or should I apply outside?', by: 'likitha.gowda', ago: 9.6, a: ['Two came last year, the rest hire from internships. Write to engineers in April, not to the careers page in August.'] },
    ],
  },
  {
    by: 'prakash.murmu', company: 'BHEL', type: 'fulltime', year: 2018, ago: 415, cgpa: 6.5, branches: ['EEE', 'MECHANICAL', 'CIVIL'], rounds: 2, package: '11', level: 'medium', location: 'Bhopal', placed: 1, campus: 'offCampus', mode: 'offline', atCompany: true, tags: '#psu #gate #electricalmachines',
    line: 'Synchronous machines, one nameplate to explain, and whether I would stay in Bhopal. I studied for GATE from library books and old papers only.',
    asked: [{ q: 'How did you plan GATE without coaching?', by: 'birsa.oraon', a: ['Thirty years of question papers, topic by topic, and a group of four who met every night at nine. Write to me and I will send the plan.', { by: 'lakshmi.prasanna.vemuri', text: 'The same worked for me: old papers and a fixed hour with friends. Coaching is optional, the hour is not.' }] }],
  },
  {
    by: 'aditi.chaudhary', company: 'Schneider Electric', type: 'fulltime', year: 2022, ago: 161, cgpa: 6.5, branches: ['EEE', 'ECE'], rounds: 3, package: '8', level: 'easy', location: 'Gurugram', placed: 6, tags: '#switchgear #coreEEE #graduateprogram',
    line: 'Single-line diagrams and a role play with an angry customer whose breaker trips at noon. The second was harder.',
    asked: [{ q: 'How does one prepare for a role play?', by: 'shruti.wankhede', a: ['Listen first, repeat the problem, ask two facts, promise only what you can. I practised with my mother, who is a tougher customer.'] }],
  },
  {
    by: 'vishal.thakkar', company: 'Micron', type: 'fulltime', year: 2023, ago: 44, cgpa: 7, branches: ['ECE', 'EEE'], rounds: 3, package: '16', level: 'medium', location: 'Hyderabad', placed: 5, tags: '#semiconductor #verilog #memory',
    line: 'A sense amplifier, a FIFO depth sum and Verilog on a whiteboard with blocking assignments as the trap.',
    asked: [{ q: 'Are the new semiconductor plants really hiring freshers from our college?', by: 'amrita.pradhan', ago: 16.8, a: ['Five of us last time, and they asked for the list of second-year clubs too. Verilog and a little Python are enough to be noticed.'] }],
  },
  {
    by: 'mohammed.faizan.ansari', company: 'NVIDIA', type: 'intern', year: 2023, ago: 89, cgpa: 7.5, branches: ['CSE', 'ECE'], rounds: 4, package: '70', level: 'hard', location: 'Bengaluru', placed: 2, tags: '#linux #gpu #internship',
    line: 'What happens between write() and the disk, for an hour. Then a race condition on paper, and a smile only when I found the second one.',
    asked: [{ q: 'Is kernel programming expected from a third-year student?', by: 'jatin.bhardwaj', ago: 6.4, a: ['Reading it, yes; writing, no. Build a character driver once, follow one system call through the source, and you are ahead of most.'] }],
  },
];
