import { chrome } from '@northword/content/site/navigation'
import { renderToStaticMarkup } from 'react-dom/server'
import { ConsentBanner } from '../consent/consent-banner.tsx'

/** HTML at the start of every document, without the page's scripts. */
export const documentStart = () =>
  renderToStaticMarkup(
    <>
      <a href="#main" className="skip-link">
        {chrome.skipLink}
      </a>
      <div className="load-failure" role="alert" data-load-failure="" hidden>
        <p>{chrome.loadFailure}</p>
        <button type="button">{chrome.reload}</button>
      </div>
      <ConsentBanner />
    </>,
  )
