import type { Entry } from './profile-document.ts';
import type { ProfileSection } from './profile-sections.ts';
import { SectionEditor } from './section-editor.tsx';

const LINKS: ProfileSection = {
  key: 'profiles',
  title: 'Links',
  entry: 'link',
  titleKeys: ['network', 'username', 'url'],
  fields: [
    { key: 'network', label: 'Where', kind: 'line', hint: 'Such as LinkedIn or GitHub.' },
    { key: 'username', label: 'Your name there', kind: 'line' },
    { key: 'url', label: 'Web address', kind: 'url' },
  ],
};

interface LinksEditorProps {
  basics: Entry;
  onChange: (basics: Entry) => void;
}

/** `basics.profiles`. */
export function LinksEditor({ basics, onChange }: LinksEditorProps) {
  const links = Array.isArray(basics.profiles) ? (basics.profiles as Entry[]) : [];
  return (
    <SectionEditor
      section={LINKS}
      entries={links}
      onChange={(profiles) => onChange({ ...basics, profiles })}
    />
  );
}
