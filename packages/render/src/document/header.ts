import type { Resume } from '@trueline/contracts';
import { cleanList, cleanText } from './clean-text.ts';
import type { ResumeLanguage } from './language.ts';
import { emailInline, phoneInline, webInline } from './links.ts';
import type { Inline } from './types.ts';

type Basics = NonNullable<Resume['basics']>;
type Place = NonNullable<Basics['location']>;
type Profile = NonNullable<Basics['profiles']>[number];

/** "Canada" for `CA`, which after a city would pass for California; a code that names no country stays as it is. */
function countryName(code: string | undefined, language: ResumeLanguage): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const country = cleanText(code);
  return /^[A-Z]{2}$/i.test(country) ? (names.of(country.toUpperCase()) ?? country) : country;
}

/** "12 Elm St, Toronto, ON M5V 2T6, Canada", of what is given. */
function formatPlace(place: Place | undefined, language: ResumeLanguage): string {
  const region = cleanList([place?.region, place?.postalCode]).join(' ');
  const country = countryName(place?.countryCode, language);
  return cleanList([place?.address, place?.city, region, country]).join(', ');
}

/** The address, preceded by whatever of network and user name it doesn't itself show: "github.com/ada", "Portfolio: ada.example". */
function profileInline(profile: Profile): Inline | undefined {
  const address = webInline(profile.url);
  const shown = address?.text.toLowerCase() ?? '';
  const squeezed = (text: string): string => text.toLowerCase().replace(/\s/g, '');
  const network = cleanText(profile.network);
  const rest = cleanList([profile.username, address?.text]).filter(
    (text, index, all) => index === all.length - 1 || !shown.includes(text.toLowerCase()),
  );
  const named = network === '' || shown.includes(squeezed(network)) ? '' : network;
  const text = [named, rest.join(' · ')].filter((part) => part !== '').join(': ');
  if (text === '') return undefined;
  return address?.href === undefined ? { text } : { text, href: address.href };
}

/** E-mail, phone, place, web address, profiles: each once, in this order. */
export function contactsOf(basics: Basics | undefined, language: ResumeLanguage): Inline[] {
  const place = formatPlace(basics?.location, language);
  const contacts = [
    emailInline(basics?.email),
    phoneInline(basics?.phone),
    place === '' ? undefined : { text: place },
    webInline(basics?.url),
    ...(basics?.profiles ?? []).map(profileInline),
  ].filter((contact) => contact !== undefined);
  return contacts.filter(
    (contact, index) => contacts.findIndex((other) => other.text === contact.text) === index,
  );
}
