import { events, publicMonth } from '#core/events/events/events.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { readSitemap } from './read-sitemap.ts'

/** The public events that begin in a month, such as `2027-05`. */
export const eventSitemap = (siteUrl: string, month: string): Promise<string> =>
  readSitemap(
    siteUrl,
    (asked) => events.list({ index: 'gsi1', pk: publicMonth(month), ...asked }),
    ({ id }) => eventPath(id),
  )
