import { newsletter } from '@northword/content/site/newsletter'
import { newsletterMessages } from '@northword/contract/site/newsletter-messages'
import { LinkPage } from '../../link-pages/link-page.tsx'
import { loadConfirmSubscription } from '../../newsletter/load-newsletter.ts'
import { NewsletterBox } from '../../newsletter/newsletter-box.tsx'
import type { PageProps } from '../../navigation/page-route.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

const { link } = newsletter.confirm.done

export default function NewsletterConfirmPage({ head }: PageProps) {
  return (
    <LinkPage
      name="newsletter-confirm"
      head={head}
      words={newsletter.confirm}
      load={loadConfirmSubscription}
      done={newsletterMessages.confirmed}
      onward={<ButtonLink to={link.to}>{link.label}</ButtonLink>}
      remedy={<NewsletterBox />}
    />
  )
}
