import { consent } from '@northword/content/consent'
import { Button } from '../ui/button.tsx'

const { label, heading, sentences, link, accept, decline } = consent.banner

/**
 * The question what the site may store. It is built into every page outside of its scripts, which need not
 * run for it: the loader shows it and hears the answer. In an area that is always there, so that it is
 * announced when it appears.
 */
export function ConsentBanner() {
  return (
    <div aria-live="polite">
      <section className="consent-banner" aria-label={label} data-consent-banner="" hidden>
        <div>
          <h2>{heading}</h2>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>
            <a href={link.to}>{link.label}</a>
          </p>
        </div>
        <div className="consent-answers">
          <Button data-consent-answer="accept">{accept}</Button>
          <Button data-consent-answer="decline">{decline}</Button>
        </div>
      </section>
    </div>
  )
}
