/** Two things that are one skill: "and" between them parts nothing. One a row, folded, "&" as "and". */
export const PAIRED_WORDS: ReadonlySet<string> = new Set(
  `
health and safety
safety and health
food and beverage
food and drink
food and safety
research and development
learning and development
training and development
design and build
design and technology
profit and loss
accounts payable and receivable
terms and conditions
rules and regulations
policies and procedures
equality and diversity
diversity and inclusion
time and attendance
search and rescue
search and seizure
command and control
track and trace
pick and pack
picking and packing
pack and ship
loading and unloading
shipping and receiving
receiving and shipping
setup and breakdown
set-up and breakdown
set up and tear down
opening and closing
buying and selling
hair and makeup
hair and beauty
cut and colour
cut and color
arts and crafts
arts and culture
diet and nutrition
wash and fold
lockout and tagout
lock and tag
cut and fill
plan and profile
mig and tig
supply and demand
supply and fit
sales and marketing
sales and service
marketing and sales
admin and clerical
reading and writing
written and spoken
written and verbal
verbal and written
oral and written
listening and speaking
children and families
families and children
wellness and fitness
sport and fitness
heating and cooling
heating and ventilation
plumbing and heating
repair and maintenance
maintenance and repair
operations and maintenance
cleaning and sanitation
cleaning and disinfection
infection prevention and control
quality and safety
test and tag
trial and error
planning and organisation
planning and organization
soups and sauces
sauces and soups
`
    .trim()
    .split('\n'),
);
