import type { Params } from 'react-router-dom'
import { isTerm } from '#shared/platform/words/is-term.ts'
import { readSearch } from '../search-address.ts'
import { popularQuery, searchQuery } from './search-queries.ts'

/** The queries that the server reads for the screen. */
export const queries = (_: Params, search: URLSearchParams) => {
  const asked = readSearch(search)
  return isTerm(asked.q) ? [searchQuery(asked)] : [popularQuery]
}

export const aboutPeople = true
