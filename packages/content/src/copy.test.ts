import { describe, expect, test } from 'vitest'
import { about } from './about.ts'
import { articles, loadArticle, readTimeOf } from './articles.ts'
import { auth } from './auth.ts'
import { blogPost } from './blog-post.ts'
import { blog } from './blog.ts'
import { catalogue } from './catalogue.ts'
import { claims } from './claims.ts'
import { company, placeholders } from './company.ts'
import { consent } from './consent.ts'
import { contactReceipt } from './contact-mails.ts'
import { contact } from './contact.ts'
import { dashboard } from './dashboard.ts'
import { descriptions } from './descriptions.ts'
import { everyString } from './every-string.ts'
import { faq } from './faq.ts'
import { home, readRedline } from './home.ts'
import { accessibility } from './legal/accessibility.ts'
import { cookiePolicy, cookieTable } from './legal/cookies.ts'
import { legalWords } from './legal/legal-document.ts'
import { privacy } from './legal/privacy.ts'
import { refund } from './legal/refund.ts'
import { terms } from './legal/terms.ts'
import { mailFooter, orderConfirmation } from './mails.ts'
import { accountNav, chrome, footerNav, headerNav } from './navigation.ts'
import { orderOpening } from './order-opening.ts'
import { outbox } from './outbox.ts'
import { ordering } from './ordering.ts'
import { newsletterMails } from './newsletter-mails.ts'
import { newsletter } from './newsletter.ts'
import { notFound } from './not-found.ts'
import { pages } from './pages.ts'
import { portfolio } from './portfolio.ts'
import { pricing } from './pricing.ts'
import { profile } from './profile.ts'
import { services } from './services.ts'

const { redline, ...homeCopy } = home
const { redline: cutPage, ...notFoundCopy } = notFound
const caseStudies = portfolio.caseStudies.items.map(({ redline: edit, ...words }) => ({ ...words, edit }))
// A draft is weak on purpose, so of an edit only the finished text is held to our rules.
const edits = [redline, cutPage, ...caseStudies.map(({ edit }) => edit)]
const nextFacts = {
  email: 'nora@bakery.example',
  contactBy: 'Friday at 3 PM GMT+8',
  turnaround: '24 hours',
  dueBy: 'Monday',
}
// What an article quotes is somebody else’s, and often there to be mended.
const texts = await Promise.all(
  articles.map(async ({ slug }) =>
    (await loadArticle(slug)).content.replaceAll(/“[^”]*”/g, '“”').split('\n'),
  ),
)
const written = everyString({
  catalogue,
  claims,
  home: homeCopy,
  services,
  pricing,
  ordering,
  orderOpening,
  outbox,
  contact,
  newsletter,
  articles,
  texts,
  blog,
  blogPost,
  auth,
  dashboard,
  profile,
  pages,
  descriptions,
  legal: { terms, privacy, refund, accessibility, cookiePolicy, cookieTable },
  consent,
  notFound: notFoundCopy,
  about,
  faq,
  portfolio: {
    ...portfolio,
    caseStudies: {
      ...portfolio.caseStudies,
      items: caseStudies.map(({ edit, ...words }) => ({ ...words, finished: readRedline(edit, 'after') })),
    },
  },
  navigation: { accountNav, chrome, footerNav, headerNav },
  spoken: {
    forgotten: auth.forgot.sent.text('nora@bakery.example'),
    verified: auth.verify.done.text('nora@bakery.example'),
    dashboard: [
      ...Object.values(dashboard.order.next).flatMap((say) => [
        say(nextFacts),
        say({ ...nextFacts, dueBy: null }),
      ]),
      dashboard.welcome('Nora'),
      dashboard.unverified.text('nora@bakery.example'),
      dashboard.order.cancel.text('Blog Post'),
    ],
    profile: [
      profile.verification.sent('nora@bakery.example'),
      profile.sessions.signOutAccessible('Firefox on Linux', 'Friday'),
      profile.data.done(profile.data.fileName),
      profile.deletion.text(30),
      profile.deletion.steps(30),
      profile.deletion.done('Friday'),
    ],
    legal: legalWords.updated('October 1, 2025'),
    mailFooter,
    contactReceipt,
    newsletterMails,
    mail: orderConfirmation({
      number: 'NW-ORD-20261120-0001',
      serviceName: 'Blog Post',
      price: '$24.99',
      turnaround: '24 hours',
      contactBy: 'Friday',
    }),
    steps: ordering.confirmation.steps({
      email: 'nora@bakery.example',
      contactBy: 'Friday',
      turnaround: '72 hours',
    }),
    unsent: ordering.unsentConfirmation.steps({ email: 'nora@bakery.example', turnaround: '72 hours' }),
    title: ordering.dialog.title('Blog Post'),
    blog: [blog.count(1), readTimeOf({ readTime: 12 }), blogPost.share.on(blogPost.share.networks.x)],
    copyright: chrome.copyright(2026),
    refused: ordering.refused.text('Full name is required.'),
  },
})
const everything = [...written, ...everyString({ company, edits })]

const filler = `
  leverage, cutting-edge, seamless, unlock, elevate, world-class, innovative, synergy, robust,
  empower, game-chang, best-in-class, passionate, delve, state-of-the-art, utilize, top-notch,
  next-level, one-stop, turnkey, supercharge, skyrocket, hassle-free, amazing, ultimate,
  unparalleled, high-quality, premium, tailored, bespoke, in order to, solutions, take your, very,
  really, simply, needs of, fast-paced, landscape, journey, not just
`
  .split(',')
  .map((word) => word.trim())

/** One of the four principles of WCAG; its name is not ours to choose. */
const isPrinciple = ({ path, text }: { path: string; text: string }) =>
  text === 'Robust' && path.startsWith('legal.accessibility.')
const matches = (pattern: RegExp) => written.flatMap(({ text }) => [...text.matchAll(pattern)])

describe('the copy', () => {
  test.each(filler)('never says “%s”', (word) => {
    const pattern = new RegExp(`\\b${word}`, 'i')
    const found = written.filter((one) => pattern.test(one.text) && !isPrinciple(one))
    expect(found).toEqual([])
  })

  test('names no domain but .example', () => {
    const domains = everything.flatMap(({ text }) => text.match(/(?<=@|:\/\/|www\.)[\w-]+(\.[\w-]+)+/g) ?? [])
    expect(domains.length).toBeGreaterThan(0)
    expect(domains.filter((domain) => !domain.endsWith('.example'))).toEqual([])
  })

  test('sets apostrophes and quotation marks as a printer would', () => {
    const typed = written.filter(({ text }) => /['"]/.test(text))
    // The answer of the specification, word for word.
    expect(typed).toEqual([
      { path: 'pages.blogPost.intro', text: "The blog post you're looking for doesn't exist." },
    ])
  })

  test('does not shout, and uses no dash as a pause', () => {
    const loud = written.filter(({ text }) => /!|—| – /.test(text))
    // The alert of the specification, word for word.
    expect(loud).toEqual([{ path: 'consent.manager.saved', text: 'Cookie preferences saved successfully!' }])
  })

  test('has no stray spaces', () => {
    expect(written.filter(({ text }) => text !== text.trim() || text.includes('  '))).toEqual([])
  })

  test('says 24/7 only of the order form and the inbox', () => {
    const clauses = written.flatMap(({ text }) => text.split(/[.;] /)).filter((text) => text.includes('24/7'))
    expect(clauses.length).toBeGreaterThan(0)
    expect(
      clauses.filter((text) => !/order|inbox/i.test(text) || /people|support|answer/i.test(text)),
    ).toEqual([])
  })

  test('tells no time zone but that of Hong Kong', () => {
    expect(everything.filter(({ text }) => /Pacific|\bP[SD]?T\b|\bE[SD]T\b|\bUTC\b/.test(text))).toEqual([])
  })

  test('spells as Americans do', () => {
    const british = /colour|catalogue|favourite|organis|finalis|centre\b|licence|enquir|e-mail/i
    expect(written.filter(({ text }) => british.test(text))).toEqual([])
  })

  test('counts the catalogue and quotes its lowest and highest price rightly', () => {
    const prices = catalogue.map((service) => service.priceCents / 100)
    expect(claims.startingPrice.value).toBe(`$${Math.min(...prices)}`)
    const counts = matches(/\b(\d+|twenty-\w+) (?:writing )?services\b/gi).map(([, count]) =>
      count?.toLowerCase(),
    )
    expect(new Set(counts)).toEqual(new Set(['25', 'twenty-five']))
    const ranges = matches(/from (\$\d+) to (\$\d+)/g).map(([, low, high]) => `${low} ${high}`)
    expect(new Set(ranges)).toEqual(new Set([`$${Math.min(...prices)} $${Math.max(...prices)}`]))
  })
})

describe('an edit', () => {
  const versions = edits.flatMap((edit) => [readRedline(edit, 'before'), readRedline(edit, 'after')])

  test.each(versions)('reads straight through: %s', (text) => {
    expect(text).toMatch(/^[A-Z].*[.]$/)
    expect(text).not.toMatch(/ {2}| [.,?]/)
  })

  test('leaves another text than it found', () => {
    expect(new Set(versions).size).toBe(versions.length)
  })
})

describe('the home page', () => {
  test('has four benefits, five steps, three services and three testimonials of five stars', () => {
    expect(home.benefits).toHaveLength(4)
    expect(home.process.steps.map(({ name }) => name)).toEqual([
      'Brief',
      'Research',
      'Writing',
      'Review',
      'Publish',
    ])
    expect(home.featured.cards).toHaveLength(3)
    expect(home.testimonials.items.map(({ stars }) => stars)).toEqual([5, 5, 5])
    expect(home.hero.secondaryCta).toEqual({ label: 'See How It Works', to: '#how-it-works' })
  })

  test('edits a weak sentence into a strong one', () => {
    expect(readRedline(redline, 'before')).toBe(
      'We are passionate about bringing an exceptional coffee experience straight to your door.',
    )
    expect(readRedline(redline, 'after')).toBe('We roast on Monday. The coffee is at your door by Wednesday.')
  })
})

describe('the order forms', () => {
  test('say who calls, and count orders as a person would', () => {
    expect(ordering.statement).toBe('An agent will contact you to finalize payment and details.')
    expect(outbox.waiting(1)).toBe('1 order waiting to be sent')
    expect(outbox.waiting(3)).toBe('3 orders waiting to be sent')
    expect(ordering.buttons.sending).toBe('Sending...')
  })

  test('tell the limit of the brief', () => {
    expect(ordering.fields.note.hint(10_000)).toContain('10,000 characters')
  })

  test('explain what happens next in three steps, sent or not', () => {
    const facts = { email: 'nora@bakery.example', contactBy: 'Friday, 3 PM HKT', turnaround: '24 hours' }
    expect(ordering.confirmation.steps(facts)).toHaveLength(3)
    expect(ordering.confirmation.steps(facts)[1]).toContain('by Friday, 3 PM HKT')
    expect(ordering.unsentConfirmation.steps(facts)).toHaveLength(3)
  })
})

test('the placeholders that a studio must replace are all found', () => {
  expect(placeholders()).toEqual(
    expect.arrayContaining(['emails.hello', 'social.linkedin', 'phone', 'registrationNumber', 'address']),
  )
})
