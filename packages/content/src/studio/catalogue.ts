/** Hours from the start of work. */
export type Turnaround =
  { kind: 'hours'; minHours: number; maxHours: number; label: string } | { kind: 'ongoing'; label: string }

/** A fixed-price service. Prices are integer US cents, never derived from a SKU. */
export interface Service {
  sku: string
  /** As printed on the order. */
  name: string
  description: string
  priceCents: number
  /** Total words; null if words are not the measure (a strategy, an audit). */
  words: number | null
  /** Included rounds; `'unlimited'` for the top package. */
  revisionRounds: number | 'unlimited'
  turnaround: Turnaround
  features: readonly string[]
  popular: boolean
  /** Null: not on the Pricing page. */
  pricingGroup: 'affordable' | 'popular' | null
  homeBadge: 'Best Value' | 'Most Popular' | null
}

const within24Hours: Turnaround = { kind: 'hours', minHours: 24, maxHours: 24, label: '24 hours' }
const in48To72Hours: Turnaround = { kind: 'hours', minHours: 48, maxHours: 72, label: '48-72 hours' }
const within72Hours: Turnaround = { kind: 'hours', minHours: 72, maxHours: 72, label: '72 hours' }
const in3To5Days: Turnaround = { kind: 'hours', minHours: 72, maxHours: 120, label: '3-5 days' }
const in5To7Days: Turnaround = { kind: 'hours', minHours: 120, maxHours: 168, label: '5-7 days' }
const in7To10Days: Turnaround = { kind: 'hours', minHours: 168, maxHours: 240, label: '7-10 days' }
const ongoing: Turnaround = { kind: 'ongoing', label: 'Ongoing' }

/** Price of a revision round beyond those of the service, in US cents. */
export const extraRevisionCents = 3_500

/** In the order of the Services page. */
export const catalogue: readonly Service[] = [
  {
    sku: 'PS-025',
    name: 'Blog Post',
    description:
      'One question your customers keep asking, answered in a post you can publish the day it arrives.',
    priceCents: 2499,
    words: 600,
    revisionRounds: 1,
    turnaround: within24Hours,
    features: [
      '600 words',
      'Headline with two alternatives',
      'Meta title and description',
      'One image idea with alt text',
      '1 revision round',
    ],
    popular: false,
    pricingGroup: 'affordable',
    homeBadge: 'Best Value',
  },
  {
    sku: 'PS-045',
    name: 'SEO Article',
    description:
      'An article built around one search phrase you want to be found for, with headings that answer what people type.',
    priceCents: 3995,
    words: 1000,
    revisionRounds: 2,
    turnaround: within24Hours,
    features: [
      '1,000 words',
      'One main phrase and up to five related ones',
      'Meta title, description and URL',
      'Three internal links suggested from your site',
      '2 revision rounds',
    ],
    popular: false,
    pricingGroup: 'affordable',
    homeBadge: 'Most Popular',
  },
  {
    sku: 'PS-090',
    name: 'Article Refresh',
    description:
      'An old post of yours, brought up to date: dead links out, new figures in, slow paragraphs cut.',
    priceCents: 4400,
    words: 1500,
    revisionRounds: 1,
    turnaround: within24Hours,
    features: [
      'Up to 1,500 words',
      'Figures and links checked one by one',
      'New headline, meta title and description',
      'A list of every change and the reason for it',
      '1 revision round',
    ],
    popular: false,
    pricingGroup: null,
    homeBadge: null,
  },
  {
    sku: 'PS-105',
    name: 'Ghostwritten Opinion Piece',
    description:
      'You talk for 30 minutes and we write: an article under your name that takes one position and defends it.',
    priceCents: 8200,
    words: 1200,
    revisionRounds: 2,
    turnaround: within72Hours,
    features: [
      '1,200 words',
      '30-minute interview by phone or video',
      'A short version for LinkedIn',
      'Sources for every figure',
      '2 revision rounds',
    ],
    popular: false,
    pricingGroup: null,
    homeBadge: null,
  },
  {
    sku: 'PS-085',
    name: 'Long-Form Guide',
    description:
      'The page you send people to when they ask how something works, thorough enough to keep and easy to skim.',
    priceCents: 11_200,
    words: 2500,
    revisionRounds: 2,
    turnaround: in3To5Days,
    features: [
      '2,500 words',
      'Outline for your approval before we write',
      'Table of contents and summary box',
      'At least eight cited sources',
      '2 revision rounds',
    ],
    popular: false,
    pricingGroup: 'popular',
    homeBadge: null,
  },
  {
    sku: 'PS-055',
    name: 'Landing Page Copy',
    description:
      'One page, one offer, one button. Copy that tells a visitor what you sell, why to trust you and what to do next.',
    priceCents: 6000,
    words: 700,
    revisionRounds: 2,
    turnaround: in48To72Hours,
    features: [
      '700 words',
      'Three headlines to test against each other',
      'Button, form and error texts',
      'Section-by-section layout notes for your designer',
      '2 revision rounds',
    ],
    popular: false,
    pricingGroup: 'popular',
    homeBadge: null,
  },
  {
    sku: 'PS-040',
    name: 'About Page',
    description:
      'Who you are, why you started and why a customer should care, told in about two minutes of reading.',
    priceCents: 3999,
    words: 500,
    revisionRounds: 2,
    turnaround: within24Hours,
    features: [
      '500 words',
      '15-minute call or a short questionnaire',
      'A two-sentence company profile for directories',
      'Bios for up to two people',
      '2 revision rounds',
    ],
    popular: false,
    pricingGroup: null,
    homeBadge: null,
  },
  {
    sku: 'PS-155',
    name: 'Five-Page Website',
    description:
      'Home, About, Services, FAQ and Contact, written together so that they agree and each leads to the next.',
    priceCents: 15_000,
    words: 2000,
    revisionRounds: 2,
    turnaround: in5To7Days,
    features: [
      '2,000 words across five pages',
      'Page plan and menu labels before we write',
      'Meta title and description for each page',
      'Button and form texts',
      '2 revision rounds',
    ],
    popular: false,
    pricingGroup: null,
    homeBadge: null,
  },
  {
    sku: 'PS-015',
    name: 'Headline and Meta Pack',
    description:
      'For pages that read well but are never opened: new headlines and search snippets for five of them.',
    priceCents: 1500,
    words: null,
    revisionRounds: 1,
    turnaround: within24Hours,
    features: [
      'Ten headlines, two for each of five pages',
      'Five meta titles and descriptions',
      'Cut to the length search engines show',
      '1 revision round',
    ],
    popular: false,
    pricingGroup: null,
    homeBadge: null,
  },
  {
    sku: 'PS-035',
    name: 'Email Newsletter',
    description: 'One issue with a reason to open it, a reason to read on and one thing to click.',
    priceCents: 3495,
    words: 500,
    revisionRounds: 1,
    turnaround: within24Hours,
    features: [
      '500 words',
      'Three subject lines with preview text',
      'One main story and up to three short items',
      'Plain-text version',
      '1 revision round',
    ],
    popular: false,
    pricingGroup: 'affordable',
    homeBadge: null,
  },
  {
    sku: 'PS-075',
    name: 'Welcome Email Series',
    description: 'Five emails that take a new subscriber from “who are you again?” to a first order.',
    priceCents: 7800,
    words: 1000,
    revisionRounds: 2,
    turnaround: in48To72Hours,
    features: [
      '1,000 words in five emails',
      'Two subject lines for each email',
      'Timing and trigger plan',
      'Ready to paste into any email tool',
      '2 revision rounds',
    ],
    popular: false,
    pricingGroup: 'popular',
    homeBadge: null,
  },
  {
    sku: 'PS-110',
    name: 'Social Post Pack',
    description:
      'A month of posts for one network, each with one point and an opening line that earns the click on “more”.',
    priceCents: 5400,
    words: 1000,
    revisionRounds: 2,
    turnaround: in48To72Hours,
    features: [
      '1,000 words in 20 posts',
      'Written for the network you choose',
      'Posting calendar as a spreadsheet',
      'One image idea for each post',
      '2 revision rounds',
    ],
    popular: false,
    pricingGroup: null,
    homeBadge: null,
  },
  {
    sku: 'PS-065',
    name: 'Ad Copy Set',
    description:
      'Fifteen search and social ads from three different angles, so that your budget can find out which one works.',
    priceCents: 6495,
    words: 600,
    revisionRounds: 2,
    turnaround: within24Hours,
    features: [
      '600 words in 15 ads',
      'Three angles, five ads each',
      'Within each platform’s character limits',
      'Spreadsheet ready for upload',
      '2 revision rounds',
    ],
    popular: false,
    pricingGroup: null,
    homeBadge: null,
  },
  {
    sku: 'PS-080',
    name: 'Product Descriptions',
    description:
      'Ten products described for a shopper who cannot touch them: what each one is like to use, who it suits and what it measures.',
    priceCents: 5200,
    words: 1000,
    revisionRounds: 1,
    turnaround: in48To72Hours,
    features: [
      '1,000 words for ten products',
      'Short and long version of each',
      'Specifications set as a list',
      'Import file for your online store',
      '1 revision round',
    ],
    popular: false,
    pricingGroup: null,
    homeBadge: null,
  },
  {
    sku: 'PS-095',
    name: 'Case Study',
    description:
      'One client’s problem, what you did and what changed, with figures and quotes your next client will believe.',
    priceCents: 9995,
    words: 1200,
    revisionRounds: 2,
    turnaround: in3To5Days,
    features: [
      '1,200 words',
      '30-minute interview with your client',
      'Three pull quotes, approved by the person quoted',
      'One-paragraph version for proposals',
      '2 revision rounds',
    ],
    popular: false,
    pricingGroup: null,
    homeBadge: null,
  },
  {
    sku: 'PS-200',
    name: 'White Paper',
    description:
      'The argument for your approach, with the evidence laid out, for buyers who must convince a board.',
    priceCents: 16_500,
    words: 3000,
    revisionRounds: 2,
    turnaround: in7To10Days,
    features: [
      '3,000 words',
      'Outline and source list for your approval',
      'Executive summary on one page',
      'Chart and table suggestions with their data',
      '2 revision rounds',
    ],
    popular: false,
    pricingGroup: 'popular',
    homeBadge: null,
  },
  {
    sku: 'PS-195',
    name: 'E-Book',
    description:
      'Six short chapters that are worth an email address, drawn from what your company already knows.',
    priceCents: 17_500,
    words: 4000,
    revisionRounds: 2,
    turnaround: in7To10Days,
    features: [
      '4,000 words in six chapters',
      'Two 30-minute interviews with your experts',
      'Text for the download page',
      'Announcement email',
      '2 revision rounds',
    ],
    popular: false,
    pricingGroup: null,
    homeBadge: null,
  },
  {
    sku: 'PS-165',
    name: 'Content Strategy',
    description:
      'A 90-day plan: what to publish, for whom, where and in what order, and how you will know that it works.',
    priceCents: 12_000,
    words: null,
    revisionRounds: 2,
    turnaround: in5To7Days,
    features: [
      'Review of what you have published so far',
      'Comparison with three competitors',
      'Calendar of 24 topics with a short brief for each',
      '60-minute call to walk through the plan',
      '2 revision rounds',
    ],
    popular: false,
    pricingGroup: null,
    homeBadge: null,
  },
  {
    sku: 'PS-120',
    name: 'Podcast Show Notes',
    description: 'Notes that tell a listener what is in the episode and let a search engine find it.',
    priceCents: 4500,
    words: 500,
    revisionRounds: 1,
    turnaround: within24Hours,
    features: [
      '500 words',
      'One recording of up to 60 minutes',
      'Timestamps and a link for everything mentioned',
      'Three pull quotes',
      '1 revision round',
    ],
    popular: false,
    pricingGroup: null,
    homeBadge: null,
  },
  {
    sku: 'PS-125',
    name: 'Transcript to Article',
    description:
      'Your interview or episode, cut and ordered into an article that reads as if it had been written.',
    priceCents: 6700,
    words: 1200,
    revisionRounds: 2,
    turnaround: within72Hours,
    features: [
      '1,200 words',
      'One recording of up to 60 minutes, transcribed',
      'Quotes checked against the recording',
      'The cleaned transcript as well',
      '2 revision rounds',
    ],
    popular: false,
    pricingGroup: null,
    homeBadge: null,
  },
  {
    sku: 'PS-145',
    name: 'Audio Script',
    description:
      'A script for a 15-minute episode or training track, written for the ear and read aloud before you get it.',
    priceCents: 9200,
    words: 2000,
    revisionRounds: 2,
    turnaround: within72Hours,
    features: [
      '2,000 words, about 15 minutes',
      'Marks for pauses, stress and music',
      'Pronunciation list for names and terms',
      'Episode title and summary',
      '2 revision rounds',
    ],
    popular: false,
    pricingGroup: null,
    homeBadge: null,
  },
  {
    sku: 'PS-070',
    name: 'Starter Package',
    description:
      'Two blog posts and a newsletter that announces them, for less than the three cost one by one.',
    priceCents: 6999,
    words: 1700,
    revisionRounds: 2,
    turnaround: within72Hours,
    features: [
      '1,700 words in all',
      'Two blog posts of 600 words',
      'One newsletter of 500 words',
      'One brief and one contact for all three',
      '2 revision rounds',
    ],
    popular: true,
    pricingGroup: 'popular',
    homeBadge: null,
  },
  {
    sku: 'PS-135',
    name: 'Professional Package',
    description: 'A landing page, two articles that lead to it and a newsletter that sends people there.',
    priceCents: 14_500,
    words: 3200,
    revisionRounds: 3,
    turnaround: in3To5Days,
    features: [
      '3,200 words in all',
      'One landing page of 700 words',
      'Two SEO articles of 1,000 words',
      'One newsletter of 500 words',
      '3 revision rounds',
    ],
    popular: false,
    pricingGroup: 'popular',
    homeBadge: null,
  },
  {
    sku: 'PS-180',
    name: 'Enterprise Package',
    description: 'A full campaign for one launch, with one account manager and no limit on revisions.',
    priceCents: 18_000,
    words: 4700,
    revisionRounds: 'unlimited',
    turnaround: in5To7Days,
    features: [
      '4,700 words in all',
      'One landing page of 700 words',
      'Three SEO articles of 1,000 words and two newsletters of 500',
      'One account manager from brief to delivery',
      'Unlimited revisions',
    ],
    popular: true,
    pricingGroup: null,
    homeBadge: null,
  },
  {
    sku: 'PS-250',
    name: 'Monthly Blog Plan',
    description:
      'Four SEO articles a month, planned with you and delivered one a week. Billed one month at a time.',
    priceCents: 14_000,
    words: 4000,
    revisionRounds: 2,
    turnaround: ongoing,
    features: [
      '4,000 words a month',
      'Four articles of 1,000 words',
      '30-minute planning call each month',
      'Topics, phrases and dates on one shared page',
      '2 revision rounds for each article',
    ],
    popular: true,
    pricingGroup: null,
    homeBadge: null,
  },
]

const bySku = new Map(catalogue.map((service) => [service.sku, service]))

export function findService(sku: string): Service | undefined {
  return bySku.get(sku)
}
