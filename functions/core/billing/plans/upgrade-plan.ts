import * as z from 'zod/mini'
import type { Row } from '#core/platform/db/migrations/migration.ts'
import type { Capability } from '#shared/platform/capabilities/capabilities.ts'

/** The features the first catalog promised in words alone, by the capability each needs. */
const promised: Partial<Record<Capability, string[]>> = {
  advertising: ['Advertising on the pages that fit'],
  business_directory: ['Business directory listing'],
  enclosure_designer: ['Subwoofer enclosure designer', 'Your drivers in the enclosure designer'],
  events: [
    'Event registration and reminders',
    'Post and manage events',
    'Events with classes, lanes and judges',
  ],
  insights: ['Visits and leads of your listing'],
  leaderboards: ['Season leaderboards', 'Season points and leaderboards'],
  marketplace: ['Marketplace offers under your shop’s name'],
  newsletters: ['Member communication'],
  officials: ['Roles for officials'],
  product_pages: ['Product pages with Thiele/Small parameters'],
  results: [
    'Profile with your build and your results',
    'Your own competition results',
    'Results by product',
    'Live score entry and published results',
  ],
  results_export: ['Export of all your results'],
  season_statistics: ['Season statistics by class'],
  spl_calculator: ['SPL calculator'],
  support_desk: ['Support by priority', 'Support desk for your members', 'A named contact'],
  system_diagrams: ['System diagram editor'],
  teams: ['Team sponsorship'],
}

const needsOf = new Map(
  Object.entries(promised).flatMap(([needs, texts]) => texts.map((text) => [text, needs] as const)),
)

/** Its descriptions sold the same things; today each says who the plan is for. */
const descriptions = new Map([
  [
    'Everything you need to enter a lane and keep your scores.',
    'For everyone who builds, tunes and competes.',
  ],
  [
    'For those who tune between runs: design tools, export and deeper numbers.',
    'For competitors who take it seriously.',
  ],
  ['Put your shop where people look before they buy.', 'For shops that sell, install and tune.'],
  ['Show drivers and amplifiers with their real parameters.', 'For brands that build what others install.'],
  ['Run shows and seasons, judges and leaderboards from one place.', 'For clubs, leagues and promoters.'],
])

const FormerPlan = z.looseObject({ description: z.string(), features: z.array(z.string()) })

/** A plan from when features were text, as it is kept today. */
export function upgradePlan(row: Row): Row {
  const former = z.safeParse(FormerPlan, row)
  if (!former.success) return row
  const { description, features } = former.data
  return {
    ...former.data,
    description: descriptions.get(description) ?? description,
    features: features.map((text) => {
      const needs = needsOf.get(text)
      return { text, ...(needs && { needs }) }
    }),
  }
}
