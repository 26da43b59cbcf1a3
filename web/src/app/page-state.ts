import type { QueryKey } from '@tanstack/react-query'

/** The data that the server read for this page, and the time it was read. */
export type PageState = { at: number; queries: [key: QueryKey, data: unknown][] }

/** Stands for the text of an article in the state of the page that shows it, or the page would carry it twice. */
const textAbove = '<article>'

/** The things of a list as rows, so that the page names their fields once. A row has `[]` for what a thing lacks, and ends with the last thing that it has. */
type Rows = { fields: string[]; rows: unknown[][] }

const worthRows = 3

/** The state as the page carries it: short, and without the text that an article of the page shows. */
export function shortState(html: string, { at, queries }: PageState): PageState {
  const isAbove = (data: unknown) =>
    typeof data === 'object' && data && 'html' in data && html.includes(`>${data.html}</article>`)
  return {
    at,
    queries: queries.map(([key, data]) => [
      key,
      inRows(isAbove(data) ? { ...(data as object), html: textAbove } : data),
    ]),
  }
}

/** Reads the state of the page in which it is. */
export const readState = (json: string): PageState =>
  JSON.parse(json, (field, value: unknown) =>
    field === 'html' && value === textAbove
      ? document.querySelector('.article')?.innerHTML
      : isRows(value)
        ? value.rows.map((row) =>
            Object.fromEntries(
              value.fields.flatMap((field, at) =>
                at >= row.length || isLacking(row[at]) ? [] : [[field, row[at]]],
              ),
            ),
          )
        : value,
  )

function inRows(data: unknown): unknown {
  if (!isObject(data)) return data
  if (!Array.isArray(data))
    return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, inRows(value)]))
  const things = data.map(inRows)
  if (things.length < worthRows || !things.every(isPlainThing)) return things
  const fields = [...new Set(things.flatMap((thing) => Object.keys(thing)))]
  const rows = things.map((thing) => {
    const values = fields.map((field) => thing[field] ?? [])
    return values.slice(0, values.findLastIndex((value) => !isLacking(value)) + 1)
  })
  return { fields, rows } satisfies Rows
}

/** A thing whose values a row can tell from what it lacks. */
const isPlainThing = (thing: unknown): thing is Record<string, unknown> =>
  isObject(thing) &&
  !Array.isArray(thing) &&
  !Object.values(thing).some((value) => value === null || isLacking(value))

const isLacking = (value: unknown) => Array.isArray(value) && value.length === 0

const isRows = (value: unknown): value is Rows => isObject(value) && 'fields' in value && 'rows' in value

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
