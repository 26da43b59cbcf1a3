import type { RequestPriority, RequestSource } from '#shared/support/support-requests/support-request.ts'

/** One thing that was said about a request. The last answer of a solved one solves it. */
export type RequestLine = { by: 'customer' | 'desk' | 'note'; text: string }

/** What is made up about one request of the demo. */
export type RequestSheet = {
  /** A demo account, a member by the parts of their name, or a visitor with a name. */
  from: string | { name: string; email: string }
  desk: 'platform' | 'organizer'
  category: string
  priority?: RequestPriority
  source?: RequestSource
  subject: string
  /** How long ago it was opened. */
  hoursAgo: number
  lines: readonly RequestLine[]
  ends?: 'open' | 'waiting' | 'solved' | 'closed' | 'spam' | 'unverified'
  /** The time for its first answer ends so many minutes from now; it has passed where that is negative. */
  dueInMinutes?: number
  /** Someone has taken it. */
  taken?: true
  rating?: 'good' | 'bad'
  comment?: string
  tags?: readonly string[]
  withPicture?: true
  /** It went on in the one with this subject. */
  mergedInto?: string
}

const customer = (text: string): RequestLine => ({ by: 'customer', text })
const desk = (text: string): RequestLine => ({ by: 'desk', text })
const note = (text: string): RequestLine => ({ by: 'note', text })

/** A question that was answered and settled in two lines. */
const settled = (
  from: string,
  category: string,
  daysAgo: number,
  subject: string,
  question: string,
  answer: string,
  { isUnrated, ...more }: Partial<RequestSheet> & { isUnrated?: true } = {},
): RequestSheet => ({
  from,
  desk: 'platform',
  category,
  subject,
  hoursAgo: daysAgo * 24,
  lines: [customer(question), desk(answer)],
  ends: daysAgo > 9 ? 'closed' : 'solved',
  ...(!isUnrated && { rating: 'good' }),
  ...more,
})

const waiting: readonly RequestSheet[] = [
  {
    from: 'gwen.tarrow',
    desk: 'platform',
    category: 'account',
    subject: 'My old phone number still shows',
    hoursAgo: 3,
    dueInMinutes: 260,
    lines: [customer('I changed my number last week. My public profile still shows the old one.')],
  },
  {
    from: 'cassius.dray',
    desk: 'platform',
    category: 'events',
    subject: 'Entered the wrong class',
    hoursAgo: 5,
    dueInMinutes: 45,
    lines: [customer('I entered Street 2, but with two twelves I belong in Street 3. Can someone move me?')],
  },
  {
    from: 'roxana.tidewell',
    desk: 'platform',
    category: 'technical',
    subject: 'The enclosure designer stops at 400 liters',
    hoursAgo: 7,
    dueInMinutes: 30,
    lines: [customer('I want to model a wall of 620 liters. The field turns red at 400.')],
    tags: ['designer'],
  },
  {
    from: 'retailer',
    desk: 'platform',
    category: 'listings',
    priority: 'high',
    subject: 'Two listings for our shop',
    hoursAgo: 2,
    dueInMinutes: 55,
    lines: [
      customer('A customer suggested our shop a second time, with a typo in the street. Can you merge them?'),
    ],
  },
  {
    from: 'kofi.ambersley',
    desk: 'platform',
    category: 'payments',
    priority: 'high',
    subject: 'Charged twice in one minute',
    hoursAgo: 30,
    dueInMinutes: -180,
    lines: [
      customer('My card shows two charges of $19.99, both from Tuesday at noon. One of them must be wrong.'),
    ],
    tags: ['billing'],
  },
  {
    from: 'bettina.krolle',
    desk: 'platform',
    category: 'data',
    subject: 'A copy of everything about me',
    hoursAgo: 40,
    dueInMinutes: -1500,
    lines: [customer('The copy of my data has been “in preparation” since yesterday.')],
  },
]

const inHand: readonly RequestSheet[] = [
  {
    from: 'manufacturer',
    desk: 'platform',
    category: 'listings',
    priority: 'high',
    subject: 'Brand page for a new line of drivers',
    hoursAgo: 26,
    taken: true,
    dueInMinutes: 600,
    lines: [
      customer('We launch the NL-15 in spring. Can the brand page show it before shops have it?'),
      note('Ask the people of the directory whether a driver may be published without a shop.'),
    ],
  },
  {
    from: 'member',
    desk: 'platform',
    category: 'technical',
    subject: 'Picture of my trunk is upside down',
    hoursAgo: 20,
    taken: true,
    dueInMinutes: 500,
    withPicture: true,
    lines: [customer('On my phone it is right, on the site it stands on its head. The picture is attached.')],
  },
  {
    from: 'member',
    desk: 'platform',
    category: 'events',
    subject: 'Score of my second run is missing',
    hoursAgo: 70,
    taken: true,
    ends: 'waiting',
    lines: [
      customer('I had two runs on Saturday, and only the first one is on the results page.'),
      desk(
        'The lane of your class entered one run for you. Do you have a photo of the meter, or the name of the judge?',
      ),
    ],
  },
  {
    from: 'tovah.brindlewick',
    desk: 'platform',
    category: 'account',
    subject: 'Change the name on my account',
    hoursAgo: 52,
    taken: true,
    ends: 'waiting',
    lines: [
      customer('I got married, and would like to compete under my new name.'),
      desk(
        'Congratulations! Under which name should your earlier results stand: the old one, the new one, or both?',
      ),
    ],
  },
  {
    from: 'pro',
    desk: 'platform',
    category: 'payments',
    priority: 'high',
    subject: 'Invoice with my company’s address',
    hoursAgo: 96,
    taken: true,
    ends: 'waiting',
    lines: [
      customer('My accountant needs the company’s name on the invoices of this year.'),
      desk('We can do that. Please send us the exact name and address as they should stand there.'),
    ],
  },
  {
    from: { name: 'Noel Farrow', email: 'noel.farrow@visitors.test' },
    desk: 'platform',
    category: 'other',
    source: 'contact',
    subject: 'Using a photo in a local paper',
    hoursAgo: 28,
    taken: true,
    ends: 'waiting',
    lines: [
      customer('I write for a weekly in Dayton. May I print a picture from the gallery of your finals?'),
      desk('Pictures belong to those who took them. Tell us which one, and we ask its photographer for you.'),
    ],
  },
  {
    from: 'dario.vellacourt',
    desk: 'platform',
    category: 'verification',
    subject: 'Which document do you need?',
    hoursAgo: 33,
    taken: true,
    ends: 'waiting',
    lines: [
      customer('My state gives no certificate to sole owners. What else can I send?'),
      desk(
        'A tax letter or a utility bill with the name of the business is enough. Upload it in your profile.',
      ),
    ],
  },
]

const aside: readonly RequestSheet[] = [
  {
    from: 'rusk.haldeman',
    desk: 'platform',
    category: 'technical',
    subject: 'Login code never arrives',
    hoursAgo: 60,
    lines: [customer('I asked for the code three times. Nothing came.')],
    mergedInto: 'Login code arrives an hour late',
  },
  {
    from: 'rusk.haldeman',
    desk: 'platform',
    category: 'technical',
    subject: 'Login code arrives an hour late',
    hoursAgo: 58,
    taken: true,
    dueInMinutes: 300,
    lines: [customer('They came after all, all three, an hour later.')],
  },
  {
    from: { name: 'Best Rankings', email: 'offers@rankings.test' },
    desk: 'platform',
    category: 'other',
    source: 'email',
    subject: 'First place for your site in 7 days',
    hoursAgo: 90,
    ends: 'spam',
    lines: [customer('We bring your site to the first place. Answer YES for prices.')],
  },
  {
    from: { name: 'Crypto Desk', email: 'hello@coins.test' },
    desk: 'platform',
    category: 'other',
    source: 'email',
    subject: 'Partnership',
    hoursAgo: 200,
    ends: 'spam',
    lines: [customer('Pay your judges in coins. Ask for our deck.')],
  },
  {
    from: { name: 'Wade Kessler', email: 'wade.kessler@elsewhere.test' },
    desk: 'platform',
    category: 'other',
    source: 'email',
    subject: 'New address for my payouts',
    hoursAgo: 9,
    ends: 'unverified',
    lines: [
      customer(
        'This is Wade Kessler. Please send my prize money to the account in the attachment from now on.',
      ),
    ],
  },
]

const history: readonly RequestSheet[] = [
  settled(
    'member',
    'payments',
    5,
    'Refund for a canceled show',
    'The show was canceled on Friday. When do I see my $45?',
    'The refund left on Saturday. Your bank can take up to ten days to show it.',
  ),
  settled(
    'member',
    'account',
    48,
    'Second factor on a new phone',
    'I have a new phone, and the codes are on the old one.',
    'Log in with one of your recovery codes, and set up the new phone under Security.',
    { comment: 'Quick and clear.' },
  ),
  settled(
    'pro',
    'technical',
    12,
    'Export has no header',
    'The export of my results opens without column names.',
    'That was a mistake of ours. Export them once more, and the names are there.',
  ),
  settled(
    'pro',
    'events',
    33,
    'Late entry',
    'Is there a way into Extreme after entries have closed?',
    'Ask the organizer at the desk on the day: they can still take you.',
  ),
  settled(
    'retailer',
    'listings',
    20,
    'Holiday hours',
    'How do we show that we close for a week in July?',
    'Add the dates under Special days of your listing.',
  ),
  settled(
    'retailer',
    'payments',
    55,
    'Change from monthly to yearly',
    'Can we switch in the middle of a month?',
    'Yes. What is left of the month counts toward the year.',
  ),
  settled(
    'manufacturer',
    'account',
    41,
    'A second person for our account',
    'Our new colleague should answer reviews.',
    'Make an organization for your brand, and invite them as an editor.',
    { rating: 'bad', comment: 'I hoped for two logins.' },
  ),
  settled(
    'organizer',
    'events',
    15,
    'Moving a class to Sunday',
    'Can one class run on the second day?',
    'Yes: give the class its own day in the schedule of the event.',
  ),
  settled(
    'gwen.tarrow',
    'content',
    26,
    'A photo of my car',
    'Someone posted my plate number.',
    'We removed the picture, and told the member why.',
  ),
  settled(
    'cassius.dray',
    'technical',
    3,
    'Meter reads 0.00',
    'The live page shows 0.00 for all of class 4.',
    'The lane had lost its network. The scores came in when it was back.',
  ),
  settled(
    'roxana.tidewell',
    'listings',
    8,
    'Suggested shop not listed',
    'I suggested a shop in Mesa ten days ago.',
    'It waited for its phone number. It is in the directory now.',
  ),
  settled(
    'kofi.ambersley',
    'account',
    19,
    'Cannot change my state',
    'I moved to Oregon, and the form says the ZIP code does not fit.',
    'Choose the state first, then type the ZIP code. We made the message clearer.',
  ),
  settled(
    'bettina.krolle',
    'events',
    37,
    'Judge sheet in ink',
    'My sheet was signed, but the app asks again.',
    'The second signature is for the recount. Both are kept.',
    { rating: 'bad' },
  ),
  settled(
    'tovah.brindlewick',
    'payments',
    6,
    'Promo code refused',
    'SPRING says it is used up.',
    'It ended on Sunday. We gave your account the discount by hand.',
    { comment: 'Thank you!' },
  ),
  settled(
    'rusk.haldeman',
    'technical',
    29,
    'Page is too small on a tablet',
    'The bracket does not fit on my tablet.',
    'Turn it sideways, or press Full screen above the bracket.',
  ),
  settled(
    'dario.vellacourt',
    'verification',
    23,
    'Review takes long',
    'We sent our papers on Monday.',
    'They are approved since this morning.',
  ),
  settled(
    'pro',
    'account',
    58,
    'Same login on two phones',
    'May I stay logged in on both of my phones?',
    'Yes. Your sessions stand under Security.',
    { isUnrated: true },
  ),
  settled(
    'juniper.alwood',
    'events',
    44,
    'Points of a canceled show',
    'Do points count when a show ends early?',
    'Only classes that were finished count.',
    { rating: 'bad', comment: 'The rule is hard to find.' },
  ),
  settled(
    'calla.renwright',
    'data',
    51,
    'Delete one result',
    'Can I have one bad score deleted?',
    'Results stay, as they are part of a ranking. You can hide your profile instead.',
  ),
]

const ofOrganizer: readonly RequestSheet[] = [
  {
    from: 'dario.vellacourt',
    desk: 'organizer',
    category: 'events',
    subject: 'Gate for trailers',
    hoursAgo: 2,
    dueInMinutes: 200,
    lines: [customer('Which gate takes trailers over 20 feet?')],
  },
  {
    from: 'cassius.dray',
    desk: 'organizer',
    category: 'results',
    subject: 'Tie in Street 2',
    hoursAgo: 6,
    dueInMinutes: 90,
    lines: [customer('Two of us have 148.3. Who is third?')],
  },
  {
    from: 'gwen.tarrow',
    desk: 'organizer',
    category: 'membership',
    subject: 'Family membership',
    hoursAgo: 10,
    dueInMinutes: 350,
    lines: [customer('Is there a price for two people at one address?')],
  },
  {
    from: 'juniper.alwood',
    desk: 'organizer',
    category: 'events',
    subject: 'Generator noise at night',
    hoursAgo: 31,
    taken: true,
    ends: 'waiting',
    lines: [
      customer('Last year the generators ran until 2. Is there a quiet row?'),
      desk('Row F is quiet from 10 PM. Shall we put you there?'),
    ],
  },
  {
    from: 'tovah.brindlewick',
    desk: 'organizer',
    category: 'events',
    subject: 'Vegetarian food',
    hoursAgo: 50,
    taken: true,
    lines: [customer('Will there be something without meat this time?'), note('Ask the second food truck.')],
    dueInMinutes: 400,
  },
  settled(
    'roxana.tidewell',
    'events',
    4,
    'Arriving on Friday',
    'Can I park on the lot the evening before?',
    'Yes, from 6 PM. Bring your entry with you.',
    { desk: 'organizer' },
  ),
  settled(
    'kofi.ambersley',
    'results',
    13,
    'Certificate for the wall',
    'Do you print certificates?',
    'We mailed yours on Monday.',
    { desk: 'organizer', isUnrated: true },
  ),
  settled(
    'bettina.krolle',
    'membership',
    27,
    'Renewing late',
    'I forgot to renew in May.',
    'You have your old number back.',
    { desk: 'organizer', rating: 'good' },
  ),
  settled(
    'rusk.haldeman',
    'other',
    40,
    'Lost and found',
    'I left a torque wrench at lane 2.',
    'It waits for you at the desk.',
    { desk: 'organizer', isUnrated: true },
  ),
]

/** The requests of the demo: thirty-seven of the platform, nine of the organizer’s desk. */
export const requestSheets: readonly RequestSheet[] = [
  ...waiting,
  ...inHand,
  ...aside,
  ...history,
  ...ofOrganizer,
]
