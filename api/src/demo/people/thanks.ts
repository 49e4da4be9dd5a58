type Thanks = [by: string, ago: number, text: string, hidden?: 'hidden'];

/** Who is thanked, by whom, so many days ago. */
export const thanks: Record<string, Thanks[]> = {
  'Asha Rao': [
    [
      'Kabir Nair',
      2.2,
      'You went through my résumé line by line on a Sunday night. Two calls since then. Thank you, ma’am!',
    ],
    [
      'Aarohi Joshi',
      6.5,
      'The mock system design round hurt, which is why the real one did not. Thank you.',
    ],
    [
      'Sai Charan Bommireddy',
      11,
      'Got the referral link within an hour of asking. Still can’t believe it. Cleared round one yesterday.',
    ],
    [
      'Imran Siddiqui',
      24,
      'You told me to take the smaller team. Best advice I ignored for a week and then followed.',
    ],
    ['Keerthana Muralidharan', 33, 'For the list of ten SQL questions. Seven of them came. Seven!'],
    [
      'Mohammed Arshad Khan',
      47,
      'You answered at 1 am from another time zone. My whole wing says thanks.',
    ],
    [
      'Fatima Zehra Rizvi',
      70,
      'For saying that a rejection from one company is data, not a verdict. I repeat it to every junior.',
    ],
    ['Jatin Bhardwaj', 81, 'plz refer me also mam urgent', 'hidden'],
    [
      'Hiya Borthakur',
      96,
      'Your talk in the seminar hall made me apply for the open source programme. I got in.',
    ],
  ],
  'Ananya Bhattacharya': [
    [
      'Trisha Sengupta',
      3.4,
      'Three mock interviews, and a note after each one on what to fix. Thank you, didi.',
    ],
    [
      'Advait Ranade',
      9,
      'You made me say the brute force aloud first. That habit alone got me through.',
    ],
    [
      'Esther Lakra',
      21,
      'I had never spoken to anybody from Google. You asked about hockey first. Thank you for that.',
    ],
  ],
  'Imran Siddiqui': [
    ['Kabir Nair', 8, 'For reviewing my first pull request like it mattered. It does now.'],
    [
      'Rehan Contractor',
      18,
      'You told me which number not to say first. The offer moved by two lakh.',
    ],
    [
      'Naveen Chandra Bisht',
      40,
      'The Kafka reading list was gold. I built the assignment around it.',
    ],
  ],
  'Fatima Zehra Rizvi': [
    [
      'Kabir Nair',
      14,
      'I wrote to you after my eleventh rejection. You replied with your own count. That helped more than any sheet.',
    ],
    ['Hiya Borthakur', 27, 'My first patch was merged because you sat with me on the call for it.'],
    ['Syed Ayaan Hussain', 52, 'Shukriya for the off-campus tracker. Thirty of us use it now.'],
  ],
  'Meenakshi Sundaram': [
    [
      'Aarohi Joshi',
      12,
      'Akka, you told me that product companies read code, not certificates. I deleted nine of them.',
    ],
    ['Sneha Reddy Kallam', 60, 'For being the first manager I ever saw write code on a Friday.'],
  ],
  'Vamsi Krishna Gadde': [
    [
      'Esther Lakra',
      5,
      'Spoken English, every Saturday, for two months, for free. Anna, thank you.',
    ],
    [
      'Jatin Bhardwaj',
      16,
      'My leadership stories were about cricket. You said keep them, and fixed the endings.',
    ],
    [
      'Pallavi Jatav',
      29,
      'You told us that nobody is laughing at our accent. I needed to hear it.',
    ],
  ],
  'Nikita Jain': [
    [
      'Advait Ranade',
      7.5,
      'The puzzle with the hundred prisoners came. I smiled. Thank you, ma’am.',
    ],
    ['Anjali Thampi', 31, 'For explaining what a strat does, twice, without sighing.'],
  ],
  'Karthik Subramanian Iyer': [
    [
      'Trisha Sengupta',
      19,
      'You taught me how to read a paper: figures first. Six papers a week now.',
    ],
    [
      'Ashutosh Tripathi',
      44,
      'For the GATE plan on one page. It is on my wall, next to my mother’s calendar.',
    ],
  ],
  'Gurpreet Singh Sandhu': [
    [
      'Sai Charan Bommireddy',
      4,
      'Paaji, the portfolio review was brutal and correct. New one is live!',
    ],
    ['Syed Ayaan Hussain', 38, 'You showed me the profiler and I fell in love. With the profiler.'],
  ],
  'Thangjam Rohit Singh': [
    [
      'Vanlalruata Chhangte',
      10,
      'For the PG list near the office and the momo place. Bengaluru feels smaller now.',
    ],
  ],
  'Joel Mathew Kurian': [
    [
      'Jatin Bhardwaj',
      13,
      'You debugged my home server on a call for an hour. It was the cable. Thank you for not hanging up.',
    ],
    [
      'Mohammed Arshad Khan',
      55,
      'The SRE book you posted reached hostel 4. It has eleven readers.',
    ],
  ],
  'Ishita Agarwal': [
    [
      'Keerthana Muralidharan',
      6,
      'For telling me how a PPO is really decided. I asked for feedback in week two, as you said.',
    ],
    ['Tanvi Khurana', 64, 'Not even your branch, and you still helped. Thank you!'],
  ],
  'Rahul Kumar Yadav': [
    [
      'Pallavi Jatav',
      15,
      'Two backlogs, and I thought it was over. You showed me your own grade card. Thank you, bhaiya.',
    ],
    ['Birsa Oraon', 36, 'For saying it plainly: clear the backlog first, then the rest.'],
  ],
  'Harshvardhan Singh Rathore': [
    [
      'Advait Ranade',
      22,
      'My statement of purpose had four paragraphs about me. You left one. Admit came on Tuesday!',
    ],
  ],
  'Divya Nambiar': [
    [
      'Sowmya Devarakonda',
      25,
      'You spoke about the break in your career without an apology. My sister heard it too.',
    ],
  ],
  'Lalrinpuii Sailo': [
    [
      'Rehan Contractor',
      17,
      'For the colours. And for saying that contrast is not a matter of taste.',
    ],
  ],
  'Manjunath Hegde': [
    [
      'Vedant Gaikwad',
      75,
      'Sir, twenty years in, and you still answered a second-year student. Dhanyavadagalu.',
    ],
  ],
  'Aravind Selvaraj': [
    [
      'Nivetha Rajendran',
      3,
      'Op-amps with you on a Sunday: better than the whole semester. Nandri, anna.',
    ],
    ['Mary Chongloi', 28, 'You drew the bandgap reference four times till I saw it.'],
    ['Dhruv Saxena', 50, 'For the honest talk on core and software. I stayed in core.'],
  ],
  'Zainab Khatoon': [
    [
      'Manpreet Singh Dhillon',
      9.5,
      'The pointer questions you sent were harder than the interview. Thank you!',
    ],
    ['Irfan Ahmad Lone', 41, 'For the call from the lab canteen. I start in July.'],
  ],
  'Siddharth Kulkarni': [
    ['Sowmya Devarakonda', 12.5, 'Your timing-closure list is open in my second screen every day.'],
  ],
  'Haritha Menon': [
    ['Sowmya Devarakonda', 30, 'UVM did look scary for exactly three weeks. You counted right.'],
    ['Amrita Pradhan', 62, 'For sharing your M.Tech project with all its mistakes marked.'],
  ],
  'Debasish Mohapatra': [
    ['Irfan Ahmad Lone', 20, 'Sir, the ICRB papers with your notes in the margin are a treasure.'],
    [
      'Mohammed Arshad Khan',
      34,
      'You came to see our cansat fall. And then told us why. Thank you.',
    ],
  ],
  'Lakshmi Prasanna Vemuri': [
    [
      'Ashutosh Tripathi',
      18.5,
      'The mock PSU board with your colleagues was the real thing. I was shivering less the second time.',
    ],
  ],
  'Jaspreet Kaur Gill': [
    ['Likitha Gowda', 7, 'You let me hold a real battery pack. Final-year project decided!'],
    ['Gokul Raman', 43, 'For saying no to our first design, kindly.'],
  ],
  'Prakash Murmu': [
    [
      'Shruti Wankhede',
      26,
      'The scholarship form you told me about paid for this year. My father wants to thank you too.',
    ],
    ['Birsa Oraon', 58, 'GATE without coaching: you did it, so I could believe it. Johar.'],
  ],
  'Mohammed Faizan Ansari': [
    ['Dhruv Saxena', 11.5, 'For C and OS fundamentals on a whiteboard in the canteen.'],
  ],
  'Tejas Patil': [
    [
      'Vedant Gaikwad',
      5.5,
      'You drove from Pune to look at our chassis. We found the crack because of you.',
    ],
    ['Tanvi Khurana', 39, 'The drawings of three years saved us three years.'],
  ],
  'Radhika Krishnan': [
    ['Elizabeth Varghese', 8.5, 'One of four in my batch now. Thank you for going first.'],
    ['Tanvi Khurana', 23, 'For the questions that should not have been asked, and what to answer.'],
  ],
  'Amarjeet Kumar Paswan': [
    ['Ashutosh Tripathi', 67, 'Second attempt, same as you. Rank 212. Thank you, bhaiya.'],
  ],
  'Nandini Hansda': [
    ['Shalini Mandal', 10.5, 'You told my parents about life at site. They said yes.'],
    ['Pranjal Hazarika', 46, 'For the L&T round by round, and for the safety shoes advice.'],
  ],
  'Gayatri Sahoo': [
    [
      'Ruksana Parveen',
      13.5,
      'Plant or design office: your table with two columns ended my month of worry.',
    ],
    ['Parth Vaghela', 48, 'For the HAZOP example from real life.'],
  ],
  'Balaji Venkatesan': [
    ['Anurag Tirkey', 21.5, 'You told me what they ask about the blast furnace. They asked it.'],
  ],
  'Swathi Iyengar': [
    [
      'Charvi Bhandari',
      16.5,
      'Industry or MS: you asked me what I do on a free Saturday. That settled it.',
    ],
    ['Rinchen Lhamo', 54, 'For opening your lab notebook to us.'],
  ],
  'Aakash Mehta': [
    [
      'Zeeshan Qureshi',
      6.2,
      'Sir, the kirana visit you made me do taught me more than the case book.',
    ],
    ['Tariq Mansoor', 37, 'For the honest numbers on what an MBA costs and brings.'],
  ],
  'Neeraj Pandit': [
    ['Ira Kapadia', 14.5, 'Guesstimates in the airport lounge. Eleven flights, eleven cases.'],
  ],
  'Hemlata Verma': [
    ['Anjali Thampi', 19.5, 'You read my take-home twice. The second comment got me the job.'],
  ],
  'Sunita Kujur': [
    [
      'Kabir Nair',
      26.5,
      'Ma’am, for keeping the office open till eight in placement week, and for the tea.',
    ],
    ['Esther Lakra', 45, 'You called the company back and asked why. Nobody had done that for me.'],
    ['Aarohi Joshi', 59, 'Every mail answered. Every single one.'],
  ],
  'Venkata Ramana Murthy': [
    [
      'Hiya Borthakur',
      32,
      'For the recommendation letter, sir, and for asking me what I wanted it to say.',
    ],
  ],
};
