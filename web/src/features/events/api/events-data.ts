import type { Params } from 'react-router-dom'
import { readFilter } from '#web/features/lists/address-filter.ts'
import { eventFilter } from '../components/event-filter.ts'
import { firstEventsQuery } from './events-query.ts'

export const queries = (_: Params, search: URLSearchParams) => [
  firstEventsQuery(readFilter(eventFilter, search)),
]
