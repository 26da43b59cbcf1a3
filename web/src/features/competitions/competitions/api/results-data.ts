import type { Params } from 'react-router-dom'
import * as z from 'zod/mini'
import { listClasses } from '#shared/competitions/competitions/contract.ts'
import { PublicEvent } from '#shared/events/events/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import type { PageData } from '#web/app/screen.ts'
import { eventQuery } from '#web/features/events/events/api/event-queries.ts'
import { readAs } from '#web/lib/read-as.ts'
import { chosenClass } from '../components/chosen-class.ts'
import { boardQuery, classesQuery } from './competition-queries.ts'

const idOf = ({ eventId = '' }: Params) => eventId

const eventOf = ({ params, get }: PageData): PublicEvent | undefined =>
  readAs(PublicEvent, get(eventQuery(idOf(params))))

export const queries = (params: Params) => [eventQuery(idOf(params)), classesQuery(idOf(params))]

/** The board of the class that is open. */
export function further({ params, search, get }: PageData) {
  const loaded = z.safeParse(listClasses.response, get(classesQuery(idOf(params))))
  const card = loaded.success ? chosenClass(loaded.data.items, search.get('class')) : undefined
  return card ? [boardQuery(idOf(params), card)] : []
}

export const canonical = ({ params }: PageData) => `${eventPath(idOf(params))}/results`

export function description(page: PageData): string | undefined {
  const event = eventOf(page)
  return event && `Results of ${event.title} in ${event.city}: places and scores of each class.`
}

export const missing = (page: PageData) => page.get(eventQuery(idOf(page.params))) === null

/** An event that has not begun has no results to find. */
export const noIndex = (page: PageData) => {
  const event = eventOf(page)
  return !event?.isPublic || (event.phase !== 'live' && event.phase !== 'ended')
}

export const alwaysFresh = true
