import { intern, type DemoPerson } from './shape.ts';

/** Students of the final year, and postgraduates about to finish. */
export const finalYear: DemoPerson[] = [
  {
    name: 'Kabir Nair', look: 'm glasses', degree: 'B.Tech', stream: 'CSE', year: 2027, place: 'Thrissur, Kerala', visibility: 'public',
    bio: 'Final year, secretary of the coding club. Preparing for backend roles and trying to sleep before one.',
    interests: ['Backend', 'Competitive programming', 'Football'], steps: [intern('Razorpay', 'SDE Intern', 2026, 5, 7)],
  },
  {
    name: 'Aarohi Joshi', look: 'f', degree: 'B.Tech', stream: 'CSE', year: 2027, place: 'Nagpur, Maharashtra', visibility: 'public',
    bio: 'Graphs, dynamic programming and an unreasonable number of sticky notes.',
    interests: ['Algorithms', 'Hackathons', 'Violin'], steps: [intern('Goldman Sachs', 'Summer Analyst', 2026, 5, 7)],
  },
  { name: 'Mohammed Arshad Khan', look: 'm beard', degree: 'B.Tech', stream: 'CSE', year: 2027, place: 'Lucknow, Uttar Pradesh', bio: 'Cloud and containers; I run the hostel’s Minecraft server on leftover credits.', interests: ['Cloud', 'Docker', 'Kebabs'] },
  { name: 'Sai Charan Bommireddy', look: 'm', degree: 'B.Tech', stream: 'CSE', year: 2027, place: 'Guntur, Andhra Pradesh', bio: 'Looking for full-stack roles; three projects live, one of them paid.', interests: ['React', 'Node.js', 'Cricket'] },
  { name: 'Trisha Sengupta', look: 'f glasses', degree: 'B.Tech', stream: 'CSE', year: 2027, place: 'Siliguri, West Bengal', bio: 'Machine learning, mostly the cleaning part.', interests: ['Machine learning', 'Kaggle', 'Debating'], noPicture: true },
  {
    name: 'Manpreet Singh Dhillon', look: 'm turban', degree: 'B.Tech', stream: 'ECE', year: 2027, place: 'Ludhiana, Punjab', visibility: 'public',
    bio: 'ECE, torn between chips and code. Talking to alumni to decide before September is over.',
    interests: ['Embedded systems', 'Verilog', 'Tractors'], steps: [intern('Qualcomm', 'Interim Engineering Intern', 2026, 5, 7)],
  },
  { name: 'Nivetha Rajendran', look: 'f bindi', degree: 'B.Tech', stream: 'ECE', year: 2027, place: 'Madurai, Tamil Nadu', bio: 'Analog is fun once the loop is stable. Aiming for a design role.', interests: ['Analog design', 'PCB', 'Silambam'] },
  { name: 'Irfan Ahmad Lone', look: 'm beard', degree: 'B.Tech', stream: 'ECE', year: 2027, place: 'Srinagar, Jammu and Kashmir', bio: 'RF enthusiast who builds antennas out of tins.', interests: ['RF', 'Ham radio', 'Skiing'], noPicture: true },
  { name: 'Likitha Gowda', look: 'f', degree: 'B.Tech', stream: 'EEE', year: 2027, place: 'Hassan, Karnataka', bio: 'Electric vehicles, power electronics and the college solar-car team.', interests: ['Electric vehicles', 'MATLAB', 'Throwball'] },
  { name: 'Ashutosh Tripathi', look: 'm', degree: 'B.Tech', stream: 'EEE', year: 2027, place: 'Varanasi, Uttar Pradesh', bio: 'Preparing for GATE and PSUs, with a plan that fits on one page.', interests: ['GATE', 'Power systems', 'Tabla'] },
  { name: 'Vedant Gaikwad', look: 'm', degree: 'B.Tech', stream: 'MECHANICAL', year: 2027, place: 'Kolhapur, Maharashtra', bio: 'Suspension lead of the Formula Student team.', interests: ['Vehicle dynamics', 'SolidWorks', 'Wrestling'], steps: [intern('Mahindra', 'Design Intern', 2026, 6, 7)] },
  { name: 'Elizabeth Varghese', look: 'f', degree: 'B.Tech', stream: 'MECHANICAL', year: 2027, place: 'Kottayam, Kerala', bio: 'Simulation over machining, though I did lose a fingernail to a lathe.', interests: ['FEA', 'Ansys', 'Choir'], noPicture: true },
  { name: 'Pranjal Hazarika', look: 'm', degree: 'B.Tech', stream: 'CIVIL', year: 2027, place: 'Tezpur, Assam', bio: 'Flood-resilient structures, because home floods.', interests: ['Hydrology', 'STAAD', 'Football'] },
  { name: 'Ruksana Parveen', look: 'f hijab', degree: 'B.Tech', stream: 'CHEMICAL', year: 2027, place: 'Malappuram, Kerala', bio: 'Process simulation and green hydrogen. President of the chemical society.', interests: ['Hydrogen', 'Aspen', 'Quizzing'] },
  { name: 'Anurag Tirkey', look: 'm', noPicture: true, degree: 'B.Tech', stream: 'MME', year: 2027, place: 'Rourkela, Odisha', bio: 'Grew up beside a steel plant and want to run a part of one.', interests: ['Metallurgy', 'Hockey'] },
  { name: 'Charvi Bhandari', look: 'f', degree: 'B.Tech', stream: 'BIOTECH', year: 2027, place: 'Udaipur, Rajasthan', bio: 'Deciding between an MS and industry; talk me into either.', interests: ['Bioprocess', 'Ghoomar', 'Statistics'] },
  { name: 'Naveen Chandra Bisht', look: 'm glasses', noPicture: true, degree: 'M.Tech', stream: 'CSE', spec: 'Data Engineering', year: 2027, place: 'Almora, Uttarakhand', bio: 'M.Tech after two years in support. Streaming systems and mountain trails.', interests: ['Kafka', 'Spark', 'Trekking'] },
  { name: 'Sowmya Devarakonda', look: 'f bindi glasses', degree: 'M.Tech', stream: 'ECE VLSI', spec: 'VLSI Design', year: 2027, place: 'Warangal, Telangana', bio: 'Design verification, looking for a co-op that turns into a job.', interests: ['UVM', 'SystemVerilog', 'Poetry'], visibility: 'public' },
  { name: 'Zeeshan Qureshi', look: 'm', degree: 'MBA', spec: 'Marketing', year: 2027, place: 'Bhopal, Madhya Pradesh', bio: 'Mechanical engineer turned marketer; the pivot table was the turning point.', interests: ['Brands', 'Case competitions', 'Cricket'] },
  { name: 'Ira Kapadia', look: 'f', degree: 'MBA', spec: 'Finance', year: 2027, place: 'Surat, Gujarat', bio: 'CFA level one done, campus finance club, family textile business on weekends.', interests: ['Valuation', 'Markets', 'Garba'] },
];

/** Students of the third year. */
export const thirdYear: DemoPerson[] = [
  { name: 'Advait Ranade', look: 'm', degree: 'B.Tech', stream: 'CSE', year: 2028, place: 'Nashik, Maharashtra', bio: 'Internship season is next; this is my year of arrays.', interests: ['C++', 'Algorithms', 'Sitar'], visibility: 'public' },
  { name: 'Hiya Borthakur', look: 'f', degree: 'B.Tech', stream: 'CSE', year: 2028, place: 'Jorhat, Assam', bio: 'Open-source contributor, docs first.', interests: ['Open source', 'Python', 'Bihu'] },
  { name: 'Syed Ayaan Hussain', look: 'm glasses', degree: 'B.Tech', stream: 'CSE', year: 2028, place: 'Hyderabad, Telangana', bio: 'App developer. My bus-timing app has 900 users, most of them late.', interests: ['Flutter', 'Firebase', 'Biryani'] },
  { name: 'Keerthana Muralidharan', look: 'f bindi', noPicture: true, degree: 'B.Tech', stream: 'CSE', year: 2028, place: 'Coimbatore, Tamil Nadu', bio: 'Databases are underrated. So is early dinner.', interests: ['SQL', 'Backend', 'Kolam'] },
  { name: 'Yuvraj Solanki', look: 'm', degree: 'B.Tech', stream: 'CSE', year: 2028, place: 'Rajkot, Gujarat', bio: 'Trying every club once.', interests: ['Game development', 'Unity', 'Kite flying'], noPicture: true, unverified: true },
  { name: 'Mary Chongloi', look: 'f', sitting: 8, degree: 'B.Tech', stream: 'ECE', year: 2028, place: 'Churachandpur, Manipur', bio: 'Signal processing, and the college band’s sound desk.', interests: ['DSP', 'Audio', 'Bass guitar'] },
  { name: 'Dhruv Saxena', look: 'm', degree: 'B.Tech', stream: 'ECE', year: 2028, place: 'Kanpur, Uttar Pradesh', bio: 'Robotics team, electronics lead.', interests: ['Robotics', 'ROS', 'Badminton'] },
  { name: 'Amrita Pradhan', look: 'f glasses', sitting: 3, degree: 'B.Tech', stream: 'ECE', year: 2028, place: 'Gangtok, Sikkim', bio: 'FPGA beginner, momo expert.', interests: ['FPGA', 'Verilog', 'Cooking'] },
  { name: 'Gokul Raman', look: 'm', noPicture: true, degree: 'B.Tech', stream: 'EEE', year: 2028, place: 'Salem, Tamil Nadu', bio: 'Drones, batteries and borrowed soldering irons.', interests: ['Drones', 'Batteries', 'Cricket'] },
  { name: 'Tanvi Khurana', look: 'f', degree: 'B.Tech', stream: 'MECHANICAL', year: 2028, place: 'Jalandhar, Punjab', bio: 'Powertrain trainee of the Formula Student team.', interests: ['Engines', 'CATIA', 'Hockey'], noPicture: true },
  { name: 'Birsa Oraon', look: 'm', degree: 'B.Tech', stream: 'CIVIL', year: 2028, place: 'Gumla, Jharkhand', bio: 'First from my block to study engineering. I want to build roads that last the monsoon.', interests: ['Roads', 'Surveying', 'Football'] },
  { name: 'Shalini Mandal', look: 'f', degree: 'B.Tech', stream: 'CIVIL', year: 2028, place: 'Darbhanga, Bihar', bio: 'Structures, AutoCAD and Madhubani.', interests: ['AutoCAD', 'Madhubani painting'] },
  { name: 'Parth Vaghela', look: 'm', noPicture: true, degree: 'B.Tech', stream: 'CHEMICAL', year: 2028, place: 'Bharuch, Gujarat', bio: 'Surrounded by chemical plants since birth; finally learning what is inside.', interests: ['Process safety', 'Cricket'] },
  { name: 'Rinchen Lhamo', look: 'f', sitting: 8, degree: 'B.Tech', stream: 'BIOTECH', year: 2028, place: 'Tawang, Arunachal Pradesh', bio: 'Medicinal plants of the eastern Himalaya.', interests: ['Botany', 'Genomics', 'Hiking'] },
  { name: 'Pradeep Valmiki', look: 'm beard', degree: 'M.Tech', stream: 'MECHANICAL', spec: 'Design Engineering', year: 2028, place: 'Meerut, Uttar Pradesh', bio: 'Two years on a shop floor, now back to understand why things broke.', interests: ['Fatigue', 'FEA', 'Kabaddi'], unverified: true, noPicture: true },
  { name: 'Anjali Thampi', look: 'f bindi', degree: 'MSc', spec: 'Data Science', year: 2028, place: 'Thiruvananthapuram, Kerala', bio: 'Statistics graduate learning to ship.', interests: ['Statistics', 'Python', 'Kathakali'] },
  { name: 'Tariq Mansoor', look: 'm', degree: 'MBA', spec: 'Operations', year: 2028, place: 'Aligarh, Uttar Pradesh', bio: 'Locks, logistics and lean.', interests: ['Supply chain', 'Excel'], noPicture: true },
];

/** Students of the second year, the youngest here. */
export const secondYear: DemoPerson[] = [
  { name: 'Diya Kashyap', look: 'f', degree: 'B.Tech', stream: 'CSE', year: 2029, place: 'Raipur, Chhattisgarh', bio: 'Second year. Reading everything, understanding half, enjoying most.', interests: ['Python', 'Web', 'Dance'], unverified: true, visibility: 'public' },
  { name: 'Rehan Contractor', look: 'm', degree: 'B.Tech', stream: 'CSE', year: 2029, place: 'Mumbai, Maharashtra', bio: 'I like making small useful things.', interests: ['JavaScript', 'Electronics', 'Chess'] },
  { name: 'Tanushree Naik', look: 'f', degree: 'B.Tech', stream: 'CSE', year: 2029, place: 'Margao, Goa', interests: ['Design', 'Web', 'Beach volleyball'], unverified: true },
  { name: 'Jatin Bhardwaj', look: 'm glasses', degree: 'B.Tech', stream: 'CSE', year: 2029, place: 'Rohtak, Haryana', bio: 'Linux on everything, including the warden’s old laptop.', interests: ['Linux', 'Networks', 'Wrestling'] },
  { name: 'Maitreyi Bhatt', look: 'f glasses', degree: 'B.Tech', stream: 'ECE', year: 2029, place: 'Vadodara, Gujarat', interests: ['Arduino', 'Astronomy'], noPicture: true, unverified: true },
  { name: 'Vanlalruata Chhangte', look: 'm', degree: 'B.Tech', stream: 'ECE', year: 2029, place: 'Aizawl, Mizoram', bio: 'Here for circuits, staying for football.', interests: ['Circuits', 'Football'] },
  { name: 'Shruti Wankhede', look: 'f', noPicture: true, degree: 'B.Tech', stream: 'EEE', year: 2029, place: 'Amravati, Maharashtra', bio: 'Wants to bring reliable three-phase supply to farms.', interests: ['Power systems', 'Agriculture'] },
  { name: 'Ujjwal Thakur', look: 'm', degree: 'B.Tech', stream: 'MECHANICAL', year: 2029, place: 'Mandi, Himachal Pradesh', bio: 'Mountain roads made me a mechanical engineer.', interests: ['Bikes', 'CAD'], noPicture: true, unverified: true },
  { name: 'Pallavi Jatav', look: 'f', degree: 'B.Tech', stream: 'CIVIL', year: 2029, place: 'Gwalior, Madhya Pradesh', interests: ['Water supply', 'Sketching'], bio: 'Drinking water engineering is what I came for.' },
  { name: 'Akhilesh Nayak', look: 'm', degree: 'B.Tech', stream: 'MME', year: 2029, place: 'Sambalpur, Odisha', interests: ['Materials', 'Chess'], noPicture: true, unverified: true },
  { name: 'Sumaiya Akhtar', look: 'f hijab', degree: 'B.Tech', stream: 'BIOTECH', year: 2029, place: 'Kishanganj, Bihar', bio: 'Immunology podcasts, lab coat pockets full of biscuits.', interests: ['Immunology', 'Writing'] },
  { name: 'Ganesh Pawar', look: 'm', noPicture: true, degree: 'B.Tech', stream: 'CHEMICAL', year: 2029, place: 'Solapur, Maharashtra', interests: ['Sugar technology', 'Kabaddi'], unverified: true },
  { name: 'Esther Lakra', look: 'f', degree: 'B.Tech', stream: 'CSE', year: 2029, place: 'Jashpur, Chhattisgarh', bio: 'Hackathon newcomer, looking for a team that also sleeps.', interests: ['Web', 'Hockey', 'Gospel'] },
];
