import { consent } from '@northword/content/site/consent'
import { Button } from '../ui/button.tsx'

const { label, heading, always, ifAccepted, link, accept, decline } = consent.banner

/**
 * Static HTML that the loader shows and listens to; without scripts `visitor.css` shows it and the server takes the
 * form. Its live region is always in the DOM, so that it is announced.
 */
export function ConsentBanner() {
  return (
    <div aria-live="polite">
      <section className="consent-banner" aria-label={label} data-consent-banner="" hidden>
        <div>
          <h2>{heading}</h2>
          {/* Two paragraphs: one would be a short page's largest text, and its late paint would count as LCP. */}
          <p>
            {always} <a href={link.to}>{link.label}</a>
          </p>
          <p>{ifAccepted}</p>
        </div>
        <form method="post" action="/legal/cookies/answer" className="consent-answers">
          <Button type="submit" name="answer" value="accept">
            {accept}
          </Button>
          <Button type="submit" name="answer" value="decline">
            {decline}
          </Button>
        </form>
      </section>
    </div>
  )
}
