import { consent } from '@northword/content/consent'
import { Button } from '../ui/button.tsx'

const { label, heading, always, ifAccepted, link, accept, decline } = consent.banner

/**
 * The question what the site may store. It is built into every page outside of its scripts, which need not run for it:
 * the loader shows it and hears the answer; where no script runs, `visitor.css` shows it and the server takes the form.
 * In an area that is always there, so that it is announced when it appears.
 */
export function ConsentBanner() {
  return (
    <div aria-live="polite">
      <section className="consent-banner" aria-label={label} data-consent-banner="" hidden>
        <div>
          <h2>{heading}</h2>
          {/* Apart: one paragraph would be the largest text of a page that says little, and is painted late. */}
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
