type Endorsement = [
  by: string,
  ago: number,
  message: string,
  how?: 'pending' | 'alumni' | 'alumni pending',
];

/** Who is endorsed, by whom: accepted by the student, unless it still waits. */
export const endorsements: Record<string, Endorsement[]> = {
  'Kabir Nair': [
    ['Imran Siddiqui', 7, 'Writes tests before anyone asks. Read his code and slept well.'],
    ['Asha Rao', 15, 'Asks the question that the whole room was afraid to ask.'],
    ['Gurpreet Singh Sandhu', 30, 'Rebuilt the bus tracker page in a weekend, and it loads on 2G.'],
    ['Sunita Kujur', 42, 'Reliable as coordinator in two hectic placement seasons.', 'alumni'],
    ['Ananya Bhattacharya', 1.5, 'Strong on graphs, and honest when he does not know.', 'pending'],
    ['Joel Mathew Kurian', 0.8, 'Would hire him for on-call. He stays calm.', 'alumni pending'],
  ],
  'Aarohi Joshi': [
    ['Meenakshi Sundaram', 9, 'Explains her models to people who fear numbers.'],
    [
      'Karthik Subramanian Iyer',
      22,
      'Reproduced our paper’s results in nine days. We took a month.',
    ],
    ['Asha Rao', 2, 'Leads without raising her voice.', 'pending'],
  ],
  'Mohammed Arshad Khan': [
    ['Debasish Mohapatra', 12, 'His ground station software outlived our antenna.'],
    ['Joel Mathew Kurian', 26, 'Automates everything, documents it too.'],
  ],
  'Sai Charan Bommireddy': [
    ['Gurpreet Singh Sandhu', 5, 'Takes a harsh review and comes back better in two days.'],
    ['Asha Rao', 3, 'Ships. Small, often, working.', 'pending'],
  ],
  'Trisha Sengupta': [
    ['Ananya Bhattacharya', 8, 'Debates like a lawyer, codes like a librarian. Both are praise.'],
  ],
  'Keerthana Muralidharan': [['Ishita Agarwal', 10, 'The neatest SQL I have seen from a student.']],
  'Hiya Borthakur': [
    ['Fatima Zehra Rizvi', 18, 'Four merged patches in a project that rejects most of mine.'],
  ],
  'Advait Ranade': [
    ['Ananya Bhattacharya', 11, 'Sees the invariant before I finish the problem.', 'alumni'],
  ],
  'Esther Lakra': [
    ['Vamsi Krishna Gadde', 6, 'From silence to leading the Saturday group in two months.'],
  ],
  'Nivetha Rajendran': [
    ['Aravind Selvaraj', 4, 'Solders, simulates, and knows when not to trust either.'],
  ],
  'Manpreet Singh Dhillon': [
    ['Zainab Khatoon', 13, 'Found a bug in my firmware. In front of my manager. Good lad.'],
  ],
  'Sowmya Devarakonda': [
    ['Haritha Menon', 14, 'Her testbench found what ours missed.'],
    ['Siddharth Kulkarni', 35, 'Patient with timing reports, which is the whole job.', 'alumni'],
  ],
  'Likitha Gowda': [
    ['Jaspreet Kaur Gill', 16, 'Careful around high voltage, fearless around people.'],
  ],
  'Ashutosh Tripathi': [['Lakshmi Prasanna Vemuri', 20, 'Answers a PSU board like a colleague.']],
  'Vedant Gaikwad': [
    ['Tejas Patil', 5, 'Found the crack, fixed the jig, told everybody how.'],
    ['Manjunath Hegde', 50, 'Listens first. Rare at any age.'],
  ],
  'Elizabeth Varghese': [['Radhika Krishnan', 9, 'Her mesh converges. So do her arguments.']],
  'Shalini Mandal': [['Nandini Hansda', 17, 'First at site, last to leave, best drawings.']],
  'Ruksana Parveen': [['Gayatri Sahoo', 21, 'Balances a column in her head.']],
  'Anurag Tirkey': [['Balaji Venkatesan', 24, 'Knows his phase diagrams and his people.']],
  'Zeeshan Qureshi': [
    ['Aakash Mehta', 8, 'Walked forty shops in Nagpur heat and came back with an insight.'],
  ],
  'Charvi Bhandari': [['Swathi Iyengar', 19, 'Keeps the cleanest lab notebook in the building.']],
};
