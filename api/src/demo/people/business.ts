import { intern, work, type DemoPerson } from './shape.ts';

/** Alumni of the MBA and MSc programmes, and the two who run the place. */
export const business: DemoPerson[] = [
  {
    name: 'Sunita Kujur', look: 'f', degree: 'B.Tech', stream: 'ECE', year: 2011, place: 'On campus', isAdmin: true, isSuperAdmin: true,
    bio: 'Training and Placement Officer, and an alumna of ECE. My door is open after four; my inbox always is.',
    interests: ['Placements', 'Industry visits', 'Hockey'], topics: ['Placement rules', 'Document verification', 'Invite your company'],
    steps: [work('Tech Mahindra', 'Software Engineer', '2011-08', '2014-05'), work('Vidyasagar Institute of Engineering', 'Placement Coordinator', '2014-06', '2019-12'), work('Vidyasagar Institute of Engineering', 'Training and Placement Officer', '2020-01')],
  },
  {
    name: 'Venkata Ramana Murthy', look: 'm glasses', degree: 'M.Tech', stream: 'CSE', spec: 'Computer Networks', year: 2013, place: 'On campus', isAdmin: true,
    bio: 'Assistant professor and alumni-cell coordinator. I verify the documents, so please upload readable ones.',
    interests: ['Computer networks', 'Alumni relations', 'Crosswords'], topics: ['Higher studies', 'Recommendation letters'],
    steps: [work('Cisco', 'Software Engineer', '2013-07', '2018-06'), work('Vidyasagar Institute of Engineering', 'Assistant Professor', '2018-07')],
  },
  {
    name: 'Aakash Mehta', look: 'm', degree: 'MBA', spec: 'Marketing', year: 2019, place: 'Mumbai, Maharashtra', visibility: 'public',
    bio: 'Brand manager who began on a motorcycle selling primer in Vidarbha. Distribution is the best teacher.',
    interests: ['Brands', 'Rural markets', 'Cinema'], topics: ['MBA after engineering', 'Sales stint', 'Case interviews'],
    steps: [intern('ITC', 'Summer Intern', 2018, 4, 6), work('Asian Paints', 'Area Sales Manager', '2019-06', '2022-03'), work('Asian Paints', 'Brand Manager', '2022-04')],
  },
  {
    name: 'Roshni Dutta', look: 'f bindi', degree: 'MBA', spec: 'Finance', year: 2022, place: 'Kolkata, West Bengal',
    bio: 'Corporate banking. I read balance sheets for pleasure, which my friends find worrying.',
    interests: ['Credit', 'Valuation', 'Adda'], topics: ['Finance interviews', 'CFA with a job'],
    steps: [intern('ICICI Bank', 'Summer Intern', 2021, 4, 6), work('HDFC Bank', 'Relationship Manager', '2022-06')],
  },
  {
    name: 'Tenzin Choedon', look: 'f', sitting: 3, degree: 'MBA', spec: 'Operations', year: 2024, place: 'Bengaluru, Karnataka', visibility: 'public',
    bio: 'Warehouse planning for sale week: thirty thousand parcels an hour, one very large whiteboard.',
    interests: ['Supply chain', 'Excel', 'Trail running'], topics: ['Operations roles', 'Case competitions'],
    steps: [intern('Flipkart', 'Supply Chain Intern', 2023, 4, 6), work('Flipkart', 'Assistant Manager, Supply Chain', '2024-06')],
  },
  {
    name: 'Neeraj Pandit', look: 'm glasses', degree: 'MBA', spec: 'Business Analytics', year: 2021, place: 'Gurugram, Haryana',
    bio: 'Consultant. Kashmiri by birth, airport lounge by address. I answer between flights.',
    interests: ['Analytics', 'Strategy', 'Santoor'], topics: ['Consulting case prep', 'Guesstimates'],
    steps: [intern('Deloitte', 'Summer Associate', 2020, 4, 6), work('Deloitte', 'Consultant', '2021-06', '2024-05'), work('Deloitte', 'Senior Consultant', '2024-06')],
  },
  {
    name: 'Aparna Krishnamurthy', look: 'f glasses', degree: 'MSc', spec: 'Mathematics', year: 2017, place: 'Chennai, Tamil Nadu',
    bio: 'Risk modeller with a weakness for proofs. A science degree is not a consolation prize.',
    interests: ['Probability', 'Python', 'Kolam'], topics: ['MSc to analytics', 'Statistics interviews'],
    steps: [work('Mu Sigma', 'Trainee Decision Scientist', '2017-07', '2020-01'), work('Wells Fargo', 'Quantitative Analyst', '2020-02')],
  },
  {
    name: 'Biswajit Das', look: 'm', degree: 'MSc', spec: 'Chemistry', year: 2020, place: 'Hyderabad, Telangana', noPicture: true,
    bio: 'Medicinal chemist. Nine failed routes, one patent.',
    interests: ['Organic synthesis', 'Football', 'Fishing'], topics: ['Chemistry in pharma', 'NET and industry'],
    steps: [work('Syngene', 'Research Associate', '2020-08', '2023-07'), work('Dr. Reddy’s', 'Scientist', '2023-08')],
  },
  {
    name: 'Hemlata Verma', look: 'f', degree: 'MSc', spec: 'Data Science', year: 2023, place: 'Indore, Madhya Pradesh', visibility: 'public',
    bio: 'Demand forecasting for quick commerce. Learnt coding at 21 and am still behind my brother at Ludo.',
    interests: ['Forecasting', 'Python', 'Poha'], topics: ['Data science for MSc', 'Take-home assignments'],
    steps: [intern('Swiggy', 'Data Science Intern', 2022, 12, 12), work('Swiggy', 'Associate Data Scientist', '2023-07')],
  },
  {
    name: 'Kumaresan Pandian', look: 'm', degree: 'MSc', spec: 'Physics', year: 2015, place: 'Kalpakkam, Tamil Nadu', visibility: 'connections',
    bio: 'Scientific officer. Reactor physics by day, school science fairs by weekend.',
    interests: ['Reactor physics', 'Telescopes', 'Parai drums'], topics: ['BARC OCES', 'Physics careers in India'],
    steps: [work('BARC', 'Trainee Scientific Officer', '2015-08', '2016-07'), work('BARC', 'Scientific Officer', '2016-08')],
  },
  {
    name: 'Simran Bajwa', look: 'f', noPicture: true, degree: 'MBA', spec: 'Human Resources', year: 2025, place: 'Chandigarh, Punjab', unverified: true,
    bio: 'Campus hiring, now from the other side of the table.',
    interests: ['Recruiting', 'Giddha', 'Podcasts'], topics: ['HR rounds', 'What recruiters notice'],
    steps: [intern('Infosys', 'HR Intern', 2024, 4, 6), work('Infosys', 'Associate Consultant, Talent', '2025-06')],
  },
  {
    name: 'Nasreen Begum', look: 'f hijab', degree: 'MSc', spec: 'Biotechnology', year: 2019, place: 'Pune, Maharashtra',
    bio: 'Vaccine process development. Two years of it were rather busy.',
    interests: ['Upstream processing', 'Gardening', 'Ghazals'], topics: ['Research associate roles', 'MSc biotech'],
    steps: [work('Serum Institute of India', 'Research Associate', '2019-08', '2022-12'), work('Serum Institute of India', 'Senior Scientist', '2023-01')],
  },
];
