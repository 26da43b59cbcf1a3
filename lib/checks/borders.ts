/** Folders without a noun: storage, transport, providers. They import nothing but each other. */
export const coreKit = [
  'captcha',
  'db',
  'facts',
  'handles',
  'html',
  'http',
  'jobs',
  'log',
  'mails',
  'paypal',
  'payment-settings',
  'pdf',
  'pictures',
  'places',
  'projections',
  'providers',
  'secrets',
  'storage',
  'stripe',
  'waiting-work',
]

/** Folders every domain builds on. They import the kit and each other. */
export const coreBase = [
  'activities',
  'actors',
  'impersonations',
  'live',
  'memberships',
  'navigation',
  'notifications',
  'roles',
  'search',
  'sessions',
  'settings',
  'uploads',
  'users',
]

/**
 * Imports past these borders, and of one domain by another, as they are. A new one needs a reason that a review accepts;
 * one that has gone is taken out, so that it does not come back.
 */
export const coreExceptions: Record<string, readonly string[]> = {
  accounts: ['security'],
  // A credit or a charge is a transaction of the member’s billing account.
  adjustments: ['billing', 'transactions'],
  // A change of the payment settings is in the audit in the same write.
  billing: ['billing-audit', 'plans', 'promo-codes', 'subscriptions', 'webhooks'],
  // Results are decided and moved to other classes and events by their own rules.
  'bulk-changes': ['competition-results', 'competitions', 'events', 'seasons'],
  // A result is of an event, a league and its rules, and is made of the places of a class, or reported with a vehicle.
  'competition-results': [
    'competitions',
    'events',
    'guest-claims',
    'leagues',
    'points',
    'registrations',
    'rulebooks',
    'seasons',
    'teams',
    'vehicles',
  ],
  // Records of a class hold while it runs, and no import has filled it.
  brackets: ['competitions', 'result-imports'],
  // A class is its entries, runs and sheets by the rules of its event, judged by those who help there.
  competitions: [
    'brackets',
    'class-entries',
    'event-places',
    'event-staff',
    'events',
    'guest-claims',
    'protests',
    'records',
    'registrations',
    'result-imports',
    'rulebooks',
    'runs',
    'score-sheets',
    'teams',
    'vehicles',
  ],
  deletions: ['billing'],
  // The desk of an event lets in entrants, takes what they pay, and moves no one whom a class has scored.
  desk: [
    'competitions',
    'event-places',
    'event-staff',
    'events',
    'registrations',
    'runs',
    'score-sheets',
    'transactions',
  ],
  // A driver that a member enters counts toward what they may keep of the pro tools.
  drivers: ['pro-tools'],
  // An event has places, organizers who help, and the rules and seasons that it counts in.
  events: ['event-places', 'event-staff', 'rulebooks', 'seasons'],
  'event-staff': ['events'],
  // Approving one makes the draft of an event; reviewers see how to reach who sent it.
  'event-suggestions': ['billing', 'events'],
  // It is what others offer at the end of every page.
  footer: ['cms-pages', 'contact'],
  // A guest’s results are those of the classes of an event that they were entered for.
  'guest-claims': ['competition-results', 'competitions', 'events', 'registrations'],
  invoices: ['billing', 'plans', 'subscriptions', 'transactions'],
  // The wording of a template decides which of its mails can go.
  'mail-cleanup': ['mail-templates'],
  // A mail goes out in the words that administrators gave it.
  mails: ['mail-templates'],
  // Its rows are made of what these keep of a member.
  'member-billing': ['billing', 'subscriptions', 'transactions'],
  // A profile names the team of its member.
  members: ['teams'],
  navigation: ['cms-pages'],
  // A one-time payment changes its purpose in the same write.
  'one-time-payments': ['billing', 'event-places', 'invoices', 'registrations', 'transactions'],
  'payment-methods': ['billing', 'subscriptions'],
  // Points come from the places of a class at an event, for entrants its seasons take, and count for their teams.
  points: [
    'competition-results',
    'competitions',
    'events',
    'guest-claims',
    'leagues',
    'rulebooks',
    'seasons',
    'subscriptions',
    'teams',
  ],
  'promo-codes': ['billing-audit', 'plans', 'subscriptions'],
  // An entrant takes a place of an event with a vehicle, and pays for it.
  registrations: ['class-entries', 'event-places', 'events', 'one-time-payments', 'transactions', 'vehicles'],
  // An entrant of a class protests, and those who judge it decide.
  protests: ['class-entries', 'competitions', 'desk', 'events', 'registrations', 'runs', 'score-sheets'],
  reconciliation: ['billing', 'invoices', 'one-time-payments', 'subscriptions', 'webhooks'],
  // A record is the best verified result of a class.
  records: ['competition-results', 'competitions', 'events', 'guest-claims', 'rulebooks', 'seasons'],
  // A file at the desk of an event becomes runs or results of those who have entered there.
  'result-imports': [
    'class-entries',
    'competition-results',
    'competitions',
    'desk',
    'leagues',
    'registrations',
    'rulebooks',
    'runs',
  ],
  // Judges fill in a sheet of an entry while its class runs, unless an import has filled it.
  'score-sheets': ['class-entries', 'competitions', 'event-staff', 'registrations', 'result-imports', 'runs'],
  // A run is of an entry in a class, which takes it while it runs, unless an import has filled it.
  runs: ['class-entries', 'competitions', 'result-imports'],
  search: ['members'],
  // A season of a league runs by a version of its rulebook.
  seasons: ['rulebooks'],
  security: ['accounts'],
  // Standings are made of the ledger, and say what its events, classes and teams are called.
  standings: ['competitions', 'events', 'leagues', 'points', 'records', 'rulebooks', 'seasons', 'teams'],
  subscriptions: [
    'billing',
    'invoices',
    'payment-methods',
    'plans',
    'promo-codes',
    'transactions',
    'verifications',
  ],
  // A saved project counts toward what a member may keep of the pro tools.
  'tool-projects': ['pro-tools'],
  transactions: ['billing', 'invoices', 'one-time-payments', 'subscriptions'],
  users: ['verifications'],
  // A driver is near a vehicle only after an entry with it.
  vehicles: ['registrations'],
  webhooks: ['billing', 'invoices', 'one-time-payments', 'payment-methods', 'subscriptions'],
}

/** Features of the web app that others are made of. */
export const webBase = [
  'captcha',
  'forms',
  'lists',
  'notifications',
  'offline',
  'places',
  'reports',
  'uploads',
]

export const webExceptions: Record<string, readonly string[]> = {
  accounts: ['legal', 'pricing'],
  'admin-dashboard': ['administration', 'billing', 'users'],
  administration: ['roles'],
  // A driver is picked from the driver base, and cables follow from the tables of the platform; systems are kept as projects, and become diagrams.
  'audio-systems': ['diagrams', 'pro-tools', 'roles', 'subwoofer-designs', 'tool-projects'],
  // The tabs of administrators are of the nouns that they show.
  billing: [
    'billing-audit',
    'exports',
    'invoices',
    'member-billing',
    'payment-methods',
    'subscriptions',
    'transactions',
    'users',
    'webhooks',
  ],
  'cms-pages': ['consent', 'shell'],
  // Pros save their results as a file; administrators change many, join guests, and verify what a board shows.
  'competition-results': ['bulk-changes', 'competitions', 'exports', 'guest-claims', 'roles'],
  // Classes are controlled at the desk of their event by those who help there; entrants protest with documents.
  competitions: ['desk', 'events', 'registrations', 'verifications'],
  contact: ['footer', 'legal'],
  dashboard: [
    'activities',
    'billing',
    'feed',
    'members',
    'registrations',
    'roles',
    'shell',
    'teams',
    'tool-projects',
    'users',
  ],
  deletions: ['security'],
  // Organizers save the entries as a file, lead the classes and import results there.
  desk: ['competitions', 'exports', 'result-imports'],
  // Its gate names the price of what it opens, currents follow from the tables of the platform, and a subwoofer is picked
  // from the driver base; diagrams are kept as projects.
  diagrams: ['pricing', 'pro-tools', 'roles', 'subwoofer-designs', 'tool-projects'],
  // Administrators save the driver base as a file, set what new designs begin with, and offer their own designs.
  drivers: ['exports', 'pro-tools', 'tool-projects'],
  'event-suggestions': ['search'],
  // Its editor offers the zones of a page’s schedule, and its page says in which class a vehicle is.
  events: ['cms-pages', 'competitions', 'registrations', 'roles', 'shell', 'vehicles'],
  // It shows the next events.
  home: ['events', 'pricing'],
  invoices: ['billing'],
  // Judges and lanes change what competitions are made of.
  'judge-scoring': ['competitions'],
  // A season shows its events.
  leagues: ['events', 'shell'],
  mails: ['mail-cleanup'],
  // Its drawer shows a member’s plan and transactions, and is in a tab of billing.
  'member-billing': ['billing', 'pricing', 'subscriptions', 'transactions'],
  members: ['feed', 'shell'],
  memberships: ['pricing', 'roles'],
  navigation: ['shell'],
  notifications: ['shell'],
  'payment-methods': ['billing'],
  'payment-settings': ['billing', 'pricing', 'promo-codes', 'security'],
  pricing: ['accounts', 'billing'],
  // A card payment for an entry has a receipt.
  registrations: ['payment-methods', 'transactions', 'vehicles'],
  search: ['shell'],
  security: ['accounts'],
  shell: ['administration', 'deletions', 'footer', 'impersonations', 'roles', 'search'],
  // Its gate names the price of what it opens; studies are kept as projects, and box designs are read from them.
  'spl-studies': ['pricing', 'pro-tools', 'roles', 'tool-projects'],
  // A competitor who is not there is a page that is not there.
  standings: ['shell'],
  subscriptions: ['billing', 'legal', 'payment-methods', 'pricing'],
  // Members with the permission, from a membership or a role, may use all kinds of box; designs are kept as projects.
  'subwoofer-designs': ['drivers', 'pro-tools', 'roles', 'tool-projects'],
  teams: ['shell'],
  // Its gates name the price of what they open.
  'tool-projects': ['pricing'],
  transactions: ['billing', 'exports', 'payment-methods', 'subscriptions'],
  users: [
    'activities',
    'deletions',
    'exports',
    'feed',
    'impersonations',
    'leagues',
    'mail-reach',
    'members',
    'pricing',
    'security',
    'verifications',
  ],
}
