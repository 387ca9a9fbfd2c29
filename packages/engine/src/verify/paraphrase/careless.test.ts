import { describe, expect, it } from 'vitest';
import { judge } from '../gate.ts';
import { verifyLine } from '../verify-line.ts';
import { ResumeSource } from '../verify-resume.ts';

const isProven = (line: string, edit: string): boolean =>
  verifyLine(edit, { entry: [line], others: [] }).length === 0;

describe('what a careless hand makes of a line', () => {
  it.each([
    ['the time of one’s charge', 'Ran the kiosk at weekends', 'Ran the kiosk'],
    ['the shift of one’s charge', 'Led the night shift of 9 porters', 'Led 9 porters'],
    ['whose title is a lesser one', 'Link teacher for the deaf unit', 'Teacher for the deaf unit'],
    ['two who did it in tandem', 'Tandem lift of a boat hull', 'Lifted a boat hull'],
    ['a time of others', 'Mind 4 trainees in their first week', 'Mind 4 trainees'],
    ['a bound that is a day', 'Nursed lambs up to day 9', 'Nursed lambs for 9 days'],
    ['a slip in the word that limits', 'Took avarage 9 calls an hour', 'Took 9 calls an hour'],
    ['the biggest of several', 'Roofed 3 barns, biggest 900 m2', 'Roofed 3 barns of 900 m2'],
    ['a sum of several', 'Got 5 gifts, total $9,000', 'Got 5 gifts of $9,000'],
    [
      'one “about” of two',
      'Took about 90 calls a day and met up to 20 guests',
      'Took 90 calls a day and met up to 20 guests',
    ],
    [
      'who asked for it',
      'Signed the forms on behalf of the head nurse',
      'Signed the forms of the nurse',
    ],
    ['a condition', 'Opened vents subject to the wind', 'Opened vents'],
    ['a lesser venue', 'Gave a poster at the bee congress', 'Gave a talk at the bee congress'],
    [
      'a lesser venue left out',
      'Read a paper at a workshop of the guild',
      'Read a paper of the guild',
    ],
    ['what changed', 'Cut bicycle thefts by 40 %', 'Cut thefts by 40 %'],
    ['what came to nothing', 'Brought frost losses down to nil', 'Brought losses down to nil'],
    ['from and to', 'Brought late post from 31% to 4%', 'Brought post from 31% to 4%'],
    ['what was not so', 'Nil lost days and nil grave burns', 'Nil lost days and nil burns'],
    ['by for from', 'Brought waste down from 9% to 2%', 'Brought waste down by 9% to 2%'],
    [
      'by for from of who is told as "he"',
      'He brought waste down from 9% to 2%',
      'Brought waste down by 9% to 2%',
    ],
    ['per term of a longer name', 'Tutor 6 maths students per term', 'Tutor 6 maths terms'],
    [
      'one of many after "put"',
      'Put 9 lamps on the roof of a mill',
      'Put 9 lamps on the roofs of mills',
    ],
    ['the head of what changed', 'Cut post costs by 8%', 'Cut post by 8%'],
    ['where something changed', 'Cut slips in late proofs by a third', 'Cut slips by a third'],
    ['a list', 'Sorted calls, letters and 30 parcels', 'Sorted calls and letters of 30 parcels'],
    ['the size of a crew', 'Foreman of a gang of 3', 'Foreman of 3 gangs'],
    [
      'the year of a figure',
      'Set up a fair, 900 guests in its third year',
      'Set up a fair of 900 guests',
    ],
    [
      'who only was of a team',
      'Fair: gate team of 12, no thefts',
      'Fair: led a gate team of 12, no thefts',
    ],
    ['to for by', 'Cut the wait by 12 minutes', 'Cut the wait to 12 minutes'],
    ['two languages turned', 'Put songs from Welsh into Irish', 'Put songs from Irish into Welsh'],
    ['some of them', 'Lead 4 porters and 2 maids', 'Lead 4 porters, 2 of them maids'],
    ['per term', 'Tutor 6 students per term', 'Tutor 6 terms'],
    [
      'one of several places',
      'Led cleaners on 3 sites, a mill and a dock',
      'Led cleaners in 3 mills',
    ],
    ['the size of a thing', 'Let 40 flats in a 300-flat tower', 'Let 300 flats in a tower'],
    [
      'what a thing did',
      'Wrote the plan; passed the audit',
      'Wrote the plan, which passed the audit',
    ],
    ['who made it too', 'Wrote the rota with the police', 'Wrote the rota'],
    ['with whom', 'Found 9 boys homes with the warden', 'Found 9 boys homes with a garden'],
    [
      'one time of two',
      'Hold two fairs each week and a monthly sale',
      'Hold two fairs and a sale each week',
    ],
    ['a time moved', 'Give talks and yearly tests to all staff', 'Give yearly talks to all staff'],
    [
      'of whom a thing is',
      'Responsible for the school of 85 pupils',
      'Taught the school of 85 pupils',
    ],
    [
      'a first post',
      'Worked at the mill first as a porter, then as a cook from 2010 to 2019',
      'Worked at the mill as a cook from 2010 to 2019',
    ],
    [
      'a first post without "first"',
      'Since 2012 at the mill as a porter and now as a cook',
      'At the mill as a cook since 2012',
    ],
    [
      'a comparison that another "from" does not keep',
      'Picked 20% more apples from the trees compared to last year',
      'Picked 20% more apples from the trees',
    ],
    [
      'a first post behind "stayed on"',
      'Joined as a porter, stayed on as a cook, 2010-2019',
      'Cook, 2010-2019',
    ],
    [
      'a first post that is a place',
      'Started in the laundry and moved to the kitchen, 2010 to 2019',
      'Kitchen, 2010 to 2019',
    ],
    ['whose days off they were', 'Signed parcels on the owner’s days off', 'Signed parcels'],
    [
      'who looked on',
      'Did the ordering with the cook looking over my shoulder',
      'Did the ordering',
    ],
    ['what came of an attempt', 'Had a go at mending the oven', 'Mended the oven'],
    ['how far one could', 'Ordered tins, within what the owner allowed', 'Ordered tins'],
    [
      'to what others’ act was done',
      'Painted the back rooms, the front was painted by a firm',
      'Painted the front and back rooms',
    ],
    [
      'what others wrote',
      'Wrote chapters 2 and 3 and the rest was written by Ada',
      'Wrote the rest',
    ],
    ['for how long one stood in', 'Kept the diary for the week his PA was ill', 'Kept the diary'],
    ['whose word it is', 'The cook said I had the cleanest bench', 'Had the cleanest bench'],
    ['an aim', 'Goal: cut breakages by a third', 'Cut breakages by a third'],
    ['a target', 'Target was 95% on time', '95% on time'],
    ['who says so', 'Baked 90 pies a day, I am told', 'Baked 90 pies a day'],
  ])('is not proven where it drops or turns %s: %s, %s', (_what, line, edit) => {
    expect(isProven(line, edit)).toBe(false);
  });

  it.each([
    ['Ran the kiosk at weekends', 'Ran the kiosk on weekends'],
    ['Opened the kiosk at weekends', 'Opened the kiosk'],
    ['Led the night shift of 9 porters', 'Led a night shift of 9 porters'],
    [
      'Took about 90 calls a day and met up to 20 guests',
      'Met up to 20 guests and took about 90 calls a day',
    ],
    ['Got 5 gifts, total $9,000', 'Got 5 gifts totalling $9,000'],
    ['Cut bicycle thefts by 40 %', 'Cut bicycle thefts by 40 per cent'],
    ['Cut overall costs by 40 %', 'Cut costs by 40 %'],
    ['Brought late post from 31% to 4%', 'Brought late post down from 31% to 4%'],
    ['Lead 4 porters and 2 maids', 'Lead 2 maids and 4 porters'],
    ['Lead 6 staff, 2 of them maids', 'Lead 6 staff, of whom 2 are maids'],
    ['Let 40 flats in a 300-flat tower', 'Let 40 flats in a tower of 300 flats'],
    ['Hold two fairs each week and a monthly sale', 'Hold two fairs every week and a monthly sale'],
    ['Give talks and yearly tests to all staff', 'Give talks and annual tests to all staff'],
    ['Responsible for 85 pupils', 'Taught 85 pupils'],
    [
      'Worked at the mill first as a porter, then as a cook from 2010 to 2019',
      'Worked at the mill as a cook',
    ],
    ['Porter 2010 to 2012, then cook 2013 to 2019', 'Cook 2013 to 2019'],
    ['Put 9 lamps on the roof of a mill', 'Put nine lamps on a mill roof'],
    ['Cut slips in late proofs by a third', 'Cut slips in late proofs by one third'],
    ['Ironed coats and shirts of 30 guests', 'Ironed shirts and coats of 30 guests'],
    ['Responsible for a gate team of 12', 'Led a gate team of 12'],
    ['Put songs from Welsh into Irish', 'Put songs into Irish from Welsh'],
    ['Nil lost days and nil grave burns', 'Nil lost days, nil grave burns'],
    ['Found 9 boys homes with the warden', 'Found 9 boys homes with a warden'],
    [
      'Joined as a porter, stayed on as a cook, 2010-2019',
      'Joined as a porter and stayed on as a cook, 2010-2019',
    ],
    ['Started in the bakery and made 300 loaves a day', 'Made 300 loaves a day'],
    ['Began with a small crew and moved to a crew of 12', 'Moved to a crew of 12'],
    ['Met the sales target of 30 phones a month', 'Met a sales target of 30 phones a month'],
    ['Goal: cut breakages by a third', 'Goal to cut breakages by a third'],
    ['Baked bread according to recipes', 'Baked bread'],
    ['Painted the back rooms, the front was painted by a firm', 'Painted the back rooms'],
    [
      'Wrote the brief, and the pages were checked by Ada',
      'Wrote the brief; the pages were checked by Ada',
    ],
    ['Planned menus for the week', 'Planned the menus for the week'],
    ['Approved days off and swaps for 12 staff', 'Approved swaps and days off for 12 staff'],
    ['Made an effort to greet each guest by name', 'Made an effort to greet guests by name'],
  ])('and is where it says the same: %s, %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(true);
  });

  it.each([
    ['Ran the bar while the manager was away', 'Ran the bar at Sample Mill', false],
    ['Ran the bar while the manager was away', 'At Sample Mill, ran the bar', false],
    ['Packed about 90 boxes a day', 'Packed 90 boxes a day at Sample Mill', false],
    ['Packed about 90 boxes a day', 'Packed about 90 boxes a day at Sample Mill', true],
  ])('nor where it names the employer besides: %s, %s', (line, edit, isSo) => {
    const work = [{ name: 'Sample Mill', position: 'Porter', highlights: [line] }];
    const { verdict } = judge(
      { path: 'work[0].highlights[0]', after: edit },
      new ResumeSource({ work }),
    );
    expect(verdict === 'proven').toBe(isSo);
  });
});
