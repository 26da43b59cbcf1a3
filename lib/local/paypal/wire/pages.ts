import { linkOf } from './links.ts'
import { invalid } from './paypal-error.ts'

type Limits = { url: string; path: string; size: number; most: number }

/** One page of a list, by number, with links to its neighbors. */
export function pageOf<T>(query: URLSearchParams, all: T[], { url, path, size: usual, most }: Limits) {
  const size = numberOf(query, 'page_size', usual, most)
  const page = numberOf(query, 'page', 1, 100_000)
  const items = all.slice((page - 1) * size, page * size)
  const totals = { total_items: all.length, total_pages: Math.max(1, Math.ceil(all.length / size)) }
  const link = (rel: string, to: number) => {
    const other = new URLSearchParams(query)
    other.set('page', String(to))
    other.set('page_size', String(size))
    return linkOf(url, rel, `${path}?${other}`)
  }
  const links = [
    link('self', page),
    ...(page > 1 ? [link('prev', page - 1)] : []),
    ...(page < totals.total_pages ? [link('next', page + 1)] : []),
  ]
  return { items, page, totals, links }
}

function numberOf(query: URLSearchParams, field: string, usual: number, most: number): number {
  const given = query.get(field)
  if (given === null) return usual
  const number = Number(given)
  if (!/^\d{1,6}$/.test(given) || number < 1 || number > most)
    throw invalid({
      field,
      value: given,
      location: 'query',
      issue: 'INVALID_PARAMETER_VALUE',
      description: 'The value of a field is invalid.',
    })
  return number
}
