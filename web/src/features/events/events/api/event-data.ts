import type { Params } from 'react-router-dom'
import { PublicEvent } from '#shared/events/events/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { readAs } from '#web/lib/read-as.ts'
import { describeEvent, eventImage, eventStructuredData } from '../components/describe-event.ts'
import { loadSections, sectionQueries } from '../components/event-sections.tsx'
import { eventQuery } from './event-queries.ts'

await loadSections()

type Page = { params: Params; siteUrl: string; get: (query: ReturnType<typeof eventQuery>) => unknown }

const idOf = (params: Params) => params.eventId ?? ''

const eventOf = ({ params, get }: Page): PublicEvent | undefined =>
  readAs(PublicEvent, get(eventQuery(idOf(params))))

export const queries = (params: Params) => [eventQuery(idOf(params))]

/** The parts that come with time, such as the results. */
export const further = (page: Page) => {
  const event = eventOf(page)
  return event ? sectionQueries(event) : []
}

export const canonical = ({ params }: Page) => eventPath(idOf(params))

export const image = (page: Page) => {
  const event = eventOf(page)
  return event && eventImage(event)
}

export const description = (page: Page) => {
  const event = eventOf(page)
  return event && describeEvent(event)
}

export const structuredData = (page: Page) => {
  const event = eventOf(page)
  return event && eventStructuredData(event, page.siteUrl)
}

export const missing = (page: Page) => page.get(eventQuery(idOf(page.params))) === null

export const noIndex = (page: Page) => eventOf(page)?.isPublic === false

export const alwaysFresh = true
