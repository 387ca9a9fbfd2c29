import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const JOBS = `WORK HISTORY
Baker, Hill Bakery Ltd, 2018 - 2020
- Baked bread for three shops

EDUCATION
Diploma in Baking, Sample College, 2017
`;

describe('rows of a form', () => {
  it.each([
    ['Name:', 'Email:', 'About me:'],
    ['Name', 'Email', 'About me'],
    ['Full name', 'E-mail', 'Profile'],
    ['NAME', 'EMAIL', 'PROFILE'],
    ['Nom', 'Courriel', 'Profil'],
    ['Nombre', 'Correo', 'Perfil'],
  ])('with the labels %s, %s, %s hold no heading', async (name, email, about) => {
    const resume = await readText(
      `${name}\tAna Sample\n${email}\tana.sample@example.com\nLicence:\tClass 1 full\n${about}\tCalm baker who likes early mornings and large ovens\n\n${JOBS}`,
    );
    expect(resume.basics?.name).toBe('Ana Sample');
    expect(resume.basics?.summary).toBe('Calm baker who likes early mornings and large ovens');
    expect(resume.certificates?.map((one) => one.name)).toEqual(['Class 1 full']);
    expect(resume.work?.map((one) => one.name)).toEqual(['Hill Bakery Ltd']);
  });

  it('leave headings in a margin where those stand', async () => {
    const resume = await readText(
      `Ana Sample\nana.sample@example.com\n\nPROFILE      Calm baker who likes early mornings and large ovens\n\nEXPERIENCE   Baker, Hill Bakery Ltd, 2018 - 2020\n             - Baked bread\n\nEDUCATION    Diploma in Baking, Sample College, 2017\n`,
    );
    expect(resume.work?.map((one) => one.name)).toEqual(['Hill Bakery Ltd']);
    expect(resume.education?.map((one) => one.institution)).toEqual(['Sample College']);
  });
});
