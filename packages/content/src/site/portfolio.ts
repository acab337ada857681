import { type Claim, claims } from './claims.ts'
import type { RedlineSegment } from './home.ts'
import type { NavLink } from './navigation.ts'

export interface MarginNote {
  what: string
  why: string
}

/** A weak paragraph of an invented client, and its edit. */
export interface CaseStudy {
  /** Anchor. */
  id: string
  title: string
  /** An article, an ad. */
  category: string
  /** Invented. */
  client: string
  challenge: string
  solution: string
  outcome: string
  beforeMetric: Claim
  afterMetric: Claim
  /** `keep` and `del`: the client's draft; `keep` and `ins`: the result. */
  redline: readonly RedlineSegment[]
  changes: readonly MarginNote[]
  /** Link to order the same service. */
  service: NavLink
}

/** A kind of text, with an excerpt. */
export interface ContentSample {
  /** Anchor. */
  id: string
  title: string
  /** Purpose of the excerpt. */
  source: string
  /** Paragraphs; a subject line or headline is the first. */
  excerpt: readonly string[]
  /** Services that deliver this kind. */
  services: readonly NavLink[]
}

const caseStudies: readonly CaseStudy[] = [
  {
    id: 'bicycle-article',
    title: 'The answer moves to the front',
    category: 'Article',
    client: 'Sample Spokes, a bicycle repair shop',
    challenge:
      'The shop’s article on squealing brakes was found often and read by few. Its first fact stood in the second sentence, behind a preamble.',
    solution:
      'We kept the shop’s advice and cut the run-up to it. The reader now gets the cause, the remedy and what it saves.',
    outcome: 'More readers got as far as the booking link, which stands below the advice.',
    beforeMetric: { value: '11', label: 'repairs booked from the article in a month' },
    afterMetric: { value: '24', label: 'repairs booked from it, three months later' },
    redline: [
      { kind: 'keep', text: 'When ' },
      { kind: 'del', text: 'it comes to ' },
      { kind: 'keep', text: 'brakes' },
      { kind: 'del', text: ', there are many different reasons why they might' },
      { kind: 'keep', text: ' start to ' },
      { kind: 'del', text: 'make noise. In most cases' },
      { kind: 'ins', text: 'squeal,' },
      { kind: 'keep', text: ' the likely cause is ' },
      { kind: 'del', text: 'the fact that the ' },
      { kind: 'ins', text: 'dirty ' },
      { kind: 'keep', text: 'rims' },
      { kind: 'del', text: ' have become dirty' },
      { kind: 'keep', text: '. ' },
      { kind: 'del', text: 'It is recommended that they be cleaned' },
      { kind: 'ins', text: 'Clean them' },
      { kind: 'keep', text: ' with alcohol before ' },
      { kind: 'del', text: 'any replacement of' },
      { kind: 'ins', text: 'you replace' },
      { kind: 'keep', text: ' the pads' },
      { kind: 'del', text: ' is considered' },
      { kind: 'keep', text: ', as ' },
      { kind: 'del', text: 'this' },
      { kind: 'ins', text: 'a bottle' },
      { kind: 'keep', text: ' is cheaper' },
      { kind: 'ins', text: ' than a set' },
      { kind: 'keep', text: '.' },
    ],
    changes: [
      {
        what: '“Many different reasons” is struck.',
        why: 'A sentence that announces reasons and names none can go. The reason itself takes its place.',
      },
      {
        what: '“Make noise” became “squeal”.',
        why: 'It is the sound, and it is the word that riders type when they search.',
      },
      {
        what: '“The fact that the rims have become dirty” became “dirty rims”.',
        why: 'Eight words did the work of two. “The fact that” can nearly always be cut.',
      },
      {
        what: '“It is recommended” became “clean them”.',
        why: 'Someone with a wrench in hand wants an instruction. The passive also hid who was recommending.',
      },
    ],
    service: { label: 'Article Refresh', to: '/services#PS-090' },
  },
  {
    id: 'payroll-page',
    title: 'A page that knows its reader',
    category: 'Landing page',
    client: 'Dummy Text Payroll, software for restaurants',
    challenge:
      'Every paying customer ran a restaurant, and the page spoke to “businesses of all sizes”. Restaurant owners left it in a few seconds.',
    solution:
      'We put the reader into the first sentence and replaced each adjective with something that the reader does.',
    outcome: 'Fewer shops and law firms signed up for a trial, and more restaurants did.',
    beforeMetric: { value: '1.4%', label: 'of visitors started a trial' },
    afterMetric: { value: '2.6%', label: 'of visitors started one, eight weeks later' },
    redline: [
      { kind: 'keep', text: 'Our payroll ' },
      { kind: 'del', text: 'platform is designed to help businesses' },
      { kind: 'ins', text: 'app helps restaurants' },
      { kind: 'keep', text: ' of ' },
      { kind: 'del', text: 'all sizes to streamline the way they handle' },
      { kind: 'ins', text: 'five to fifty people finish' },
      { kind: 'keep', text: ' payroll' },
      { kind: 'ins', text: ' by lunch' },
      { kind: 'keep', text: '. ' },
      { kind: 'del', text: 'With an intuitive interface and a wide range of powerful features, you can' },
      { kind: 'ins', text: 'You' },
      { kind: 'keep', text: ' enter ' },
      { kind: 'del', text: 'all of your data' },
      { kind: 'ins', text: 'the hours' },
      { kind: 'keep', text: ' and ' },
      { kind: 'del', text: 'make sure that' },
      { kind: 'ins', text: 'press one button, and' },
      { kind: 'keep', text: ' your staff get paid on ' },
      { kind: 'del', text: 'time, every time' },
      { kind: 'ins', text: 'Friday' },
      { kind: 'keep', text: '.' },
    ],
    changes: [
      {
        what: '“Businesses of all sizes” became “restaurants of five to fifty people”.',
        why: 'A reader decides in one line whether a page is meant for them. “All sizes” is nobody’s size.',
      },
      {
        what: '“Streamline” became “finish by lunch”.',
        why: 'Nobody can check a streamlining. Anybody can look at the clock.',
      },
      {
        what: 'The interface and the features are struck.',
        why: 'Every product claims both. Two actions, enter and press, show that it is easy.',
      },
      {
        what: '“On time, every time” became “on Friday”.',
        why: 'A day of the week is a promise. The slogan only sounded like one.',
      },
    ],
    service: { label: 'Landing Page Copy', to: '/services#PS-055' },
  },
  {
    id: 'dentist-email',
    title: 'An email with two days in it',
    category: 'Email',
    client: 'Specimen Dental, a practice with three chairs',
    challenge:
      'Patients who were overdue for a checkup got a reminder that read like a notice from a tax office. Most of them meant to call, later.',
    solution:
      'We told each patient how long it had been, how long the visit takes, and which single word to send back.',
    outcome: 'Replies more than doubled, and the front desk made fewer calls to fill the week.',
    beforeMetric: { value: '6%', label: 'of patients answered the reminder' },
    afterMetric: { value: '13%', label: 'of patients answered the new one' },
    redline: [
      { kind: 'del', text: 'We are writing to inform you that according' },
      { kind: 'ins', text: 'According' },
      { kind: 'keep', text: ' to our records' },
      { kind: 'ins', text: ',' },
      { kind: 'del', text: ' it has been some time since' },
      { kind: 'keep', text: ' your last ' },
      { kind: 'del', text: 'appointment with us' },
      { kind: 'ins', text: 'checkup was 14 months ago' },
      { kind: 'keep', text: '. ' },
      { kind: 'del', text: 'Regular' },
      { kind: 'ins', text: 'Most' },
      { kind: 'keep', text: ' checkups ' },
      { kind: 'del', text: 'are an important part of maintaining good oral health' },
      { kind: 'ins', text: 'take 25 minutes' },
      { kind: 'keep', text: '. ' },
      { kind: 'del', text: 'Please do not hesitate to contact' },
      { kind: 'ins', text: 'Reply “Tuesday” or “Thursday”, and' },
      { kind: 'keep', text: ' our reception ' },
      { kind: 'del', text: 'at your earliest convenience to arrange a' },
      { kind: 'ins', text: 'books your' },
      { kind: 'keep', text: ' visit.' },
    ],
    changes: [
      {
        what: '“We are writing to inform you” is struck.',
        why: 'The patient can see that you are writing. The first words also show in the inbox, so they have to say something.',
      },
      {
        what: '“Some time” became “14 months”.',
        why: 'The practice has the date on file. A number makes the reader count along.',
      },
      {
        what: 'The sentence about oral health became “25 minutes”.',
        why: 'Everyone agrees with the first and puts it off. The second removes the excuse.',
      },
      {
        what: '“At your earliest convenience” became two days to choose from.',
        why: 'An open invitation is work for the reader. Picking one of two words is not.',
      },
    ],
    service: { label: 'Email Newsletter', to: '/services#PS-035' },
  },
  {
    id: 'cold-storage-paper',
    title: 'Eleven factors, counted',
    category: 'White paper',
    client: 'Example Cold Storage, a warehouse operator',
    challenge:
      'The company had a year of meter readings and a paper that mentioned none of them. Buyers read it to the end and learned that energy is expensive.',
    solution:
      'We asked for the spreadsheet and gave each vague noun its figure. The finding moved up to the first page.',
    outcome: 'The people who downloaded the paper began to call with questions about doors.',
    beforeMetric: { value: '3', label: 'sales calls from the first 200 downloads' },
    afterMetric: { value: '8', label: 'sales calls from the next 200' },
    redline: [
      { kind: 'del', text: 'It is widely acknowledged that energy' },
      { kind: 'ins', text: 'Energy' },
      { kind: 'keep', text: ' costs ' },
      { kind: 'del', text: 'are a significant challenge for operators of' },
      { kind: 'ins', text: 'our' },
      { kind: 'keep', text: ' cold ' },
      { kind: 'del', text: 'storage' },
      { kind: 'ins', text: 'stores more than anything but wages' },
      { kind: 'keep', text: '. ' },
      { kind: 'del', text: 'Numerous' },
      { kind: 'ins', text: 'Of eleven' },
      { kind: 'keep', text: ' factors ' },
      { kind: 'del', text: 'contribute to this, among which the' },
      { kind: 'ins', text: 'that we metered for a year, the' },
      { kind: 'keep', text: ' opening of doors ' },
      { kind: 'del', text: 'should not be underestimated' },
      { kind: 'ins', text: 'came second, at 14% of the bill' },
      { kind: 'keep', text: '. ' },
      { kind: 'del', text: 'There is considerable potential for savings to be realized' },
      { kind: 'ins', text: 'Faster doors paid for themselves' },
      { kind: 'keep', text: ' in ' },
      { kind: 'del', text: 'this area' },
      { kind: 'ins', text: '19 months' },
      { kind: 'keep', text: '.' },
    ],
    changes: [
      {
        what: '“It is widely acknowledged” is struck.',
        why: 'If everybody knows it, a board need not read it. If not, the paper owes them a source.',
      },
      {
        what: '“Costs” turned from a noun into a verb.',
        why: 'Once something costs something, the sentence has to say how much, and compared with what.',
      },
      {
        what: '“Numerous” became “eleven”.',
        why: 'The company had counted. “Numerous” made it sound as if it had not.',
      },
      {
        what: '“Considerable potential for savings” became “19 months”.',
        why: 'A buyer who has to convince a board needs the one figure that fits on a slide.',
      },
    ],
    service: { label: 'White Paper', to: '/services#PS-200' },
  },
  {
    id: 'language-school-ad',
    title: 'An ad that starts with dinner',
    category: 'Ad',
    client: 'Lorem Lane Language School, evening classes',
    challenge:
      'The school’s social ad could have sold piano lessons or tax advice. People clicked to learn the price, saw it and left.',
    solution:
      'We opened with what a student can do after the course, and let the price, the day and the level turn away the wrong people before they clicked.',
    outcome: 'Fewer clicks in all, and more of them ended in a trial class.',
    beforeMetric: { value: 'HK$96', label: 'of ad spend for each trial booked' },
    afterMetric: { value: 'HK$58', label: 'for each trial booked, same budget' },
    redline: [
      { kind: 'del', text: 'Are you looking to learn' },
      { kind: 'ins', text: 'Learn to order dinner in' },
      { kind: 'keep', text: ' Cantonese' },
      { kind: 'del', text: '? Look no further' },
      { kind: 'keep', text: '. Our ' },
      { kind: 'del', text: 'experienced and dedicated ' },
      { kind: 'keep', text: 'teachers ' },
      { kind: 'del', text: 'offer fun and engaging' },
      { kind: 'ins', text: 'run Tuesday evening' },
      { kind: 'keep', text: ' classes ' },
      { kind: 'ins', text: 'of six ' },
      { kind: 'keep', text: 'at ' },
      { kind: 'del', text: 'affordable prices' },
      { kind: 'ins', text: 'HK$180 a lesson,' },
      { kind: 'keep', text: ' for ' },
      { kind: 'del', text: 'learners of all levels' },
      { kind: 'ins', text: 'people who start at zero' },
      { kind: 'keep', text: '. ' },
      { kind: 'del', text: 'Contact us' },
      { kind: 'ins', text: 'Book a free first class' },
      { kind: 'keep', text: ' today' },
      { kind: 'del', text: ' to find out more about what we can offer you' },
      { kind: 'keep', text: '.' },
    ],
    changes: [
      {
        what: 'The question became “learn to order dinner”.',
        why: 'A reader can say no to a question. A small, useful scene gives them something to want.',
      },
      {
        what: '“Experienced and dedicated” is struck.',
        why: 'No school advertises the other kind. An adjective whose opposite nobody would claim says nothing.',
      },
      {
        what: '“Affordable” became “HK$180 a lesson”.',
        why: 'Affordable to whom? A price lets the reader judge, and saves the school a click from those who will not pay it.',
      },
      {
        what: '“Contact us to find out more” became “book a free first class”.',
        why: 'One action, named by what the reader gets from it.',
      },
    ],
    service: { label: 'Ad Copy Set', to: '/services#PS-065' },
  },
  {
    id: 'blanket-description',
    title: 'A blanket you can measure',
    category: 'Product description',
    client: 'Test Pattern Textiles, an online shop',
    challenge:
      'The description praised the blanket and did not say how large it was. Those who bought it found out at home, and some sent it back.',
    solution:
      'We answered what a hand would ask in a shop: what it is made of, how far it reaches and whether it can be washed.',
    outcome: 'Fewer returns. The question about washing disappeared from the inbox.',
    beforeMetric: { value: '9%', label: 'of blankets were sent back' },
    afterMetric: { value: '5%', label: 'were sent back in the next quarter' },
    redline: [
      { kind: 'keep', text: 'This ' },
      { kind: 'del', text: 'beautiful ' },
      { kind: 'keep', text: 'blanket is made from ' },
      { kind: 'del', text: 'the finest quality' },
      { kind: 'ins', text: 'undyed merino' },
      { kind: 'keep', text: ' wool and ' },
      { kind: 'del', text: 'is the perfect addition to any home' },
      { kind: 'ins', text: 'covers two people on a sofa' },
      { kind: 'keep', text: '. ' },
      { kind: 'del', text: 'Soft, warm and stylish, it is ideal for all occasions' },
      { kind: 'ins', text: 'It measures 140 by 200 centimeters, washes at 30\u00a0°C' },
      { kind: 'keep', text: ' and makes a ' },
      { kind: 'del', text: 'great' },
      { kind: 'ins', text: 'sensible' },
      { kind: 'keep', text: ' gift for anyone who ' },
      { kind: 'del', text: 'appreciates comfort and timeless design' },
      { kind: 'ins', text: 'reads in a cold room' },
      { kind: 'keep', text: '.' },
    ],
    changes: [
      {
        what: '“Beautiful” is struck.',
        why: 'The photograph says it, or the word will not help.',
      },
      {
        what: '“The perfect addition to any home” became “covers two people on a sofa”.',
        why: 'Shoppers cannot picture 140 by 200 centimeters. They can picture their sofa.',
      },
      {
        what: '“Soft, warm and stylish” became a size and a washing temperature.',
        why: 'Three adjectives fit any blanket. Two figures fit this one, and stop returns.',
      },
    ],
    service: { label: 'Product Descriptions', to: '/services#PS-080' },
  },
]

const samples: readonly ContentSample[] = [
  {
    id: 'blog-samples',
    title: 'Blog samples',
    source: 'From a post for a plumber',
    excerpt: [
      'If a radiator is warm at the bottom and cold at the top, there is air in it. You need a radiator key, a cloth and three minutes. Turn the heating off first, because the water behind the air is hot.',
    ],
    services: [
      { label: 'Blog Post', to: '/services#PS-025' },
      { label: 'SEO Article', to: '/services#PS-045' },
      { label: 'Long-Form Guide', to: '/services#PS-085' },
      { label: 'Monthly Blog Plan', to: '/services#PS-250' },
    ],
  },
  {
    id: 'landing-page-copy',
    title: 'Landing page copy',
    source: 'The top of a page for a bookkeeper',
    excerpt: [
      'Your books, done by the fifth.',
      'Photograph your receipts and send them as they come. On the fifth of each month you have accounts that your bank accepts. HK$1,400 a month, and you may stop after any of them.',
    ],
    services: [
      { label: 'Landing Page Copy', to: '/services#PS-055' },
      { label: 'Five-Page Website', to: '/services#PS-155' },
    ],
  },
  {
    id: 'social-media-content',
    title: 'Social media content',
    source: 'A post for a neighborhood bakery',
    excerpt: [
      'We burned forty loaves on Saturday. The new oven runs ten degrees hot and kept it to itself. If you bought rye before nine, come by for a fresh one. No receipt needed. We remember your face.',
    ],
    services: [{ label: 'Social Post Pack', to: '/services#PS-110' }],
  },
  {
    id: 'email-campaign-copy',
    title: 'Email campaign copy',
    source: 'The third welcome email of a plant shop',
    excerpt: [
      'Subject: Is the fern still alive?',
      'You have had it for six weeks. About now the tips go brown, mostly from dry air. Move it to the bathroom for a few days. If that fails, reply with a photograph.',
    ],
    services: [
      { label: 'Email Newsletter', to: '/services#PS-035' },
      { label: 'Welcome Email Series', to: '/services#PS-075' },
    ],
  },
  {
    id: 'white-papers-and-e-books',
    title: 'White papers and e-books',
    source: 'From the summary of a paper for a warehouse planner',
    excerpt: [
      'A forklift that waits costs as much as one that works. On the site in this paper, trucks stood still for 71 minutes of every shift. Half of that came down to one door, one printer and one signature.',
    ],
    services: [
      { label: 'White Paper', to: '/services#PS-200' },
      { label: 'E-Book', to: '/services#PS-195' },
    ],
  },
  {
    id: 'ad-copy',
    title: 'Ad copy',
    source: 'A search ad for a piano tuner',
    excerpt: [
      'Your Piano, Tuned by Thursday',
      'HK$900, stairs included. Evenings and Sundays too. Choose a time, and we bring our own lamp.',
    ],
    services: [{ label: 'Ad Copy Set', to: '/services#PS-065' }],
  },
]

const ctas: readonly NavLink[] = [
  { label: 'Compare Prices', to: '/pricing' },
  { label: 'Send Us a Paragraph', to: '/contact' },
]

export const portfolio = {
  stats: [{ ...claims.articles, label: 'articles published' }, claims.conversionLift, claims.satisfaction],
  caseStudies: {
    heading: 'Six edits, with the reasons',
    intro:
      'Below each edit you can read the draft and the finished text without any marks. The clients and their results are invented, because a real draft belongs to whoever wrote it.',
    labels: {
      client: 'Client',
      challenge: 'The problem',
      solution: 'What we did',
      outcome: 'What changed',
      before: 'Before',
      after: 'After',
      redline: 'The edit',
      changes: 'In the margin',
      service: 'Order the same',
    },
    /** Legend of the marks. */
    legend: {
      del: { mark: 'Struck words', text: 'were in the draft, and we cut them.' },
      ins: { mark: 'Words written in', text: 'are ours.' },
    },
    clean: { label: 'Read it clean', before: 'The draft', after: 'The text that went out' },
    items: caseStudies,
  },
  gallery: {
    heading: 'Six kinds of text',
    intro: 'A few lines of each, for businesses that we made up. Below each stands the service to order.',
    servicesLabel: 'Order it as',
    items: samples,
  },
  testimonials: {
    heading: 'From the other side of the red pen',
    items: [
      {
        quote:
          'They struck the paragraph that I was proudest of and wrote in the margin why. I was annoyed until lunch. The paragraph is still gone.',
        name: 'Hugo Lorem',
        role: 'Director, Filler Freight',
      },
      {
        quote:
          'I had asked for a warmer letter. They asked me what a donor should do after reading it. Nobody had put it that way before.',
        name: 'Greta Dummy',
        role: 'Fundraiser, Specimen Animal Shelter',
      },
    ],
  },
  closing: {
    heading: 'Have a paragraph that does not work?',
    text: 'Send it to us and say who should read it. We tell you what it needs and which service fits. Or look at the prices first.',
    ctas,
  },
} as const
