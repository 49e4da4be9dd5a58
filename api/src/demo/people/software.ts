import { intern, work, type DemoPerson } from './shape.ts';

/** Alumni who went to software: mostly CSE, of all years. */
export const software: DemoPerson[] = [
  {
    name: 'Asha Rao', look: 'f', degree: 'B.Tech', stream: 'CSE', year: 2018, place: 'Bengaluru, Karnataka', visibility: 'public',
    bio: 'Platform engineer who likes boring, reliable systems. I read every question on my posts, usually on Sunday mornings.',
    interests: ['Distributed systems', 'Databases', 'Trekking', 'Carnatic music'], topics: ['System design', 'Switching companies', 'Résumé review'],
    steps: [intern('Microsoft', 'Software Engineering Intern', 2017, 5, 7), work('Microsoft', 'Software Engineer', '2018-07', '2021-08'), work('Atlassian', 'Senior Software Engineer', '2021-09')],
  },
  {
    name: 'Imran Siddiqui', look: 'm beard', degree: 'B.Tech', stream: 'CSE', year: 2015, place: 'Hyderabad, Telangana', visibility: 'public',
    bio: 'Backend, payments, and a lot of on-call. First engineer in my family; ask me anything about getting started without contacts.',
    interests: ['Payments', 'Go', 'Mentoring', 'Urdu poetry'], topics: ['Backend roles', 'First job', 'Negotiating an offer'],
    steps: [work('Infosys', 'Systems Engineer', '2015-08', '2017-06'), work('Razorpay', 'Software Engineer', '2017-07', '2020-12'), work('Razorpay', 'Engineering Manager', '2021-01')],
  },
  {
    name: 'Meenakshi Sundaram', look: 'f bindi', degree: 'B.Tech', stream: 'CSE', year: 2012, place: 'Chennai, Tamil Nadu',
    bio: 'Fourteen years of building business software from Chennai. I hire from campuses every year and remember my own nerves well.',
    interests: ['Product engineering', 'Hiring', 'Filter coffee', 'Temple architecture'], topics: ['What product companies look for', 'Staying technical'],
    steps: [intern('Zoho', 'Project Trainee', 2011, 12, 12), work('Zoho', 'Member Technical Staff', '2012-06', '2017-03'), work('Freshworks', 'Lead Engineer', '2017-04', '2021-05'), work('Freshworks', 'Director of Engineering', '2021-06')],
  },
  {
    name: 'Gurpreet Singh Sandhu', look: 'm turban', degree: 'B.Tech', stream: 'CSE', year: 2020, place: 'Gurugram, Haryana', visibility: 'public',
    bio: 'Frontend at scale. I broke the checkout page once and learnt more from it than from any course.',
    interests: ['React', 'Web performance', 'Bhangra', 'Cycling'], topics: ['Frontend interviews', 'Portfolio review'],
    steps: [intern('Paytm', 'Software Intern', 2019, 5, 7), work('Flipkart', 'UI Engineer', '2020-08', '2023-04'), work('Swiggy', 'Senior Software Engineer', '2023-05')],
  },
  {
    name: 'Ananya Bhattacharya', look: 'f glasses', degree: 'B.Tech', stream: 'CSE', year: 2022, place: 'Bengaluru, Karnataka', visibility: 'public',
    bio: 'Search quality by day, Rabindrasangeet by evening. Happy to do mock interviews on weekends.',
    interests: ['Information retrieval', 'Competitive programming', 'Singing'], topics: ['Google interviews', 'Mock interviews', 'Women in tech groups'],
    steps: [intern('Google', 'STEP Intern', 2020, 5, 7), intern('Google', 'Software Engineering Intern', 2021, 5, 7), work('Google', 'Software Engineer', '2022-07')],
  },
  {
    name: 'Vamsi Krishna Gadde', look: 'm', degree: 'B.Tech', stream: 'CSE', year: 2019, place: 'Hyderabad, Telangana',
    bio: 'From a Telugu-medium school in Prakasam to Amazon. If English is what worries you before an interview, write to me.',
    interests: ['AWS', 'Java', 'Cricket', 'Public speaking'], topics: ['Amazon leadership principles', 'Spoken English for interviews'],
    steps: [work('TCS', 'Assistant System Engineer', '2019-07', '2021-02'), work('Amazon', 'Software Development Engineer', '2021-03', '2024-01'), work('Amazon', 'Software Development Engineer II', '2024-02')],
  },
  {
    name: 'Nikita Jain', look: 'f', degree: 'B.Tech', stream: 'CSE', year: 2021, place: 'Mumbai, Maharashtra', visibility: 'public',
    bio: 'I write low-latency Java for trading desks and teach sorting algorithms to my niece.',
    interests: ['Low latency', 'Finance', 'Board games'], topics: ['Tech roles in banks', 'Puzzles in interviews'],
    steps: [intern('Goldman Sachs', 'Summer Analyst', 2020, 5, 7), work('Goldman Sachs', 'Analyst', '2021-07', '2023-12'), work('Goldman Sachs', 'Associate', '2024-01')],
  },
  {
    name: 'Thangjam Rohit Singh', look: 'm', degree: 'B.Tech', stream: 'CSE', year: 2023, place: 'Bengaluru, Karnataka',
    bio: 'Mobile engineer from Imphal. Kotlin first, football always.',
    interests: ['Android', 'Kotlin', 'Football', 'Photography'], topics: ['Android interviews', 'Moving to Bengaluru'],
    steps: [intern('Meesho', 'SDE Intern', 2022, 5, 7), work('Meesho', 'Software Development Engineer', '2023-07')],
  },
  {
    name: 'Fatima Zehra Rizvi', look: 'f hijab', degree: 'B.Tech', stream: 'CSE', year: 2024, place: 'Hyderabad, Telangana', visibility: 'public',
    bio: 'Working on developer tools. I failed eleven interviews before the one that worked and keep the list as a reminder.',
    interests: ['Compilers', 'Open source', 'Calligraphy'], topics: ['Handling rejections', 'Open source', 'Off-campus search'],
    steps: [intern('Cisco', 'Technical Undergraduate Intern', 2023, 5, 7), work('Microsoft', 'Software Engineer', '2024-07')],
  },
  {
    name: 'Karthik Subramanian Iyer', look: 'm glasses', degree: 'M.Tech', stream: 'CSE', spec: 'Machine Learning', year: 2020, place: 'Pune, Maharashtra',
    bio: 'I make recommendation models that must answer in 30 ms. Came to the college through GATE (AIR 612) after two years at a bank.',
    interests: ['Machine learning', 'Ranking', 'Chess'], topics: ['GATE to M.Tech', 'ML interviews', 'Reading papers'],
    steps: [intern('Walmart Global Tech', 'Data Science Intern', 2019, 5, 7), work('Walmart Global Tech', 'Data Scientist', '2020-07', '2023-03'), work('Flipkart', 'Senior Data Scientist', '2023-04')],
  },
  {
    name: 'Priyanka Deshmukh', look: 'f bindi', degree: 'B.Tech', stream: 'CSE', year: 2016, place: 'Pune, Maharashtra',
    bio: 'Product manager who started as a tester. Good questions took me further than good answers.',
    interests: ['Product management', 'User research', 'Lavani', 'Baking'], topics: ['Engineer to PM', 'Testing careers'],
    steps: [work('Cognizant', 'Programmer Analyst', '2016-08', '2018-11'), work('BrowserStack', 'Quality Engineer', '2018-12', '2021-06'), work('BrowserStack', 'Product Manager', '2021-07')],
  },
  {
    name: 'Joel Mathew Kurian', look: 'm beard', degree: 'B.Tech', stream: 'CSE', year: 2017, place: 'Kochi, Kerala', visibility: 'connections',
    bio: 'Site reliability engineer. I sleep well because the runbooks are good.',
    interests: ['Kubernetes', 'Linux', 'Guitar', 'Backwaters by kayak'], topics: ['SRE and DevOps roles', 'Remote work'],
    steps: [work('Wipro', 'Project Engineer', '2017-07', '2019-05'), work('Freshworks', 'Site Reliability Engineer', '2019-06', '2022-08'), work('GitLab', 'Senior Site Reliability Engineer', '2022-09')],
  },
  {
    name: 'Ishita Agarwal', look: 'f', roles: ['mentee', 'alumni'], degree: 'B.Tech', stream: 'CSE', year: 2025, place: 'Gurugram, Haryana', visibility: 'public',
    bio: 'Just finished my first year at work. Still remember which LeetCode lists were worth it.',
    interests: ['Backend', 'Hackathons', 'Sketching'], topics: ['On-campus season', 'PPO tips'],
    steps: [intern('Amazon', 'SDE Intern', 2024, 5, 7), work('Amazon', 'Software Development Engineer', '2025-07')],
  },
  {
    name: 'Rahul Kumar Yadav', look: 'm', noPicture: true, degree: 'B.Tech', stream: 'CSE', year: 2024, place: 'Noida, Uttar Pradesh', unverified: true,
    bio: 'Data engineer. Patna to Noida by way of two backlogs and a lot of SQL.',
    interests: ['SQL', 'Spark', 'Cricket'], topics: ['Recovering from backlogs', 'Data engineering'],
    steps: [work('Capgemini', 'Analyst', '2024-08', '2025-10'), work('Fractal Analytics', 'Data Engineer', '2025-11')],
  },
  {
    name: 'Sneha Reddy Kallam', look: 'f', roles: ['mentee', 'alumni'], degree: 'B.Tech', stream: 'CSE', year: 2026, place: 'Bengaluru, Karnataka', visibility: 'public',
    bio: 'Fresh graduate writing UPI switches. Ask me about last season while I still remember the questions.',
    interests: ['Java', 'Distributed systems', 'Badminton'], topics: ['Last placement season', 'Functional programming'],
    steps: [intern('PhonePe', 'Software Engineering Intern', 2025, 5, 7), work('PhonePe', 'Software Engineer', '2026-07')],
  },
  {
    name: 'Arnav Ghosh', look: 'm glasses', degree: 'B.Tech', stream: 'CSE', year: 2026, place: 'Kolkata, West Bengal', noPicture: true,
    bio: 'Graduate engineer in a security team. CTFs taught me more than I expected.',
    interests: ['Security', 'CTF', 'Quizzing'], topics: ['Security careers', 'TCS and Infosys tests'],
    steps: [intern('PwC', 'Cyber Security Intern', 2025, 5, 7), work('TCS', 'Digital Engineer', '2026-07')],
  },
  {
    name: 'Lalrinpuii Sailo', look: 'f', degree: 'B.Tech', stream: 'CSE', year: 2019, place: 'Bengaluru, Karnataka',
    bio: 'Designer-engineer from Aizawl. I care about type, colour and the second tap nobody tests.',
    interests: ['Design systems', 'Accessibility', 'Choir'], topics: ['UX engineering', 'Building a portfolio'],
    steps: [intern('Zoho', 'UI Intern', 2018, 5, 6), work('Zoho', 'UX Engineer', '2019-06', '2022-01'), work('Razorpay', 'Senior Product Designer', '2022-02')],
  },
  {
    name: 'Harshvardhan Singh Rathore', look: 'm beard', degree: 'B.Tech', stream: 'CSE', year: 2013, place: 'Seattle, United States', visibility: 'public',
    bio: 'Distributed storage. Left Jodhpur with two suitcases and a ThinkPad; glad to help with master’s applications.',
    interests: ['Storage systems', 'Running', 'Folk music'], topics: ['MS abroad', 'Working in the US', 'Storage interviews'],
    steps: [work('Oracle', 'Applications Engineer', '2013-07', '2015-06'), work('Amazon', 'Software Development Engineer', '2017-02', '2021-03'), work('Amazon', 'Senior Software Engineer', '2021-04')],
  },
  {
    name: 'Divya Nambiar', look: 'f glasses', degree: 'B.Tech', stream: 'CSE', year: 2014, place: 'London, United Kingdom', noPicture: true, visibility: 'connections',
    bio: 'Engineering manager, mother of twins, returned after a two-year break. The break did not end anything.',
    interests: ['Leadership', 'Mohiniyattam', 'Gardening'], topics: ['Career breaks', 'First-time managers'],
    steps: [work('Accenture', 'Associate Software Engineer', '2014-07', '2016-12'), work('ThoughtWorks', 'Developer Consultant', '2017-01', '2020-03'), work('Deliveroo', 'Engineering Manager', '2022-05')],
  },
  {
    name: 'Manjunath Hegde', look: 'm', degree: 'B.Tech', stream: 'CSE', year: 2011, place: 'Mysuru, Karnataka',
    bio: 'First batch on this list. Fifteen years from COBOL to Kubernetes, still at home in Mysuru.',
    interests: ['Architecture', 'Yakshagana', 'Farming'], topics: ['Long careers', 'Service to product'],
    steps: [work('Infosys', 'Systems Engineer', '2011-09', '2016-04'), work('Infosys', 'Technology Architect', '2016-05', '2022-06'), work('SAP Labs', 'Principal Architect', '2022-07')],
  },
];
