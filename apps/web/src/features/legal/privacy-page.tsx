import { OPERATOR } from '@trueline/contracts';
import { Link } from 'react-router';
import { LegalPage, OperatorAddress } from './legal-page.tsx';
import { RetentionRule } from './retention-rule.tsx';

function Collected() {
  return (
    <>
      <h2>What we collect, and what for</h2>
      <dl>
        <dt>Your account</dt>
        <dd>
          Username, e-mail address, a hash of your password, and, if you set it up, two-factor
          sign-in. To know that it is you and to write to you about your account.
        </dd>
        <dt>Your resumes and job ads</dt>
        <dd>
          The files you upload, what was read from them, the ads you paste, your decisions and
          answers, and the documents made from them. To do the work you ask for, and nothing else.
        </dd>
        <dt>Your browser’s own language model</dt>
        <dd>
          Off unless your browser has one and you turn it on in your account settings. It runs on
          your computer; what it proposes for your resume comes to us to be checked, and what you
          could use of it is kept with that resume.
        </dd>
        <dt>Your profile</dt>
        <dd>
          What you enter or import there, and what you tell in answers. To fill in documents, to
          spare you the same question twice and to show you your strengths.
        </dd>
        <dt>Payments</dt>
        <dd>
          Which service was paid, when, how much, and the payment provider’s number for it. Card
          numbers go to the provider alone; we never see them.
        </dd>
        <dt>Your sign-ins</dt>
        <dd>
          When and from what kind of browser you signed in, so that you can see and end them, and so
          that we can stop misuse.
        </dd>
        <dt>The newsletter</dt>
        <dd>
          Your address, and when and in which words you agreed. Only if you ask for it and confirm
          by mail.
        </dd>
        <dt>Messages</dt>
        <dd>What you write through the contact form, to answer you. It reaches us as an e-mail.</dd>
        <dt>Technical records</dt>
        <dd>
          Time, address of the page, and outcome of each request, without the contents of resumes,
          ads or messages. To keep the service running and safe.
        </dd>
      </dl>
      <p>
        We don’t ask for, and don’t need, your social insurance number, date of birth, photo or
        health information. Please leave them out of your resume.
      </p>
    </>
  );
}

function Uses() {
  return (
    <>
      <h2>What we don’t do</h2>
      <ul>
        <li>We don’t sell or rent personal information.</li>
        <li>We don’t train language models with your resumes or ads, nor let others do so.</li>
        <li>We don’t show your resume to employers or recruiters.</li>
        <li>
          We don’t decide about you. The score describes a document; no decision about a person is
          made by it.
        </li>
      </ul>
      <h2>Consent</h2>
      <p>
        We collect, use and disclose personal information with your knowledge and consent, as the
        Personal Information Protection and Electronic Documents Act (PIPEDA) requires. You give it
        by creating an account and uploading what you choose to. Optional analytics and the
        newsletter each need a consent of their own, which you can withdraw at any time. Withdrawing
        what the service itself needs means closing your account.
      </p>
      <h2>Who else is involved</h2>
      <p>
        Some companies work for us and see what their task needs: they are listed on the{' '}
        <Link to="/subprocessors">subprocessors page</Link>. They may process information outside
        your province or outside Canada, where it falls under the laws of that place. Beyond that we
        disclose information only where the law obliges us to, and then no more than it obliges us
        to.
      </p>
      <h2>Where it is kept, and how it is protected</h2>
      <p>
        The service and its database run in {OPERATOR.dataLocation}. Connections are encrypted.
        Passwords are stored as hashes that cannot be turned back. Uploaded files are read in an
        isolated process. Every request for data is tied to its owner. Should a breach create a real
        risk of significant harm, we tell you and the Privacy Commissioner of Canada as soon as we
        can, and keep a record of every breach.
      </p>
      <h2>How long we keep it</h2>
      <ul>
        <li>
          <RetentionRule />
        </li>
        <li>Your profile: until you delete it, or your account.</li>
        <li>
          Your account: until you delete it. Your data and files then go at once; copies in backups
          are overwritten in their turn.
        </li>
        <li>
          Records of payments: as long as tax law demands, without your name once the account is
          gone.
        </li>
        <li>
          Proof of newsletter consent: as long as you are subscribed, and as long after that as
          Canada’s anti-spam law may have us show it.
        </li>
        <li>Links in mails and sign-ins: until they expire, from an hour to two weeks.</li>
        <li>Which mails were sent to you: 30 days at most. What they said is not kept.</li>
      </ul>
    </>
  );
}

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      policy="privacy"
      summary="Your resume is yours. We use it to do the work you ask for, delete it when you say so, and sell nothing to anybody."
    >
      <h2>Who is responsible</h2>
      <p>
        {OPERATOR.name} (“we”) runs this service from {OPERATOR.location}, and is accountable for
        the personal information in its care. Our privacy officer answers at the address at the end
        of this page.
      </p>
      <Collected />
      <Uses />
      <h2>Cookies and analytics</h2>
      <p>
        Before you agree, this site loads nothing from third parties and sets only what it cannot do
        without. The <Link to="/cookie-policy">cookie policy</Link> lists all of it.
      </p>
      <h2>What you can do</h2>
      <ul>
        <li>
          See and take your data: the account settings export everything we hold on you, in files
          that machines can read.
        </li>
        <li>Correct it, in your profile and your account settings.</li>
        <li>Delete single resumes, or the whole account with all that belongs to it.</li>
        <li>
          Withdraw a consent: newsletter by the link in each mail, analytics by Cookie Preferences
          at the foot of each page.
        </li>
        <li>Ask, or complain: write to us. We answer within 30 days, without charge.</li>
      </ul>
      <p>
        If our answer does not satisfy you, you can turn to the Office of the Privacy Commissioner
        of Canada (www.priv.gc.ca).
      </p>
      <h2>Young people</h2>
      <p>
        The service is meant for people who look for work. If you are under 16, use it only with a
        parent or guardian.
      </p>
      <h2>Changes</h2>
      <p>
        When this policy changes, its date changes. Of a change that matters we tell account holders
        by e-mail before it takes effect.
      </p>
      <h2>Privacy officer</h2>
      <OperatorAddress />
    </LegalPage>
  );
}
