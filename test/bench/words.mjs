// The words of the made-up company; accents included, since searching and sorting fold them.
const words = (text) => text.trim().split(/\s+/);

export const FIRST_NAMES = words(`
  Aisha Amara Anders Andrea Anna Antoine Astrid Beatriz Bruno Camille Carla Carlos Chidi Chloé Claire Clara Daniel David
  Diego Elena Élise Elif Emeka Emil Emma Erik Eva Fatima Felix Femi Finn Frida Gabriel Giulia Grace Hana Hannah Hiroshi
  Hugo Ibrahim Ines Ingrid Isabel Ivan Jakub James Jamila Jan Jing Johanna João John Jonas José Julia Kamil Karin Katarzyna
  Kenji Kofi Lars Laura Lea Leila Lena Léon Liam Lina Łukasz Lucía Luis Magnus Malik Marek Maria Marta Mateo Mei Mia Miguel
  Mila Mohammed Nadia Naomi Ngozi Nils Nina Noah Nora Olga Oliver Olivia Omar Oskar Paula Paulo Petra Piotr Priya Rafael
  Rania Ravi René Rosa Sami Samuel Sara Sean Silvia Sofía Søren Stefan Sven Tariq Teresa Thomas Tomás Tuva Uchenna Victor
  Wei Yara Yuki Yusuf Zeynep Zoë Zofia
`);

export const LAST_NAMES = words(`
  Abubakar Adeyemi Ahmed Almeida Andersen Andersson Baker Barbosa Bauer Becker Berg Bernard Bianchi Björk Brandt Brown
  Carter Castro Chen Clark Costa Cruz Dąbrowski Davies Diallo Díaz Dubois Ek Eriksen Eze Fernández Ferrari Fischer Fontaine
  Fournier García Gomes González Green Gruber Haddad Hall Hansen Harris Hassan Hernández Hoffmann Holm Horvat Huber Ito
  Iversen Jackson Jansen Jensen Johansson Jones Kaya Keller Khan Kim Kimura Klein Koch Kowalski Krüger Kumar Lambert Larsen
  Laurent Lee Lefèvre Lehmann Leroy Lewis Li Lima Lindström López Lund Maier Mäkinen Martin Martínez Mbeki Mendes Meyer
  Mitchell Moreau Moreno Müller Muñoz Nagy Nakamura Ndiaye Neumann Nguyen Nielsen Novák Nowak Nwosu Okafor Okonkwo Oliveira
  Olsen Osei Özdemir Patel Pereira Pérez Petersen Phillips Pinto Popescu Ramírez Rasmussen Reyes Ribeiro Ricci Richter
  Roberts Robinson Rodríguez Romano Rossi Roux Ruiz Sánchez Santos Sato Schmidt Schneider Schulz Sharma Silva Simon Singh
  Smith Sørensen Sousa Suzuki Szabó Tanaka Taylor Thompson Torres Traoré Turner Vargas Vasquez Virtanen Wagner Walker Wang
  Weber White Wilson Wójcik Wolf Wright Yamamoto Yılmaz Young Zhang Zhou Zieliński
`);

export const DEPARTMENTS = [
  'Engineering',
  'Customer Support',
  'Sales',
  'Operations',
  'Logistics',
  'Manufacturing',
  'Quality Assurance',
  'Field Service',
  'Finance',
  'Accounting',
  'Human Resources',
  'Marketing',
  'Product Management',
  'Product Design',
  'Data Science',
  'Information Security',
  'Infrastructure',
  'Platform',
  'Mobile',
  'Research',
  'Legal',
  'Compliance',
  'Procurement',
  'Facilities',
  'Internal Audit',
  'Treasury',
  'Tax',
  'Payroll',
  'Recruiting',
  'Learning and Development',
  'Partnerships',
  'Business Development',
  'Corporate Communications',
  'Brand',
  'Events',
  'Localisation',
  'Technical Writing',
  'Solutions Consulting',
  'Strategy',
  'Executive Office',
];

export const GRADES = ['Junior', 'Senior', 'Lead', 'Principal'];

export const TRADES = [
  'Accountant',
  'Analyst',
  'Architect',
  'Assistant',
  'Auditor',
  'Consultant',
  'Controller',
  'Coordinator',
  'Designer',
  'Developer',
  'Editor',
  'Engineer',
  'Manager',
  'Operator',
  'Planner',
  'Recruiter',
  'Researcher',
  'Specialist',
  'Strategist',
  'Technician',
  'Translator',
];

export const STREETS = [
  'Storgata',
  'Rue des Lilas',
  'Bahnhofstraße',
  'Calle Mayor',
  'High Street',
  'Via Roma',
  'Ulica Długa',
  'Kungsgatan',
];
export const TOWNS = [
  '0155 Oslo',
  '69003 Lyon',
  '80335 München',
  '28013 Madrid',
  'Leeds LS1',
  '20121 Milano',
  '00-238 Warszawa',
  '111 56 Stockholm',
];

export const REASONS = [
  'Family holiday',
  'Visiting my parents',
  'Doctor’s appointment and rest',
  'Moving to a new flat',
  'A wedding abroad',
  'Down with the flu',
  'Caring for a sick child',
  'A long weekend in the mountains',
  'Exam at the evening school',
  'Funeral of a relative',
];
