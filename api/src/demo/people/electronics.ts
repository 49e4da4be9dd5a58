import { intern, work, type DemoPerson } from './shape.ts';

/** Alumni of ECE, ECE VLSI and EEE: chips, signals, power, and some software. */
export const electronics: DemoPerson[] = [
  {
    name: 'Aravind Selvaraj', look: 'm', degree: 'B.Tech', stream: 'ECE', year: 2017, place: 'Bengaluru, Karnataka', visibility: 'public',
    bio: 'Analog designer. My best teacher was a bandgap reference that would not start up.',
    interests: ['Analog design', 'Op-amps', 'Veena', 'Biryani hunting'], topics: ['Analog interviews', 'Core versus software'],
    steps: [intern('Texas Instruments', 'Analog Design Intern', 2016, 5, 7), work('Texas Instruments', 'Analog Design Engineer', '2017-07', '2022-05'), work('Texas Instruments', 'Senior Design Engineer', '2022-06')],
  },
  {
    name: 'Zainab Khatoon', look: 'f hijab', degree: 'B.Tech', stream: 'ECE', year: 2021, place: 'Hyderabad, Telangana', visibility: 'public',
    bio: 'Modem firmware engineer. C, cache lines and chai.',
    interests: ['Embedded C', '5G', 'Reading', 'Henna design'], topics: ['Embedded interviews', 'Core companies on campus'],
    steps: [intern('Qualcomm', 'Interim Engineering Intern', 2020, 5, 7), work('Qualcomm', 'Associate Engineer', '2021-07', '2023-10'), work('Qualcomm', 'Engineer', '2023-11')],
  },
  {
    name: 'Siddharth Kulkarni', look: 'm glasses', degree: 'M.Tech', stream: 'ECE VLSI', spec: 'VLSI Design', year: 2022, place: 'Bengaluru, Karnataka',
    bio: 'Physical design, through GATE. I keep a public list of every timing-closure trick I was shown.',
    interests: ['Physical design', 'STA', 'Marathi theatre'], topics: ['VLSI after GATE', 'Physical design interviews'],
    steps: [intern('Intel', 'Graduate Technical Intern', 2021, 6, 12), work('Intel', 'Physical Design Engineer', '2022-07')],
  },
  {
    name: 'Haritha Menon', look: 'f bindi', degree: 'M.Tech', stream: 'ECE VLSI', spec: 'VLSI and Embedded Systems', year: 2024, place: 'Hyderabad, Telangana', visibility: 'public',
    bio: 'Verification engineer. UVM looks scary for exactly three weeks.',
    interests: ['UVM', 'SystemVerilog', 'Bharatanatyam'], topics: ['Design verification', 'M.Tech projects'],
    steps: [intern('AMD', 'Verification Co-op', 2023, 6, 12), work('AMD', 'Silicon Design Engineer', '2024-07')],
  },
  {
    name: 'Debasish Mohapatra', look: 'm', degree: 'B.Tech', stream: 'ECE', year: 2014, place: 'Bengaluru, Karnataka',
    bio: 'Scientist working on spacecraft telemetry. The written test is fair; the waiting is the hard part.',
    interests: ['Satellites', 'RF', 'Odissi music', 'Astronomy'], topics: ['ISRO ICRB', 'Government research careers'],
    steps: [work('Wipro', 'Project Engineer', '2014-08', '2015-12'), work('ISRO', 'Scientist/Engineer SC', '2016-02', '2020-06'), work('ISRO', 'Scientist/Engineer SE', '2020-07')],
  },
  {
    name: 'Ritika Malhotra', look: 'f', degree: 'B.Tech', stream: 'ECE', year: 2019, place: 'Noida, Uttar Pradesh', visibility: 'public',
    bio: 'Camera software for phones that a few million people drop every day.',
    interests: ['Image processing', 'C++', 'Street photography'], topics: ['ECE to software', 'Samsung test'],
    steps: [intern('Samsung R&D', 'Research Intern', 2018, 5, 7), work('Samsung R&D', 'Software Engineer', '2019-07', '2023-02'), work('Adobe', 'Computer Scientist', '2023-03')],
  },
  {
    name: 'Neiphrezo Angami', look: 'm cap', degree: 'B.Tech', stream: 'ECE', year: 2022, place: 'Pune, Maharashtra', noPicture: true,
    bio: 'Automotive radar. Kohima born, Pune trained, always looking for good pork.',
    interests: ['Radar', 'MATLAB', 'Rock bands'], topics: ['Automotive electronics'],
    steps: [work('Bosch', 'Graduate Trainee Engineer', '2022-07', '2024-06'), work('KPIT', 'Radar Systems Engineer', '2024-07')],
  },
  {
    name: 'Lakshmi Prasanna Vemuri', look: 'f bindi', degree: 'B.Tech', stream: 'EEE', year: 2016, place: 'Visakhapatnam, Andhra Pradesh',
    bio: 'Executive in a transmission utility, through GATE. I keep the lights on, quite literally.',
    interests: ['Power systems', 'Protection relays', 'Kuchipudi'], topics: ['PSU through GATE', 'Interviews at PSUs'],
    steps: [work('L&T', 'Graduate Engineer Trainee', '2016-07', '2017-09'), work('Power Grid', 'Engineer', '2017-10', '2022-03'), work('Power Grid', 'Deputy Manager', '2022-04')],
  },
  {
    name: 'Jaspreet Kaur Gill', look: 'f', degree: 'B.Tech', stream: 'EEE', year: 2020, place: 'Bengaluru, Karnataka', visibility: 'public',
    bio: 'Battery management systems for electric scooters. Everything interesting happens between 10 and 90 percent charge.',
    interests: ['Electric vehicles', 'Power electronics', 'Gatka'], topics: ['EV start-ups', 'Final-year projects'],
    steps: [intern('Ather Energy', 'Electrical Intern', 2019, 5, 7), work('Ather Energy', 'BMS Engineer', '2020-08', '2024-01'), work('Ather Energy', 'Lead Engineer', '2024-02')],
  },
  {
    name: 'Prakash Murmu', look: 'm', sitting: 3, degree: 'B.Tech', stream: 'EEE', year: 2018, place: 'Bhopal, Madhya Pradesh',
    bio: 'Motors and generators the size of a house. First graduate from my village in Mayurbhanj.',
    interests: ['Electrical machines', 'Archery', 'Teaching'], topics: ['BHEL Engineer Trainee', 'Scholarships', 'GATE without coaching'],
    steps: [work('BHEL', 'Engineer Trainee', '2018-11', '2019-10'), work('BHEL', 'Senior Engineer', '2019-11', '2024-12'), work('BHEL', 'Deputy Manager', '2025-01')],
  },
  {
    name: 'Aditi Chaudhary', look: 'f glasses', degree: 'B.Tech', stream: 'EEE', year: 2023, place: 'Gurugram, Haryana',
    bio: 'Consultant who still carries a multimeter. Grid studies for solar parks in Rajasthan.',
    interests: ['Solar', 'Energy policy', 'Kathak'], topics: ['Consulting from core', 'Renewable energy'],
    steps: [intern('Schneider Electric', 'Graduate Intern', 2022, 5, 7), work('Schneider Electric', 'Application Engineer', '2023-07', '2025-03'), work('ReNew', 'Grid Integration Engineer', '2025-04')],
  },
  {
    name: 'Vishal Thakkar', look: 'm beard', degree: 'B.Tech', stream: 'ECE', year: 2024, place: 'Ahmedabad, Gujarat', visibility: 'public',
    bio: 'RTL at a memory company in Gujarat: the plant is new and so am I.',
    interests: ['Verilog', 'Memory', 'Garba', 'Stock markets'], topics: ['Semiconductor jobs in India', 'Verilog practice'],
    steps: [intern('eInfochips', 'ASIC Intern', 2023, 5, 7), work('Micron', 'Design Engineer', '2024-07')],
  },
  {
    name: 'Shreya Ganguly', look: 'f', roles: ['mentee', 'alumni'], degree: 'B.Tech', stream: 'ECE', year: 2026, place: 'Bengaluru, Karnataka', visibility: 'public',
    bio: 'New at TI. Still amazed that the lab oscilloscope costs more than our house.',
    interests: ['Mixed signal', 'Embedded systems', 'Debating'], topics: ['Last placement season', 'Core preparation in third year'],
    steps: [intern('Texas Instruments', 'Embedded Software Intern', 2025, 5, 7), work('Texas Instruments', 'Applications Engineer', '2026-07')],
  },
  {
    name: 'Mohammed Faizan Ansari', look: 'm glasses', degree: 'B.Tech', stream: 'ECE', year: 2025, place: 'Bengaluru, Karnataka',
    bio: 'Graphics driver work, one register at a time.',
    interests: ['GPU', 'Linux kernel', 'Football'], topics: ['C and OS fundamentals', 'Off-campus referrals'],
    steps: [intern('NVIDIA', 'System Software Intern', 2024, 5, 7), work('NVIDIA', 'System Software Engineer', '2025-07')],
  },
  {
    name: 'Bhavana Chikkegowda', look: 'f bindi', degree: 'B.Tech', stream: 'ECE', year: 2012, place: 'San Diego, United States', noPicture: true,
    bio: 'Wireless systems since LTE was new. I moved for a master’s and stayed for the standards meetings.',
    interests: ['Wireless standards', 'Hiking', 'Kannada novels'], topics: ['MS in communications', 'Research to product'],
    steps: [work('Tejas Networks', 'R&D Engineer', '2012-07', '2014-07'), work('Qualcomm', 'Systems Engineer', '2016-08', '2020-09'), work('Qualcomm', 'Staff Engineer', '2020-10')],
  },
  {
    name: 'Rustom Daruwalla', look: 'm', degree: 'B.Tech', stream: 'EEE', year: 2013, place: 'Mumbai, Maharashtra', visibility: 'connections', unverified: true,
    bio: 'Switchgear, then metros. If you ride Line 3, some of the relays are mine.',
    interests: ['Railways', 'Vintage cars', 'Western classical music'], topics: ['Infrastructure careers'],
    steps: [work('Siemens', 'Graduate Engineer Trainee', '2013-07', '2016-10'), work('Siemens', 'Project Engineer', '2016-11', '2021-04'), work('Alstom', 'Project Manager', '2021-05')],
  },
];
