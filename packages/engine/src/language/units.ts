/** Units that stand right behind a number: the first spelling of each line names it. Letters alone are read in their own case. */
const UNITS = `
V | volt | volts
kV | kilovolt | kilovolts
A | amp | amps | ampere | amperes
W | watt | watts
kW | kilowatt | kilowatts
MW | megawatt | megawatts
L | l | liter | liters | litre | litres
mL | ml | milliliter | milliliters | millilitre | millilitres
g | gram | grams
µg | μg | mcg | microgram | micrograms
mg | milligram | milligrams
kg | kilo | kilos | kilogram | kilograms
lb | lbs | pound | pounds
ton | tons
tonne | tonnes
m | meter | meters | metre | metres
cm | centimeter | centimeters | centimetre | centimetres
µm | μm | micron | microns | micrometre | micrometres | micrometer | micrometers
mm | millimeter | millimeters | millimetre | millimetres
km² | sq km | km2 | square kilometer | square kilometers | square kilometre | square kilometres
m² | sq m | m2 | square meter | square meters | square metre | square metres
sq ft | sq. ft. | square foot | square feet
km | kilometer | kilometers | kilometre | kilometres
in | inch | inches
ft | foot | feet
mi | mile | miles
acre | acres
ha | hectare | hectares
psi
rpm
wpm | words a minute | words per minute
KB | kilobyte | kilobytes
MB | megabyte | megabytes
GB | gigabyte | gigabytes
TB | terabyte | terabytes
PB | petabyte | petabytes
ms | millisecond | milliseconds
second | seconds | sec | secs | s
minute | minutes | min | mins
hour | hours | hr | hrs | h
shift | shifts
day | days
week | weeks
month | months
quarter | quarters
year | years | yr | yrs
`;

/** Spelling -> unit; of letters alone in their own case, of words in small letters. */
export const UNIT_OF: ReadonlyMap<string, string> = new Map(
  UNITS.trim()
    .split('\n')
    .flatMap((line) => {
      const forms = line.split('|').map((form) => form.trim());
      return forms.map((form) => [form, forms[0] ?? form] as const);
    }),
);

/** "weekly" and "a week" are one rate. */
export const RATE_WORDS: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  fortnightly: 'fortnight',
  biweekly: 'fortnight',
  'bi-weekly': 'fortnight',
  'semi-monthly': 'half month',
  semimonthly: 'half month',
  monthly: 'month',
  quarterly: 'quarter',
  'semi-annually': 'half year',
  'semi-annual': 'half year',
  'half-yearly': 'half year',
  annually: 'year',
  annual: 'year',
  yearly: 'year',
};
