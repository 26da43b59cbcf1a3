/** From the domain that all build on to the one that shows them all: each imports only those that stand before it. */
export const domains = [
  'platform',
  'mail',
  'accounts',
  'content',
  'organizations',
  'community',
  'billing',
  'tools',
  'rules',
  'events',
  'competitions',
  'leaderboard',
  'directory',
  'market',
  'ads',
  'support',
  'newsletter',
  'app',
]

/** Folders of the platform without a noun: storage and transport. They import nothing but each other. */
export const kit = [
  'captcha',
  'db',
  'facts',
  'handles',
  'html',
  'http',
  'jobs',
  'log',
  'pdf',
  'pictures',
  'places',
  'projections',
  'secrets',
  'storage',
].map((folder) => `platform/${folder}`)
