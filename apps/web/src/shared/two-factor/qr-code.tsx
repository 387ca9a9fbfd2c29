import { generate } from 'lean-qr';

/** Modules around the code that readers need free (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4;

/** A text as a QR code; dark on light in both themes, as readers want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const span = code.size + 2 * QUIET_ZONE;
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${span} ${span}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-sm bg-[white]"
    >
      <path d={path} fill="black" />
    </svg>
  );
}
