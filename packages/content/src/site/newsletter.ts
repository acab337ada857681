import { company } from '../studio/company.ts'
import { linkLife } from '../studio/link-life.ts'
import { newsletterBox } from './newsletter-box.ts'

const writeTo = { label: `Write to ${company.emails.hello}`, to: `mailto:${company.emails.hello}` }

export const newsletter = {
  box: newsletterBox,
  confirm: {
    button: 'Yes, Send It to Me',
    working: 'Confirming...',
    failed: 'We could not confirm your address. Please try again.',
    unreachable: 'We could not reach our server. Check your connection, then press the button again.',
    done: { heading: 'You are on the list', link: { label: 'See All Services', to: '/services' } },
    dead: {
      heading: 'This link no longer works',
      text: `A link is good for ${linkLife.confirmNewsletter.words} and works once. If you have used it, you are subscribed. If not, ask for a new one here.`,
    },
    missing: {
      heading: 'Part of the link is missing',
      text: 'Open the link in our email again, or copy the whole of it into the address bar. You can also ask for a new one here.',
    },
  },
  unsubscribe: {
    button: 'Unsubscribe',
    working: 'Unsubscribing...',
    failed: 'We could not unsubscribe you. Please try again.',
    unreachable: 'We could not reach our server. Check your connection, then press the button again.',
    done: { heading: 'The newsletter has stopped', link: { label: 'To the Home Page', to: '/' } },
    dead: {
      heading: 'This link no longer works',
      text: 'Use the link in our latest email, or tell us your address, and a person takes it off the list.',
      link: writeTo,
    },
    missing: {
      heading: 'Part of the link is missing',
      text: 'Open the link in our email again, or copy the whole of it into the address bar. You can also tell us your address, and a person takes it off the list.',
      link: writeTo,
    },
  },
} as const
