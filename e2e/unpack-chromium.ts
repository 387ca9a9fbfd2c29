// Unpacks Chromium from npm into TMPDIR. A process of its own, since others make their temporary
// folders there meanwhile.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
