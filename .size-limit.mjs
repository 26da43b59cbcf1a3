// Guards for the browser's build, gzipped, from the manifest of the build. The aims are tighter: `npm run bench shell`.
import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync(new URL('web/dist/manifest.json', import.meta.url), 'utf8'))

function closure(name, files = new Set()) {
  const chunk = manifest[name]
  if (files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) closure(imported, files)
  return files
}

/** The files a part adds to those that are already loaded when it is requested. */
const beyond = (name, ...there) => {
  const known = there.reduce((files, one) => closure(one, files), new Set())
  return [...closure(name)].filter((file) => !known.has(file))
}

const paths = (names) => [...names].map((file) => `web/dist/client/${file}`)

const isScreen = (name) => /^src\/features\/.+\/screens\/[^/]+-screen\.tsx$/.test(name)

/** Screens that need more than the others, each with the reason. */
const limitOf = {
  // Its instrument solves driver, box and cabin with the engine of the pro tools.
  'src/features/app/home/screens/home-screen.tsx': '68 kB',
  // The whole engine, with every box, filter and warning, the rules by which the volume follows the size of a box, and the
  // schema of what is saved; the charts and the box come after it.
  'src/features/tools/subwoofer-designs/screens/subwoofer-designer-screen.tsx': '105 kB',
  // The public trial of a box: its build with one chamber or two, its cut list and every rule of what fits, with what helps;
  // three comes after it.
  'src/features/tools/subwoofer-designs/screens/test-box-3d-screen.tsx': '95 kB',
  // The rules of levels, supply, cables and fuses, with the tables behind them and the schema of a study.
  'src/features/tools/spl-studies/screens/spl-calculator-screen.tsx': '86 kB',
  // The rules of loads, currents, cables and fuses, with the tables behind them, the schema of a system, its files and a
  // draft for each tab.
  'src/features/tools/audio-systems/screens/audio-system-designer-screen.tsx': '86 kB',
  // The form of a new account, with the rules of every field of it.
  'src/features/accounts/accounts/screens/register-screen.tsx': '63 kB',
  // A business sees this with the plans and their prices.
  'src/features/app/pricing/screens/business-features-screen.tsx': '63 kB',
  // The editor of an event: its times, place, fees and classes, each with its rules.
  'src/features/events/events/screens/create-event-screen.tsx': '72 kB',
  'src/features/events/events/screens/edit-event-screen.tsx': '72 kB',
  // Events as a list, a month and by distance, with what narrows them.
  'src/features/events/events/screens/events-screen.tsx': '64 kB',
  // Drivers with their data sheets, what follows from each, and files of many.
  'src/features/tools/drivers/screens/driver-base-screen.tsx': '69 kB',
  // An event with its classes, entrants and one’s own entry, by the rules that decide who may enter and change it.
  'src/features/events/events/screens/event-screen.tsx': '71 kB',
  // The results of a class, with what its entrants have of their own: their entry, sheet and protests.
  'src/features/competitions/competitions/screens/results-screen.tsx': '67 kB',
  // Own results with the forms that report and correct them, and the rules that decide what may change.
  'src/features/competitions/competition-results/screens/my-results-screen.tsx': '74 kB',
  // The parts of a rulebook, a season and a league, with all their schemas.
  'src/features/rules/leagues/screens/competition-management-screen.tsx': '71 kB',
  'src/features/rules/rulebooks/screens/rulebook-screen.tsx': '66 kB',
  'src/features/rules/seasons/screens/season-screen.tsx': '66 kB',
  // The boards of a season: classes, teams and records, and how each competitor got their points.
  'src/features/leaderboard/standings/screens/leaderboard-screen.tsx': '65 kB',
  // Vehicles with their drivers, and what one drives for others.
  'src/features/events/vehicles/screens/garage-screen.tsx': '64 kB',
  // Tickets that open without the network, and what changing, withdrawing, paying and offers come to.
  'src/features/events/registrations/screens/my-entries-screen.tsx': '68 kB',
  // The table of all events, with a menu in each row.
  'src/features/events/events/screens/admin-events-screen.tsx': '88 kB',
  // Lanes and sheets work without the network: their queue, drafts and the rules of the server are on the device.
  'src/features/competitions/judge-scoring/screens/judge-scoring-screen.tsx': '84 kB',
  // The gate works without the network: its list, its queue and the rules of the server are on the device.
  'src/features/competitions/desk/screens/desk-screen.tsx': '80 kB',
  // One panel of each noun that a member takes part in.
  'src/features/app/dashboard/screens/dashboard-screen.tsx': '71 kB',
  // A tree that is arranged by drag and by keys, and the header that shows it.
  'src/features/content/navigation/screens/navigation-manager-screen.tsx': '69 kB',
  // Everything a member is charged for at a glance: the next payment, the plan and what failed, with their rules.
  'src/features/billing/billing/screens/billing-screen.tsx': '67 kB',
  // The first step of a business, with the schema of all its steps, its opening hours, and a draft on the device.
  'src/features/directory/listings/screens/create-listing-screen.tsx': '70 kB',
  'src/features/directory/listings/screens/edit-listing-screen.tsx': '70 kB',
  // A business with its hours, reviews, pictures and events, the place of an ad beside them, and where to get help.
  'src/features/directory/listings/screens/listing-screen.tsx': '65 kB',
  // What is for sale on one page: its schema, its fields, what is missing, and a draft on the device and the server.
  'src/features/market/market-items/screens/sell-item-screen.tsx': '67 kB',
  'src/features/market/market-items/screens/edit-item-screen.tsx': '67 kB',
  // The form of the desk: the schemas of a request and of what it is about, files, the captcha, and answers while one types.
  'src/features/support/support-requests/screens/support-screen.tsx': '69 kB',
  'src/features/support/support-requests/screens/new-request-screen.tsx': '69 kB',
  // A conversation with files and a rating, by the contracts of members and of visitors.
  'src/features/support/support-requests/screens/guest-request-screen.tsx': '66 kB',
  'src/features/support/support-requests/screens/request-screen.tsx': '64 kB',
  // The table of campaigns, with a menu in each row and the schema of a campaign.
  'src/features/newsletter/newsletter-campaigns/screens/newsletter-admin-screen.tsx': '73 kB',
  // An account with everything that administrators do to it: it brings the forms, and every schema of an account.
  'src/features/app/administration/screens/user-screen.tsx': '66 kB',
}

const screens = Object.keys(manifest)
  .filter(isScreen)
  .map((name) => ({
    name: name.replace(/^.*\/(.+)\.tsx$/, '$1'),
    path: paths(beyond(name, 'src/app/client.tsx')),
    limit: limitOf[name] ?? '62 kB',
    gzip: true,
  }))

export default [
  { name: 'app shell', path: paths(closure('src/app/client.tsx')), limit: '125 kB', gzip: true },
  { name: 'before idle', path: paths(closure('src/app/boot.ts')), limit: '12 kB', gzip: true },
  {
    name: 'table of administration',
    path: paths(beyond('src/app/admin-screens.ts', 'src/app/client.tsx')),
    limit: '6 kB',
    gzip: true,
  },
  {
    name: 'checkout',
    // The way here leads past a screen of members, which brings the schemas, and the prices.
    path: paths(
      beyond(
        'src/features/billing/subscriptions/screens/subscribe-screen.tsx',
        'src/app/client.tsx',
        'src/features/app/dashboard/screens/dashboard-screen.tsx',
        'src/features/app/pricing/screens/pricing-screen.tsx',
      ),
    ),
    limit: '12 kB',
    gzip: true,
  },
  {
    name: 'card form',
    path: paths(
      beyond(
        'src/features/billing/subscriptions/stripe/card-checkout.tsx',
        'src/app/client.tsx',
        'src/features/billing/subscriptions/screens/subscribe-screen.tsx',
      ),
    ),
    limit: '12 kB',
    gzip: true,
  },
  {
    name: 'parts of a profile',
    // The plot, garage, results, events and things for sale of a member, with the schemas of each.
    path: paths(
      beyond(
        'src/features/app/profile/components/person-parts.tsx',
        'src/app/client.tsx',
        'src/features/app/profile/screens/public-profile-screen.tsx',
      ),
    ),
    limit: '36 kB',
    gzip: true,
  },
  {
    name: 'ads on pages',
    // It asks for ads once a place of one is near, and measures how they are seen.
    path: paths(
      beyond(
        'src/features/ads/ad-delivery/slots/filled-slot.tsx',
        'src/app/client.tsx',
        'src/features/app/home/screens/home-screen.tsx',
      ),
    ),
    limit: '3 kB',
    gzip: true,
  },
  {
    name: 'drafts with AI',
    // The panel of a draft, for members who may use it, once the form is there.
    path: paths(
      beyond(
        'src/features/ai/ai-drafts/components/draft-panel.tsx',
        'src/app/client.tsx',
        'src/features/events/events/screens/edit-event-screen.tsx',
      ),
    ),
    limit: '4 kB',
    gzip: true,
  },
  {
    name: 'editor of pages',
    // TipTap with the parts that pages are made of, only for administrators who write.
    path: paths(
      beyond(
        'src/features/content/cms-pages/editor/rich-text.tsx',
        'src/app/client.tsx',
        'src/features/content/cms-pages/screens/page-editor-screen.tsx',
      ),
    ),
    limit: '155 kB',
    gzip: true,
  },
  {
    name: 'box in three dimensions',
    // three, once someone looks at a box.
    path: paths(
      beyond(
        'src/features/tools/subwoofer-designs/build/scene.tsx',
        'src/app/client.tsx',
        'src/features/tools/subwoofer-designs/screens/test-box-3d-screen.tsx',
      ),
    ),
    limit: '160 kB',
    gzip: true,
  },
  {
    name: 'charts of the designer',
    // uPlot, once the lines that the server drew are there.
    path: paths(
      beyond(
        'src/features/tools/subwoofer-designs/charts/live-plot.tsx',
        'src/app/client.tsx',
        'src/features/tools/subwoofer-designs/screens/subwoofer-designer-screen.tsx',
      ),
    ),
    limit: '30 kB',
    gzip: true,
  },
  {
    name: 'diagrams',
    // React Flow, apart from the parts that it draws.
    path: paths(
      Object.values(manifest)
        .filter(({ name }) => name === 'flow')
        .map(({ file }) => file),
    ),
    limit: '62 kB',
    gzip: true,
  },
  {
    name: 'reader of spreadsheets',
    // read-excel-file in a worker, once an organizer chooses a spreadsheet to import.
    path: 'web/dist/client/assets/xlsx-worker-*.js',
    limit: '23 kB',
    gzip: true,
  },
  { name: 'styles', path: paths([manifest['src/app/page.css'].file]), limit: '17 kB', gzip: true },
  ...screens,
]
