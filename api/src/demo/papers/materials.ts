import type { Paper } from './pdf.ts';

/**
 * Study materials of the demo college: short papers of their authors' own, by the name that posts
 * call them.
 */
export const materials = {
  aptitude: {
    title: 'Aptitude checklist',
    under: 'Training and Placement Cell: one page for the week before the test',
    text: `
# Numbers
- Percentages, ratios and averages without a pen: twenty a day for a week
- Time and work, pipes, boats: write the rate of each first
- Permutations: say aloud what may repeat and what may not
# Reasoning
- Seating: draw the circle, mark left and right once, never again in the head
- Blood relations: one generation on each line
- Data sufficiency: you are asked whether it can be solved, not to solve it
# Words
- Read one editorial a day and close the paper; write its sense in two lines
# On the day
- Answer what you know, then return; leave negative-mark questions without regret
- Two pens, hall ticket, a photograph, water, and breakfast`,
  },
  machineCoding: {
    title: 'Machine coding in three hours',
    under: 'How I divide the time, after a dozen tries',
    text: `
# The first twenty minutes
- Read the page twice and underline nouns; they are your types
- Write down what you leave out and show it to the panel
- Decide how it is run: one command, one file of examples
# The next two hours
- The smallest thing that runs end to end, at 0:45 on the clock
- Money in whole paise, time as a value that is passed in
- One test for each rule of the page, named like the rule
# The last forty minutes
- Stop adding. Rename, delete, run everything from an empty folder
- Write ten lines: what works, what does not, what you would do next
# Practice problems
- A ledger with transfers and a daily limit
- A parking lot with three sizes and a full sign
- A shared expense book that settles with few payments`,
  },
  graphs: {
    title: 'Forty graph problems, by their trick',
    under: 'Solve each three times, a week apart',
    text: `
# Plain search
- Islands, flood fill, rotten oranges: many beginnings at once
- Word ladder: the neighbours are made, not given
- Locks and keys: put the keys into the state
# Order
- Course schedule: find the cycle first
- Alien dictionary: compare only neighbours of the list
# Distances
- Network delay: Dijkstra with a heap
- Cheapest flight with k stops: the number of stops belongs to the state
- Swim in rising water: binary search, or a heap
# Together
- Accounts merge: union-find with names at the end
- Critical connections: times of entry and the lowest reachable
# Questions to ask aloud
- Directed? Weighted? Can an edge lead to itself? How large is the largest answer?`,
  },
  stories: {
    title: 'Story table for leadership principles',
    under: 'Fill it in with your own; eight stories are enough',
    text: `
# Columns
- Situation in two sentences: who, where, what was at stake
- What I alone did; the word "we" is banned from this column
- Result with a number, even a small one
- What I would do differently
# Rows to look for
- A deadline that I missed, and when I told somebody
- A thing I learnt because nobody else wanted to
- A disagreement that I lost, and how I worked on it afterwards
- A shortcut that I refused, and what it cost
- A person whom I helped without being asked
# Practice
- Tell each in two minutes, record it, listen once
- Let a friend ask "why" three times after each story`,
  },
  offCampus: {
    title: 'Off-campus search: my sheet',
    under: 'What I wrote down for each of sixty applications',
    text: `
# Columns of the sheet
- Company, role and link, date, who referred me
- Stage reached, date of each answer
- One line: what I could not do
# What the sheet showed
- With a referral one in three answered, without one in fourteen
- Applications sent on the day of posting were read, those after a week were not
- Three of eleven rejections had the same reason
# Mail to an alumnus
- Job id and link
- Three lines on why I fit
- Résumé of one page, named with my name
- Thanks, whatever the answer`,
  },
  portfolio: {
    title: 'Portfolio of two projects',
    under: 'For engineers who design',
    text: `
# For each project
- The problem in one sentence, with a person in it
- Three versions that you threw away, photographed
- What five people did with the second version
- What you changed, and the screen at the end
# Check
- Works with a keyboard alone
- Works at twice the letter size
- Contrast measured, not guessed
- Text that your mother understands`,
  },
  sql: {
    title: 'SQL in fourteen evenings',
    under: 'From joins to gaps and islands',
    text: `
# Evenings 1 to 4
- Joins drawn as tables on paper, with the rows that find no partner
- Group by and having; what null does to each aggregate
# Evenings 5 to 9
- Row number, rank, lag: the same question with each
- Running totals with a reset
- The latest row of each customer, three ways
# Evenings 10 to 12
- Gaps and islands: days of login in a row
- Slowly changing dimensions: two dates and no overlap
# Evenings 13 and 14
- Read a plan: scan, index, join, sort; guess the rows before you look
- One query of your own work, made twice as fast`,
  },
  networks: {
    title: 'Networks for a security interview',
    under: 'Draw each of these without looking',
    text: `
# By heart
- Opening and closing of a connection, with the states on both sides
- TIME_WAIT: whose side, how long, what for
- A name being resolved, with every cache on the way
- A handshake of TLS 1.3 and what an observer still sees
# By hand
- Split a /22 for three departments
- Match an address against ten thousand rules
# By talking
- A port is open: what do you know, what do you not know?
- A slow site: six places where the time can be`,
  },
  embedded: {
    title: 'Bits, timers and interrupts',
    under: 'Revision for embedded papers',
    text: `
# Bits
- Set, clear, toggle and read a field of a register
- Count ones; find the lowest; is it a power of two?
# Words of C
- volatile: what the compiler may not assume
- const volatile: a register that only the hardware writes
- static in three places
# Time
- Debounce without waiting
- Worst delay of an interrupt: measure it with a pin and a scope
# Buses
- UART frame by hand at 9600 baud
- SPI modes on one drawing; I2C with two masters`,
  },
  psu: {
    title: 'Interview boards of PSUs and government research',
    under: 'Collected from six alumni',
    text: `
# Before
- Two subjects that you would talk about on a train
- The organisation: last year's report, first ten pages
- Originals, two copies, each stamp checked a month before
# In the room
- Greet once, sit, breathe; a board of seven has seven tempers
- Draw while you speak
- "I do not know" is followed by "I would begin like this"
# Often asked
- Nameplate of a machine: tell its life
- A failure in the news: your first three questions
- Why this place and not a private company?
# After
- Months may pass. Keep your job and your hobby`,
  },
  powerSystems: {
    title: 'Twelve sketches of power systems',
    under: 'Each in one minute on a board',
    text: `
# Sketches
- Zones of a distance relay, and what a power swing does
- Ferranti effect along a line at light load
- Equal areas: before, during and after a fault
- Bus bars: single, double, one and a half breakers
- Vector groups that may not be paralleled
- Inrush, and how the relay knows it from a fault
# Numbers to know
- Frequency this morning, peak of last summer, share of solar at noon
- Clearing time of a fault on 400 kV`,
  },
  batteries: {
    title: 'One cell, known well',
    under: 'A project of one semester',
    text: `
# Measure
- Capacity at three currents
- Resistance by a step of current, at five states of charge
- Temperature at the tab and in the middle
# Understand
- Why the curve is flat, and what that means for the gauge
- What ageing looks like in your own plot
# Safety
- Metal box, sand, a person who knows, never unattended
- Stop rules written before the first charge`,
  },
  gatePlan: {
    title: 'GATE without coaching',
    under: 'A plan of ten months for four friends and one room',
    text: `
# Months 1 to 5
- One subject in three weeks: book in the morning, old questions at nine in the evening
- Each teaches one topic a week to the other three
# Months 6 to 8
- Old papers by topic, thirty years of them
- Register of mistakes: date, topic, what I thought, what is right, why I thought it
# Months 9 and 10
- A full paper each Sunday at nine
- Only the register on the last seven days
# Rules
- The hour at nine is kept even when nobody wants to
- No paper is solved twice in the same week`,
  },
  mechanical: {
    title: 'Know one part',
    under: 'How to speak about something that you made',
    text: `
# On one sheet
- What it carries: forces with arrows and numbers
- Material and why not the next cheaper one
- The smallest radius, and who chose it
- How it was made, and what the machinist said
# When it failed
- Where it began, how you know
- What you changed, what you measured after
# Bring
- The part, wrapped; a second one, broken`,
  },
  coldMail: {
    title: 'Four lines that were answered',
    under: 'Cold mails to engineers',
    text: `
# The lines
- Who I am, in nine words
- What I made, with a link that opens on a phone
- The one result, with its unit
- One question that only you can answer
# Not in it
- Respected sir, esteemed organisation, any opening
- Attachments
# After it
- One reminder in ten days, then none
- Thank whoever answers, also with a no`,
  },
  civil: {
    title: 'Site arithmetic',
    under: 'Without a calculator, rounded boldly',
    text: `
# Concrete
- Cement for one cubic metre of the usual grades
- Steel in a slab by thumb: kilograms a cubic metre
- A truck is six cubic metres; how many for this pile cap?
# Checks
- Slump that you accept, and what you write when you do not
- Cover, and why the sea wants more
- Cubes: how many, when, who signs
# Earth
- Bulking of loose soil; trips of a tipper
- Water in the pit: throttle it, and to where?`,
  },
  research: {
    title: 'Six topics to the bottom',
    under: 'Preparing for a long interview in physics',
    text: `
# Choose
- Mechanics of a rotating body
- A particle in a box, and a moving wall
- Two plates and a battery
- Black body, counted as oscillators
- One experiment of your own, with its error
- One instrument, opened
# For each
- The first question a child would ask
- The derivation on one side of paper
- The limit where it fails
- A number for it in this room`,
  },
  cases: {
    title: 'Cases with two friends',
    under: 'Ten weeks, three evenings',
    text: `
# Roles
- One solves, one interviews, one writes down only what was unclear
- Change after every case
# Weeks 1 to 3
- Profit trees; say the formula before the branches
# Weeks 4 to 7
- Markets from people: who, how often, how much
- One chart a day, its sense in one sentence
# Weeks 8 to 10
- No frameworks. A tree from the words of the question
- Restart a case on purpose at minute ten
# Sums aloud
- 17 % of 340, a third of 8.1 million, 24 into 1,300`,
  },
} satisfies Record<string, Paper>;

export type MaterialName = keyof typeof materials;
