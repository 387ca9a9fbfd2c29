/** The mark: one stroke that comes down beside the name and becomes its underline. */
export function Mark() {
  return (
    <span className="relative inline-block pb-1.5 pl-3 font-serif text-lg leading-none font-semibold tracking-tight">
      Trueline
      <span
        aria-hidden
        className="absolute inset-0 -top-0.5 rounded-bl-[9px] border-b-2 border-l-2 border-evidence-fill"
      />
    </span>
  );
}
