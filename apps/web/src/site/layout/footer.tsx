import { company } from '@northword/content/studio/company'
import { chrome, footerNav, type NavLink } from '@northword/content/site/navigation'
import { SiteLink } from '../ui/site-link.tsx'
import { ColorSchemeSwitch } from './color-scheme-switch.tsx'
import styles from './footer.module.css'

const { footerHeadings } = chrome

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.name}>{company.brand}</p>
          <p className={styles.tagline}>{chrome.footerTagline}</p>
        </div>
        <nav aria-label={chrome.footerNavLabel} className={styles.nav}>
          <FooterLinks heading={footerHeadings.explore} links={footerNav.explore} />
          <FooterLinks heading={footerHeadings.legal} links={footerNav.legal} />
        </nav>
        <Contact />
        <div className={styles.imprint}>
          <p>
            {chrome.copyright} · {chrome.registration}
          </p>
          <ColorSchemeSwitch />
        </div>
      </div>
    </footer>
  )
}

function FooterLinks({ heading, links }: { heading: string; links: readonly NavLink[] }) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul role="list">
        {links.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Contact() {
  return (
    <div className={styles.contact}>
      <div>
        <h2 className={styles.heading}>{footerHeadings.contact}</h2>
        <p>
          <a href={`mailto:${company.emails.hello}`}>{company.emails.hello}</a>
        </p>
      </div>
      <div>
        <h2 className={styles.heading}>{footerHeadings.hours}</h2>
        <p>{company.hours.label}</p>
        <p className={styles.aside}>{chrome.hoursNote}</p>
      </div>
      <div>
        <h2 className={styles.heading}>{footerHeadings.address}</h2>
        <address className={styles.address}>
          {company.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
    </div>
  )
}
