import { newsletter } from '@northword/content/site/newsletter'
import { newsletterMessages } from '@northword/contract/site/newsletter-messages'
import { LinkPage } from '../../link-pages/link-page.tsx'
import { loadUnsubscribe } from '../../newsletter/load-newsletter.ts'
import type { PageProps } from '../../navigation/page-route.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import styles from './newsletter-unsubscribe.module.css'

const { done, dead } = newsletter.unsubscribe

export default function NewsletterUnsubscribePage({ head }: PageProps) {
  return (
    <LinkPage
      name="newsletter-unsubscribe"
      head={head}
      words={newsletter.unsubscribe}
      load={loadUnsubscribe}
      done={newsletterMessages.unsubscribed}
      onward={<ButtonLink to={done.link.to}>{done.link.label}</ButtonLink>}
      remedy={
        <a href={dead.link.to} className={buttonClass({}, styles.remedy)}>
          {dead.link.label}
        </a>
      }
    />
  )
}
