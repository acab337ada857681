/** Everybody at the desk of the demo; the first is its owner. */
export const demoStaff = [
  { name: 'Olive Ostergaard', email: 'olive@northword.example', role: 'owner' },
  { name: 'Ravi Achterberg', email: 'ravi@northword.example', role: 'agent' },
  { name: 'Mina Castellane', email: 'mina@northword.example', role: 'agent' },
  { name: 'Wen Abernathy', email: 'wen@northword.example', role: 'writer' },
] as const

/** The clients of the demo. Those with an account have proven their address; the first one's sign-in is shown. */
export const demoClients = {
  nora: { name: 'Nora Lindqvist', email: 'nora@bakery.example', phone: '+46 8 000 0000', hasAccount: true },
  tomas: {
    name: 'Tomás Beltrán',
    email: 'tomas@olivepress.example',
    phone: '+34 91 000 0000',
    hasAccount: true,
  },
  priya: {
    name: 'Priya Raman',
    email: 'priya@tidalpay.example',
    phone: '+91 22 0000 0000',
    hasAccount: true,
  },
  hugo: {
    name: 'Hugo Marchetti',
    email: 'hugo@cyclekit.example',
    phone: '+39 02 000 0000',
    hasAccount: true,
  },
  ines: {
    name: 'Inês Falcão',
    email: 'ines@surfhostel.example',
    phone: '+351 21 000 0000',
    hasAccount: true,
  },
  daniel: {
    name: 'Daniel Okafor',
    email: 'daniel@clearwater.example',
    phone: '+234 1 000 0000',
    hasAccount: false,
  },
  ada: { name: 'Ada Wexford', email: 'ada@wexfordlaw.example', phone: '+353 1 000 0000', hasAccount: false },
  kenji: {
    name: 'Kenji Morita',
    email: 'kenji@kilnhouse.example',
    phone: '+81 3 0000 0000',
    hasAccount: false,
  },
  lucia: {
    name: 'Lucía Ferrer',
    email: 'lucia@dentalplaza.example',
    phone: '+52 55 0000 0000',
    hasAccount: false,
  },
  sam: { name: 'Sam Holloway', email: 'sam@trailmap.example', phone: '+1 555 010 0000', hasAccount: false },
  greta: {
    name: 'Greta Nyström',
    email: 'greta@fjordfilm.example',
    phone: '+47 22 00 00 00',
    hasAccount: false,
  },
  yusuf: {
    name: 'Yusuf Demir',
    email: 'yusuf@rugsandmore.example',
    phone: '+90 212 000 0000',
    hasAccount: false,
  },
  mei: {
    name: 'Mei Tanaka-Lee',
    email: 'mei@plantletter.example',
    phone: '+852 0000 0001',
    hasAccount: false,
  },
  oscar: {
    name: 'Oscar van Dalen',
    email: 'oscar@harborcast.example',
    phone: '+31 20 000 0000',
    hasAccount: false,
  },
} as const
export type DemoClient = keyof typeof demoClients

/**
 * The orders of the demo: who ordered what, how it went on from there (see the plots of the server's demo), and how
 * many hours ago it came in.
 */
export const demoOrders = [
  {
    client: 'kenji',
    sku: 'PS-025',
    plot: 'new',
    hoursAgo: 0.4,
    note: 'A post on how we fire a wood kiln, for people who have never seen one.',
  },
  {
    client: 'sam',
    sku: 'PS-045',
    plot: 'new',
    hoursAgo: 1.5,
    note: 'Winter hiking near the city. We want to be found for “day hikes by train”.',
  },
  {
    client: 'nora',
    sku: 'PS-035',
    plot: 'new',
    hoursAgo: 4,
    note: 'The December letter: three new loaves, opening hours over the holidays.',
  },
  { client: 'greta', sku: 'PS-145', plot: 'new', hoursAgo: 13, note: '' },
  {
    client: 'yusuf',
    sku: 'PS-080',
    plot: 'of somebody else',
    hoursAgo: 27,
    note: 'Forty rugs. I have measurements and where each was woven.',
  },
  {
    client: 'lucia',
    sku: 'PS-040',
    plot: 'new',
    hoursAgo: 31,
    note: 'We are two sisters and four chairs. Please no stock phrases about smiles.',
  },
  {
    client: 'oscar',
    sku: 'PS-120',
    plot: 'called in vain',
    hoursAgo: 6,
    note: 'Show notes for episode 41, 52 minutes, with time stamps.',
  },
  {
    client: 'daniel',
    sku: 'PS-095',
    plot: 'called in vain',
    hoursAgo: 10,
    note: 'How a hospital in Lagos cut its water bill. The engineer is glad to be interviewed.',
  },
  {
    client: 'mei',
    sku: 'PS-110',
    plot: 'asks at first',
    hoursAgo: 5,
    note: 'Twelve posts about repotting. Our readers kill basil.',
  },
  {
    client: 'ada',
    sku: 'PS-105',
    plot: 'in hand',
    hoursAgo: 20,
    note: 'An opinion piece on leases that nobody can read, in my name.',
  },
  {
    client: 'tomas',
    sku: 'PS-155',
    plot: 'agreed',
    hoursAgo: 9,
    note: 'Five pages for the mill: home, oil, visits, shop, contact. Spanish and English exist in part.',
  },
  {
    client: 'sam',
    sku: 'PS-085',
    plot: 'asked for a transfer',
    hoursAgo: 22,
    note: 'A long guide to reading a contour map.',
  },
  {
    client: 'priya',
    sku: 'PS-055',
    plot: 'says so and is answered',
    hoursAgo: 30,
    note: 'A landing page for refunds that arrive the same day.',
  },
  {
    client: 'kenji',
    sku: 'PS-040',
    plot: 'asked',
    hoursAgo: 250,
    note: 'Who we are, and why every bowl is a little different.',
  },
  {
    client: 'hugo',
    sku: 'PS-080',
    plot: 'agreed for less',
    hoursAgo: 26,
    note: 'Twenty bicycle bells and baskets. Short ones will do.',
  },
  {
    client: 'greta',
    sku: 'PS-200',
    plot: 'says that it is paid',
    hoursAgo: 18,
    note: 'A paper on filming in the cold, for producers.',
  },
  {
    client: 'ada',
    sku: 'PS-155',
    plot: 'part paid',
    hoursAgo: 44,
    note: 'Five pages for a small law office. Plain words, please: our clients are worried people.',
  },
  {
    client: 'yusuf',
    sku: 'PS-135',
    plot: 'part paid',
    hoursAgo: 70,
    note: 'Words for the shop before the spring fair.',
  },
  {
    client: 'lucia',
    sku: 'PS-075',
    plot: 'pays later',
    hoursAgo: 50,
    note: 'Five mails for new patients, from the first booking on.',
  },
  {
    client: 'nora',
    sku: 'PS-045',
    plot: 'paid',
    hoursAgo: 12,
    note: 'Why sourdough keeps. Two thousand people ask us every year.',
  },
  {
    client: 'ines',
    sku: 'PS-070',
    plot: 'paid',
    hoursAgo: 28,
    note: 'A start for the hostel: first page, rooms, one post.',
  },
  {
    client: 'oscar',
    sku: 'PS-125',
    plot: 'paid',
    hoursAgo: 40,
    note: 'An article from the talk on lock gates. The transcript is raw.',
  },
  {
    client: 'mei',
    sku: 'PS-165',
    plot: 'paid',
    hoursAgo: 55,
    note: 'What to write about from March to June, and why.',
  },
  {
    client: 'hugo',
    sku: 'PS-065',
    plot: 'paid too much',
    hoursAgo: 36,
    note: 'Adverts for the folding lock, in three lengths.',
  },
  {
    client: 'daniel',
    sku: 'PS-095',
    plot: 'paid by mistake',
    hoursAgo: 62,
    note: 'The school in Ibadan, second case study of the series.',
  },
  {
    client: 'tomas',
    sku: 'PS-085',
    plot: 'in production',
    hoursAgo: 60,
    note: 'The guide to olive oil that we always wanted: how it is pressed, stored and tasted.',
  },
  {
    client: 'priya',
    sku: 'PS-155',
    plot: 'pays within 30 days',
    hoursAgo: 80,
    note: 'Our five pages, written anew after the change of name.',
  },
  {
    client: 'greta',
    sku: 'PS-165',
    plot: 'in production',
    hoursAgo: 96,
    note: 'A plan for a year of making-of stories.',
  },
  {
    client: 'ines',
    sku: 'PS-110',
    plot: 'asks for more',
    hoursAgo: 34,
    note: 'Posts about tides, boards and breakfast.',
  },
  {
    client: 'sam',
    sku: 'PS-195',
    plot: 'in production',
    hoursAgo: 120,
    note: 'A book for the weekend: ten walks, ten chapters.',
  },
  {
    client: 'nora',
    sku: 'PS-250',
    plot: 'asks and is answered',
    hoursAgo: 130,
    note: 'A post every week. We send you what is in the oven.',
  },
  {
    client: 'yusuf',
    sku: 'PS-025',
    plot: 'in production',
    hoursAgo: 75,
    note: 'How to wash a wool rug. It should calm people down.',
  },
  {
    client: 'lucia',
    sku: 'PS-090',
    plot: 'in production',
    hoursAgo: 90,
    note: 'Our old article on milk teeth: still right, badly told.',
  },
  {
    client: 'hugo',
    sku: 'PS-135',
    plot: 'paid in two parts',
    hoursAgo: 58,
    note: 'The spring catalog and the two pages around it.',
  },
  {
    client: 'priya',
    sku: 'PS-105',
    plot: 'delivered',
    hoursAgo: 110,
    note: 'An opinion piece on fees that are printed in grey.',
  },
  {
    client: 'kenji',
    sku: 'PS-080',
    plot: 'delivered',
    hoursAgo: 140,
    note: 'Thirty bowls, plates and cups.',
  },
  { client: 'oscar', sku: 'PS-120', plot: 'delivered', hoursAgo: 72, note: 'Show notes for episode 40.' },
  {
    client: 'ada',
    sku: 'PS-025',
    plot: 'delivered',
    hoursAgo: 95,
    note: 'What to bring to a first meeting with a lawyer.',
  },
  {
    client: 'mei',
    sku: 'PS-035',
    plot: 'text commented on',
    hoursAgo: 88,
    note: 'The letter on frost, a week early this year.',
  },
  { client: 'tomas', sku: 'PS-015', plot: 'delivered', hoursAgo: 64, note: 'Headlines for the shop.' },
  {
    client: 'ines',
    sku: 'PS-055',
    plot: 'in revision',
    hoursAgo: 150,
    note: 'A page for the surf school that does not promise standing up on day one.',
  },
  {
    client: 'daniel',
    sku: 'PS-200',
    plot: 'in revision',
    hoursAgo: 260,
    note: 'Twelve years of meter readings, told for people who decide on budgets.',
  },
  {
    client: 'greta',
    sku: 'PS-145',
    plot: 'in revision',
    hoursAgo: 132,
    note: 'Four minutes, one voice, over pictures of the ice.',
  },
  {
    client: 'nora',
    sku: 'PS-040',
    plot: 'text revised',
    hoursAgo: 160,
    note: 'The bakery since 1961. My grandmother must like it.',
  },
  {
    client: 'nora',
    sku: 'PS-025',
    plot: 'text approved',
    hoursAgo: 640,
    note: 'What a starter is, and how to give it away.',
  },
  {
    client: 'tomas',
    sku: 'PS-070',
    plot: 'pays too late',
    hoursAgo: 820,
    note: 'A small start, to see how you work.',
  },
  {
    client: 'priya',
    sku: 'PS-095',
    plot: 'completed',
    hoursAgo: 540,
    note: 'How a market stall takes cards now.',
  },
  {
    client: 'hugo',
    sku: 'PS-045',
    plot: 'taken up again',
    hoursAgo: 505,
    note: 'Which lock for which bicycle.',
  },
  {
    client: 'ines',
    sku: 'PS-025',
    plot: 'completed',
    hoursAgo: 430,
    note: 'The best month for beginners, with honest weather.',
  },
  {
    client: 'kenji',
    sku: 'PS-110',
    plot: 'completed',
    hoursAgo: 400,
    note: 'Posts for the open studio weekend.',
  },
  { client: 'oscar', sku: 'PS-120', plot: 'completed', hoursAgo: 350, note: 'Show notes for episode 39.' },
  {
    client: 'sam',
    sku: 'PS-125',
    plot: 'completed',
    hoursAgo: 300,
    note: 'From the radio interview to an article of 1,200 words.',
  },
  {
    client: 'nora',
    sku: 'PS-065',
    plot: 'cancelled by the client',
    hoursAgo: 200,
    note: 'Adverts for the second shop.',
  },
  { client: 'hugo', sku: 'PS-015', plot: 'cancelled by the client', hoursAgo: 170, note: '' },
  {
    client: 'mei',
    sku: 'PS-085',
    plot: 'cancelled by phone',
    hoursAgo: 190,
    note: 'A guide to balconies that face north.',
  },
  {
    client: 'lucia',
    sku: 'PS-055',
    plot: 'cancelled with money left',
    hoursAgo: 100,
    note: 'A page for our evening hours.',
  },
  {
    client: 'yusuf',
    sku: 'PS-045',
    plot: 'cancelled with money left',
    hoursAgo: 160,
    note: 'How to tell a hand-knotted rug.',
  },
  {
    client: 'daniel',
    sku: 'PS-165',
    plot: 'cancelled, share kept',
    hoursAgo: 220,
    note: 'A plan for the second half of the year.',
  },
  {
    client: 'priya',
    sku: 'PS-035',
    plot: 'refunded',
    hoursAgo: 380,
    note: 'A letter to sellers about the new fees.',
  },
  {
    client: 'ada',
    sku: 'PS-090',
    plot: 'cancelled and refunded',
    hoursAgo: 330,
    note: 'Our page on wills, ten years old.',
  },
] as const satisfies readonly DemoOrder[]

interface DemoOrder {
  client: DemoClient
  sku: string
  plot: string
  hoursAgo: number
  note: string
}

/** What the staff of the demo write down, by what happens. */
export const demoWords = {
  reached: 'Friendly. Brief and price are clear; wants British spelling.',
  noAnswer: 'Rang for a minute, no voicemail.',
  callBack: 'In a meeting, asked for a call tomorrow.',
  noteInHand: 'Have asked for two texts that they like.',
  noteWork: 'First draft stands; one figure is still to be checked.',
  noteRate: 'Do not mention the old price list: they have a new one.',
  lessAgreed: 'A third of the text exists already.',
  revision: 'Client wants the second part shorter and the opening kept.',
  takenUpAgain: 'Two locks in the table had changed places.',
  cancelled: 'Asked by phone: the project was put on ice.',
  refund: 'The client’s campaign was called off.',
  refundRest: 'What was left after the cancellation.',
  shareKept: 'The interviews were held before the cancellation.',
  asksAtFirst: 'Before you call: may the twelve posts come one each week, and not all at once?',
  asks: 'We have new photographs. Should we send them now, or once the text is done?',
  answers: 'Now, please: two of them may change how the text begins.',
  thanks: 'They are in your folder. Thank you!',
  welcome: 'They have arrived, and the one of the window is just right.',
  answerPaid: 'Thank you. It can take a day until we see it; the receipt follows then.',
  checkout: (number: string) => `https://checkout.provider.example/pay/${number}`,
  mistake: 'This payment belongs to another client with the same surname.',
} as const

/** The views that staff keep of the list of orders. */
export const demoViews = [
  { of: 'ravi', name: 'Mine, promised first', query: { hand: 'mine', sort: 'due' } },
  { of: 'ravi', name: 'White papers', query: { sku: 'PS-200' } },
  { of: 'olive', name: 'Nobody has it', query: { hand: 'nobody', status: 'Pending Contact' } },
  { of: 'wen', name: 'To be revised', query: { status: 'Revision', sort: 'due' } },
] as const

/** A program of the demo's studio; nobody knows its secret. */
export const demoToken = {
  name: 'Bookkeeping',
  role: 'agent',
  scopes: ['desk:read', 'money:read'],
  lifetime: 'quarter',
} as const

/** What came in by the contact form. */
export const demoMessages = [
  {
    name: 'Mareike Voss',
    email: 'mareike@lighthouse.example',
    hoursAgo: 0.8,
    isAnswered: false,
    message:
      'URGENT: our page for the fair has to be at the printer’s tonight. Can somebody look at one paragraph?',
  },
  {
    name: 'Felix Amsel',
    email: 'felix@birdclub.example',
    hoursAgo: 2,
    isAnswered: false,
    message: 'Do you write in Danish as well, or only in English?',
  },
  {
    name: 'Paulina Reyes',
    email: 'paulina@cactusshop.example',
    hoursAgo: 20,
    isAnswered: false,
    message: 'We have some 300 products. Is there a price for so many descriptions, spread over a year?',
  },
  {
    name: 'Ian Brightwater',
    email: 'ian@oldmill.example',
    hoursAgo: 52,
    isAnswered: false,
    message: 'May I see an example of a white paper before I order one?',
  },
  {
    name: 'Nora Lindqvist',
    email: 'nora@bakery.example',
    hoursAgo: 100,
    isAnswered: true,
    message: 'Please send the receipt for November once more, to my accountant.',
  },
  {
    name: 'Theo Lang',
    email: 'theo@brassband.example',
    hoursAgo: 150,
    isAnswered: true,
    message: 'How many rounds of revision are in the Starter Package?',
  },
  {
    name: 'Sunniva Dahl',
    email: 'sunniva@knitwear.example',
    hoursAgo: 260,
    isAnswered: true,
    message: 'Can you work from a recording instead of a brief?',
  },
  {
    name: 'Bruno Keller',
    email: 'bruno@watchrepair.example',
    hoursAgo: 400,
    isAnswered: true,
    message: 'We would like to pay by bank transfer, 30 days after the invoice. Is that possible?',
  },
] as const

/** What `npm run demo` says. */
export const demoSigns = {
  begun: 'Making a studio with sixty orders…',
  notEmpty: (folder: string) =>
    `A demo begins in an empty database, and this one is not. To go on with the studio in ${folder}, run: DATA_DIR=${folder} npm start. For a new one, delete that folder first.`,
  signIns: 'The studio is made. Sign in with:',
  atDesk: (role: string) => `${role}, at /desk`,
  atSite: 'client, at /login',
  ephemeral: 'The passwords are shown this once. No mail leaves this demo.',
} as const
