import { OPERATOR } from '@trueline/contracts';
import { Link } from 'react-router';
import { LegalPage } from './legal-page.tsx';
import { SUBPROCESSORS } from './subprocessors.ts';

export function SubprocessorsPage() {
  return (
    <LegalPage
      title="Subprocessors"
      policy="subprocessors"
      summary="The companies that may process personal information for us, what each of them sees, and when it is involved at all."
    >
      <p>
        {OPERATOR.name} runs on its own machines by default: reading, scoring, rewriting and making
        documents need nobody else. Each service below takes part only if it is switched on here,
        and the last three only for visitors who agree.
      </p>
      {SUBPROCESSORS.map(({ service, company, purpose, data, when }) => (
        <section key={service} aria-label={service}>
          <h2>{service}</h2>
          <dl className="facts">
            <dt>Company</dt>
            <dd>{company}</dd>
            <dt>What for</dt>
            <dd>{purpose}</dd>
            <dt>What it sees</dt>
            <dd>{data}</dd>
            <dt>When</dt>
            <dd>{when}</dd>
          </dl>
        </section>
      ))}
      <h2>Changes</h2>
      <p>
        Before a company is added we change this page and its date, and tell account holders by
        e-mail. Questions and objections: <Link to="/contact">write to us</Link>.
      </p>
    </LegalPage>
  );
}
