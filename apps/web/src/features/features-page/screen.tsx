import type { ScreenTexts } from './screens.ts';

/** One screen of the product: what it does, and how it looks. */
export function Screen({ id, title, text, points, picture, alt }: ScreenTexts) {
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <div className="mx-auto grid max-w-6xl items-center gap-x-14 gap-y-8 px-5 py-14 sm:py-16 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 id={id} className="text-xl font-semibold sm:text-2xl">
            {title}
          </h2>
          <p className="mt-3 text-soft">{text}</p>
          <ul className="mt-5 divide-y divide-line border-y border-line text-sm">
            {points.map((point) => (
              <li key={point} className="py-2.5">
                {point}
              </li>
            ))}
          </ul>
        </div>
        <figure className="min-w-0">
          {(['dark', 'light'] as const).map((theme) => (
            <img
              key={theme}
              src={picture[theme]}
              alt={alt}
              width={1024}
              height={680}
              loading="lazy"
              decoding="async"
              className={`h-auto w-full rounded-md border border-line shadow-float ${theme === 'dark' ? 'in-data-[theme=light]:hidden' : 'in-data-[theme=dark]:hidden'}`}
            />
          ))}
        </figure>
      </div>
    </section>
  );
}
