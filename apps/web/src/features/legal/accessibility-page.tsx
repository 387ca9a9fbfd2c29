import { OPERATOR } from '@trueline/contracts';
import { Link } from 'react-router';
import { LegalPage, OperatorAddress } from './legal-page.tsx';

export function AccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility"
      policy="accessibility"
      summary="Trueline is built to be used by everyone: by keyboard, with a screen reader, enlarged, on a small screen, without motion."
    >
      <h2>What we aim for</h2>
      <p>
        The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page. The resumes we
        make are tagged PDF files with a reading order, real text and embedded fonts.
      </p>
      <h2>What we have done</h2>
      <ul>
        <li>Everything works by keyboard, with a visible focus and a link past the header.</li>
        <li>Changes of page and of state are announced to screen readers.</li>
        <li>Text has a contrast of at least 4.5 to 1 in the dark and in the light theme.</li>
        <li>Color never stands alone: words and shapes say the same.</li>
        <li>Pages reflow down to 320 pixels, and text can be doubled in size.</li>
        <li>With “reduce motion” set in your system, nothing moves.</li>
        <li>Uploading works by button and by pasting; dragging is never the only way.</li>
      </ul>
      <h2>How it is checked</h2>
      <p>
        Every page is tested automatically with axe in both themes, wide and narrow, and journeys
        are run by keyboard alone, with each version. Automatic tests find only part of all
        problems, so we are glad of every report.
      </p>
      <h2>What falls short, as far as we know</h2>
      <ul>
        <li>
          The preview of a template is a picture of the page. It has a description, but its words
          are read from the text version, not from the picture.
        </li>
        <li>
          A resume that was uploaded as a badly structured file is shown as text in the order the
          file gives, which may not be the order you see.
        </li>
        <li>
          Pages of payment providers and analytics services are their own; we cannot answer for
          them.
        </li>
        <li>The interface is in English only.</li>
      </ul>
      <h2>Tell us</h2>
      <p>
        If something stands in your way, <Link to="/contact">write to us</Link>: what you wanted to
        do, and with which device or program. We answer within two working days, and will get you
        what you need in another form until it is mended. If you need this page or any other in
        another format, ask.
      </p>
      <OperatorAddress />
      <p>
        In {OPERATOR.jurisdiction}, The Accessibility for Manitobans Act and its standard for
        information and communication apply.
      </p>
    </LegalPage>
  );
}
