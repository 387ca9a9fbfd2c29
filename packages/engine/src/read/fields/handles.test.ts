import { describe, expect, it } from 'vitest';
import type { Block } from '../sections/block.ts';
import { readHeader } from '../testing/section-of.ts';
import { findLinks } from './links.ts';

const accounts = async (rows: string): Promise<string[]> => {
  const { profiles = [] } = await readHeader(`Robin Placeholder\nSample Clerk\n${rows}`);
  return profiles.map(({ network, username }) => `${network} ${username}`);
};

describe('an account of a network without an address', () => {
  it.each([
    ['IG: @robin.makes', 'IG @robin.makes'],
    ['IG @robin.makes', 'IG @robin.makes'],
    ['Insta @robin_makes', 'Insta @robin_makes'],
    ['instagram @robinmakes', 'instagram @robinmakes'],
    ['Instagram - @robinmakes', 'Instagram @robinmakes'],
    ['FB: robin.placeholder', 'FB robin.placeholder'],
    ['facebook: robin.placeholder', 'facebook robin.placeholder'],
    ['Line: robin99', 'Line robin99'],
    ['LINE ID: robin99', 'LINE ID robin99'],
    ['KakaoTalk: robin99', 'KakaoTalk robin99'],
    ['TikTok @robin.cooks', 'TikTok @robin.cooks'],
    ['Snapchat: robin.snaps', 'Snapchat robin.snaps'],
    ['Telegram (@robin_p)', 'Telegram @robin_p'],
  ])('%s', async (written, read) => {
    expect(await accounts(`robin@example.com\n${written}`)).toEqual([read]);
    expect(await accounts(`Tel 020 555 0142 | robin@example.com | ${written}`)).toEqual([read]);
  });

  it.each([
    'Line: Packing and sorting',
    'Line Cook',
    'Line manager: Mrs Sample',
    'Signal: +44 20 7946 0123',
    'Viber 020 555 0143',
    'Instagram marketing',
    'IG Metall member',
    'Instagram and TikTok',
    'FB: on request',
    'Line: packing',
    'Signal: railway',
    'Threads: cotton',
    'Viber: yes',
    'Telegram: available',
  ])('stays unread: %s', async (written) => {
    expect(await accounts(`robin@example.com\n${written}`)).toEqual([]);
  });
});

it('finds an address where it is written, though the row above has its link', () => {
  const rows = [
    { text: 'robin@example.com', start: 0, end: 17, links: ['https://robin.example.com'] },
    { text: 'robin.example.com', start: 18, end: 35, links: [] },
  ];
  const [found] = findLinks(rows as unknown as Block[]);
  expect(found?.source).toMatchObject({ start: 18, end: 35 });
});
