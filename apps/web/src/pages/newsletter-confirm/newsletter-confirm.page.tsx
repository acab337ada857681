import { newsletter } from '@northword/content/newsletter'
import { LinkPage } from '../../features/newsletter/link-page.tsx'
import { loadConfirm } from '../../features/newsletter/load-newsletter.ts'
import { NewsletterBox } from '../../features/newsletter/newsletter-box.tsx'
import type { PageProps } from '../../routes.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

const { link } = newsletter.confirm.done

export default function NewsletterConfirmPage({ copy }: PageProps) {
  return (
    <LinkPage
      copy={copy}
      words={newsletter.confirm}
      load={loadConfirm}
      onward={<ButtonLink to={link.to}>{link.label}</ButtonLink>}
      remedy={<NewsletterBox />}
    />
  )
}
