import { intern, work, type DemoPerson } from './shape.ts';

/** Alumni of mechanical, civil, chemical, metallurgy and biotechnology. */
export const core: DemoPerson[] = [
  {
    name: 'Tejas Patil', look: 'm', degree: 'B.Tech', stream: 'MECHANICAL', year: 2018, place: 'Pune, Maharashtra', visibility: 'public',
    bio: 'Chassis engineer. Formula Student taught me to sleep in a workshop; the job taught me to document.',
    interests: ['Vehicle dynamics', 'CATIA', 'Trekking in the Sahyadris'], topics: ['Automotive careers', 'Formula Student'],
    steps: [intern('Tata Motors', 'Summer Intern', 2017, 5, 6), work('Tata Motors', 'Graduate Engineer Trainee', '2018-07', '2019-06'), work('Tata Motors', 'Senior Manager, Chassis', '2019-07')],
  },
  {
    name: 'Radhika Krishnan', look: 'f glasses', degree: 'B.Tech', stream: 'MECHANICAL', year: 2021, place: 'Chennai, Tamil Nadu', visibility: 'public',
    bio: 'One of five women in my batch of sixty. I design gearboxes and recruit the next five.',
    interests: ['Gear design', 'Simulation', 'Motorcycles'], topics: ['Women in core branches', 'CAD and CAE skills'],
    steps: [intern('Ashok Leyland', 'Design Intern', 2020, 6, 7), work('Mahindra', 'Graduate Engineer Trainee', '2021-08', '2022-07'), work('Mahindra', 'Design Engineer', '2022-08')],
  },
  {
    name: 'Amarjeet Kumar Paswan', look: 'm', degree: 'B.Tech', stream: 'MECHANICAL', year: 2016, place: 'Mumbai, Maharashtra',
    bio: 'Offshore production engineer, two weeks on and two off. Reached here through GATE on the second attempt.',
    interests: ['Oil and gas', 'Swimming', 'Bhojpuri theatre'], topics: ['ONGC through GATE', 'Second attempts', 'Offshore life'],
    steps: [work('ONGC', 'Assistant Executive Engineer', '2017-10', '2021-12'), work('ONGC', 'Executive Engineer', '2022-01')],
  },
  {
    name: 'Daniel Lyngdoh', look: 'm glasses', degree: 'B.Tech', stream: 'MECHANICAL', year: 2023, place: 'Bengaluru, Karnataka', noPicture: true,
    bio: 'Thermal engineer for satellites at a start-up. Shillong on my playlist all day.',
    interests: ['Thermal', 'Space', 'Blues guitar'], topics: ['Space start-ups', 'Mechanical off-campus'],
    steps: [intern('ISRO', 'Project Intern', 2022, 5, 7), work('Pixxel', 'Thermal Engineer', '2023-08')],
  },
  {
    name: 'Pooja Chauhan', look: 'f', degree: 'B.Tech', stream: 'MECHANICAL', year: 2019, place: 'Jamnagar, Gujarat',
    bio: 'Rotating equipment at a refinery. I can tell a bearing by its noise.',
    interests: ['Reliability', 'Vibration analysis', 'Himachali cooking'], topics: ['Refinery life', 'GET interviews'],
    steps: [work('Reliance Industries', 'Graduate Engineer Trainee', '2019-07', '2020-06'), work('Reliance Industries', 'Manager, Rotating Equipment', '2020-07')],
  },
  {
    name: 'Suresh Babu Mallela', look: 'm', noPicture: true, degree: 'M.Tech', stream: 'MECHANICAL', spec: 'Thermal Engineering', year: 2015, place: 'Bengaluru, Karnataka', visibility: 'connections',
    bio: 'Combustion modelling for gas turbines. Slow code, patient people.',
    interests: ['CFD', 'Combustion', 'Badminton'], topics: ['CFD careers', 'PhD or industry'],
    steps: [work('GE', 'Edison Engineer', '2015-07', '2017-06'), work('GE', 'Lead Engineer', '2017-07')],
  },
  {
    name: 'Nandini Hansda', look: 'f', degree: 'B.Tech', stream: 'CIVIL', year: 2020, place: 'Ranchi, Jharkhand', visibility: 'public',
    bio: 'Bridges, mostly over rivers I grew up swimming in. Site engineer, proud of it.',
    interests: ['Bridges', 'Surveying', 'Santhali songs'], topics: ['Women at site', 'L&T interviews'],
    steps: [intern('L&T', 'Site Intern', 2019, 5, 6), work('L&T', 'Graduate Engineer Trainee', '2020-08', '2021-07'), work('L&T', 'Senior Engineer', '2021-08')],
  },
  {
    name: 'Abdul Rahman Shaikh', look: 'm beard glasses', degree: 'B.Tech', stream: 'CIVIL', year: 2014, place: 'Dubai, United Arab Emirates',
    bio: 'High-rise structures. Twelve years, nine towers, zero fear of heights left.',
    interests: ['Structural design', 'ETABS', 'Cricket'], topics: ['Working in the Gulf', 'Structural consultancy'],
    steps: [work('Shapoorji Pallonji', 'Graduate Engineer Trainee', '2014-07', '2017-03'), work('Atkins', 'Structural Engineer', '2017-04', '2021-09'), work('Atkins', 'Senior Structural Engineer', '2021-10')],
  },
  {
    name: 'Kavya Shetty', look: 'f', degree: 'B.Tech', stream: 'CIVIL', year: 2022, place: 'Mangaluru, Karnataka',
    bio: 'Transport planner. I count buses so that you wait for fewer minutes.',
    interests: ['Urban mobility', 'GIS', 'Yakshagana'], topics: ['Transport planning', 'Civil plus data'],
    steps: [intern('WRI India', 'Research Intern', 2021, 5, 8), work('AECOM', 'Graduate Planner', '2022-07', '2024-11'), work('AECOM', 'Transport Planner', '2024-12')],
  },
  {
    name: 'Chetan Meena', look: 'm', noPicture: true, degree: 'M.Tech', stream: 'CIVIL', spec: 'Structural Engineering', year: 2021, place: 'New Delhi, Delhi', unverified: true,
    bio: 'Deputy manager, highways. GATE AIR 214 and one very long interview.',
    interests: ['Highways', 'Concrete', 'Birding'], topics: ['NHAI and PSUs', 'GATE strategy for civil'],
    steps: [work('NHAI', 'Deputy Manager (Technical)', '2021-11')],
  },
  {
    name: 'Gayatri Sahoo', look: 'f bindi', degree: 'B.Tech', stream: 'CHEMICAL', year: 2017, place: 'Vadodara, Gujarat',
    bio: 'Process engineer in paints and polymers. Ask me why scaling up ten times is never ten times.',
    interests: ['Process design', 'Aspen', 'Pattachitra painting'], topics: ['Chemical core jobs', 'Plant versus design office'],
    steps: [intern('IOCL', 'Vocational Trainee', 2016, 5, 6), work('Asian Paints', 'Production Officer', '2017-07', '2021-02'), work('BASF', 'Process Engineer', '2021-03')],
  },
  {
    name: 'Yash Vardhan Dubey', look: 'm', degree: 'B.Tech', stream: 'CHEMICAL', year: 2023, place: 'Mumbai, Maharashtra', visibility: 'public',
    bio: 'Shop-floor officer at a soap factory with 40,000 bars an hour. Six Sigma green belt and counting.',
    interests: ['Manufacturing', 'Lean', 'Stand-up comedy'], topics: ['FMCG for engineers', 'Group discussions'],
    steps: [intern('Hindustan Unilever', 'Supply Chain Intern', 2022, 5, 7), work('Hindustan Unilever', 'Production Executive', '2023-07')],
  },
  {
    name: 'Mridula Gogoi', look: 'f', degree: 'B.Tech', stream: 'CHEMICAL', year: 2020, place: 'Guwahati, Assam',
    bio: 'Reservoir engineer at home in Assam. Tea gardens on one side, wells on the other.',
    interests: ['Petroleum', 'Bihu', 'Cycling'], topics: ['Oil India and ONGC', 'Chemical to petroleum'],
    steps: [work('Oil India', 'Senior Officer', '2021-03')],
  },
  {
    name: 'Balaji Venkatesan', look: 'm', degree: 'B.Tech', stream: 'MME', year: 2015, place: 'Jamshedpur, Jharkhand', visibility: 'public',
    bio: 'Steel, from blast furnace to boardroom slides. The heat is real and so is the food allowance.',
    interests: ['Steelmaking', 'Process control', 'Marathons'], topics: ['Metallurgy careers', 'Tata Steel selection'],
    steps: [intern('Tata Steel', 'Summer Trainee', 2014, 5, 6), work('Tata Steel', 'Management Trainee (Technical)', '2015-07', '2016-06'), work('Tata Steel', 'Manager, Steel Melting Shop', '2016-07')],
  },
  {
    name: 'Stanzin Dolma', look: 'f', degree: 'B.Tech', stream: 'MME', year: 2022, place: 'Angul, Odisha', noPicture: true,
    bio: 'Aluminium smelter engineer from Leh. Went from minus twenty to nine hundred and sixty degrees.',
    interests: ['Smelting', 'Mountaineering', 'Photography'], topics: ['Metals industry', 'Plant postings'],
    steps: [work('Hindalco', 'Graduate Engineer Trainee', '2022-07', '2023-06'), work('Hindalco', 'Assistant Manager', '2023-07')],
  },
  {
    name: 'Clive D’Souza', look: 'm beard', degree: 'B.Tech', stream: 'MME', year: 2019, place: 'Panaji, Goa', unverified: true,
    bio: 'Failure analyst. Every broken part has a story and I get to write it down.',
    interests: ['Fractography', 'Jazz', 'Sailing'], topics: ['Quality careers', 'Materials to aerospace'],
    steps: [work('JSW Steel', 'Junior Manager', '2019-07', '2022-08'), work('Honeywell', 'Materials Engineer', '2022-09')],
  },
  {
    name: 'Swathi Iyengar', look: 'f bindi', degree: 'B.Tech', stream: 'BIOTECH', year: 2018, place: 'Bengaluru, Karnataka', visibility: 'public',
    bio: 'Monoclonal antibodies, 2,000 litres at a time. Biotech has jobs; they are just not where you look first.',
    interests: ['Bioprocess', 'Fermentation', 'Veena'], topics: ['Biotech placements', 'Industry versus MS'],
    steps: [intern('Biocon', 'Process Intern', 2017, 5, 7), work('Biocon', 'Executive, Manufacturing Science', '2018-07', '2022-04'), work('Biocon', 'Deputy Manager', '2022-05')],
  },
  {
    name: 'Ngawang Tsering Bhutia', look: 'm', sitting: 4, degree: 'B.Tech', stream: 'BIOTECH', year: 2021, place: 'Hyderabad, Telangana',
    bio: 'Vaccines, quality and a lot of paperwork that saves lives.',
    interests: ['Vaccines', 'GMP', 'Archery'], topics: ['Pharma quality roles', 'GATE BT'],
    steps: [work('Bharat Biotech', 'Quality Executive', '2021-08', '2024-02'), work('Dr. Reddy’s', 'Senior Executive, Quality', '2024-03')],
  },
  {
    name: 'Sanjana Pillai', look: 'f', degree: 'B.Tech', stream: 'BIOTECH', year: 2025, place: 'Bengaluru, Karnataka', visibility: 'public',
    bio: 'From pipettes to Python: I analyse clinical data for a living.',
    interests: ['Bioinformatics', 'R', 'Theatre'], topics: ['Biotech to analytics', 'Learning to code late'],
    steps: [intern('Strand Life Sciences', 'Bioinformatics Intern', 2024, 5, 7), work('ZS Associates', 'Decision Analytics Associate', '2025-07')],
  },
  {
    name: 'Om Prakash Bishnoi', look: 'm beard', noPicture: true, degree: 'B.Tech', stream: 'MECHANICAL', year: 2025, place: 'Chennai, Tamil Nadu',
    bio: 'Trainee in a tyre plant, rotating through every shift. Rajasthan heat was good practice.',
    interests: ['Production', 'Kabaddi', 'Wildlife'], topics: ['First year in a plant', 'PPT and GD rounds'],
    steps: [intern('MRF', 'Plant Intern', 2024, 5, 6), work('L&T', 'Graduate Engineer Trainee', '2025-07')],
  },
  {
    name: 'Veena Thorat', look: 'f', degree: 'B.Tech', stream: 'CIVIL', year: 2026, place: 'Mumbai, Maharashtra',
    bio: 'Started on the coastal road three months ago. My helmet already has opinions.',
    interests: ['Construction', 'Primavera', 'Kho-kho'], topics: ['Civil placements last season'],
    steps: [intern('Afcons', 'Site Intern', 2025, 5, 6), work('Afcons', 'Graduate Engineer Trainee', '2026-07')],
  },
  {
    name: 'Rohan Fernandes', look: 'm', degree: 'B.Tech', stream: 'CHEMICAL', year: 2026, place: 'Pune, Maharashtra', noPicture: true, unverified: true,
    bio: 'Process graduate at an engineering consultancy.',
    interests: ['HAZOP', 'Football'], topics: ['Simulation skills'],
    steps: [work('Thermax', 'Graduate Engineer Trainee', '2026-07')],
  },
];
