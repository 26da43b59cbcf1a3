/**
 * The capabilities members have on the platform today. Plans, pages and mails offer nothing that is not
 * `true` here; finishing one of the others means setting its line to `true`, and everything that was written
 * for it appears.
 */
export const capabilities = {
  account_security: true,
  business_directory: true,
  business_review: true,
  /** Publishing and finding events; `events` is entering them, too. */
  event_listings: true,
  events: true,
  member_directory: true,
  notifications: true,
  /** Staff of events, and managers of the organizations that hold them. */
  officials: true,
  profiles: true,
  teams: true,

  advertising: true,
  dedicated_contact: true,
  enclosure_designer: true,
  /** Visits and contacts of one’s own business in the directory. */
  insights: true,
  leaderboards: true,
  marketplace: true,
  /** Organizations that write to their members and entrants. */
  member_communication: true,
  /** Organizations that answer their members at a desk of their own. */
  member_support: true,
  newsletters: true,
  priority_support: true,
  product_pages: true,
  product_results: false,
  results: true,
  results_export: true,
  season_statistics: true,
  spl_calculator: true,
  /** Shops and brands that a team names as its sponsors. */
  sponsorship: true,
  support_desk: true,
  system_diagrams: true,
} as const

export type Capability = keyof typeof capabilities

/** Tells whether something that needs a capability can be offered; an unknown capability does not work. */
export const works = (needs: string | undefined): boolean =>
  needs === undefined || (Object.hasOwn(capabilities, needs) && capabilities[needs as Capability])
