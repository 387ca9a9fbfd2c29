import { CLAIMS, OPERATOR, SERVICE_PRICE } from '@trueline/contracts';
import { Link } from 'react-router';
import { LegalPage, OperatorAddress } from './legal-page.tsx';

function Payments() {
  return (
    <>
      <h2>Prices and payment</h2>
      <p>
        Four services cost {SERVICE_PRICE} each time you use them; the{' '}
        <Link to="/pricing">pricing page</Link> names them and what is free. A payment is one credit
        for one run. A run that fails gives the credit back. There is no subscription, and nothing
        renews by itself.
      </p>
      {CLAIMS.trial && (
        <p>
          A new account gets {CLAIMS.trial.days} days of PRO, once for each person, in which these
          services are included. It needs no card and ends by itself.
        </p>
      )}
      <p>
        If we could not deliver what you paid for, and a credit does not help you, write to us
        within 30 days and we refund it. Rights that consumer protection law gives you stay as they
        are.
      </p>
    </>
  );
}

function Duties() {
  return (
    <>
      <h2>Your account</h2>
      <p>
        Give an e-mail address that reaches you, keep your password to yourself, and tell us if
        somebody else may have it. One account is for one person.
      </p>
      <h2>What is yours stays yours</h2>
      <p>
        You keep all rights in your resumes, in the ads you paste as far as you have any, and in the
        documents made for you. You allow us to store and process them for the one purpose of
        providing the service to you. That ends when you delete them.
      </p>
      <h2>What we ask of you</h2>
      <ul>
        <li>Upload only what you may use: your own resume, or one whose owner has asked you to.</li>
        <li>
          Read what you send. Trueline checks that its changes are supported by your original;
          whether your original is right, only you know. You answer for the documents you use.
        </li>
        <li>
          Don’t try to break, overload or copy the service, to reach other people’s data, or to send
          what is meant to harm.
        </li>
      </ul>
    </>
  );
}

/** What the licences of the occupations' tables ask a product to say; the repository's NOTICE has the same words. */
function Sources() {
  return (
    <>
      <h2>Data of others</h2>
      <p>Trueline knows job titles, occupations and words from these sources.</p>
      <ul>
        <li>
          O*NET: This product includes information from the O*NET 29.3 Database by the U.S.
          Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC
          BY 4.0 license. O*NET® is a trademark of USDOL/ETA. The information was modified;
          USDOL/ETA has not approved, endorsed, or tested these modifications.
        </li>
        <li>
          ESCO: This service uses the ESCO classification of the European Commission. © European
          Union; reuse authorised under Commission Decision 2011/833/EU. The data was modified:
          merged across versions and shortened to labels.
        </li>
        <li>
          NOC: Contains information licensed under the Open Government Licence – Canada (National
          Occupational Classification 2021, Employment and Social Development Canada and Statistics
          Canada). Its titles and main duties were shortened.
        </li>
        <li>WordNet 3.1 by Princeton University, for words of equal meaning.</li>
      </ul>
    </>
  );
}

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      policy="terms"
      summary="You bring your own facts and decide what is sent; we do the work with care, charge only what is shown, and promise no job."
    >
      <h2>The agreement</h2>
      <p>
        These terms are between you and {OPERATOR.name}, {OPERATOR.location} (“we”). You accept them
        when you create an account. You must be old enough to make a contract where you live, or
        have a parent’s or guardian’s permission.
      </p>
      <h2>The service</h2>
      <p>
        Trueline reads resumes, compares them with job ads, proposes changes, and makes documents
        from what you accept. The score says how well a document shows what an ad asks for; it is no
        prediction and no promise of an interview or a job. We may improve or change the service; if
        we end it, we tell you at least 30 days before, so that you can take your data with you.
      </p>
      <Duties />
      <Payments />
      <h2>Ending it</h2>
      <p>
        You can delete your account at any time, in its settings. We may suspend or close an account
        that breaks these terms in a serious way; where we can, we warn you first. Unused credits
        are refunded unless the account was closed for fraud.
      </p>
      <h2>Liability</h2>
      <p>
        We provide the service with reasonable care and skill. As far as the law allows, we are not
        liable for indirect losses, such as an application that did not succeed, and our liability
        for all claims in a year is limited to what you paid us in that year or 50 Canadian dollars,
        whichever is more. Nothing here limits a liability that cannot be limited by law, or the
        rights of consumers under The Consumer Protection Act of Manitoba or the law of your own
        province.
      </p>
      <h2>Law</h2>
      <p>
        The laws of {OPERATOR.jurisdiction} and of Canada apply, and its courts decide, unless the
        law of the place where you live as a consumer gives you others.
      </p>
      <Sources />
      <h2>Changes</h2>
      <p>
        When these terms change, their date changes. Of a change that matters we tell you by e-mail
        at least 30 days before; if you don’t agree, you can close your account before it applies.
      </p>
      <h2>Contact</h2>
      <OperatorAddress />
    </LegalPage>
  );
}
