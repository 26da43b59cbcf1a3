import type { Row } from '../../provider/dashboard/dashboard.ts'
import type { Stored } from '../store/kinds.ts'

type Fields = {
  type?: unknown
  status?: unknown
  name?: unknown
  email?: unknown
  code?: unknown
  url?: unknown
  number?: unknown
  description?: unknown
  total?: unknown
  amount?: unknown
  unit_amount?: unknown
  card?: { brand: string; last4: string }
  attempts?: unknown
  answer?: unknown
  customer?: unknown
}

const dollars = (cents: unknown) =>
  typeof cents === 'number' ? `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}` : undefined
const words = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** One line about an object: its name, its state, and when it was made. */
export function rowOf(object: Stored): Row {
  const fields = object as Fields
  const card = fields.card && `${fields.card.brand} …${fields.card.last4}`
  const isEvent = object.object === 'event'
  const title = isEvent
    ? words(fields.type)
    : (words(fields.name) ??
      words(fields.email) ??
      words(fields.number) ??
      words(fields.code) ??
      words(fields.url) ??
      card ??
      words(fields.description))
  const amount = dollars(fields.total ?? fields.amount ?? fields.unit_amount)
  const note = [words(fields.status), amount, words(fields.answer), isEvent ? object.id : undefined]
  const at = 'created' in object ? object.created : 'at' in object ? object.at : 0
  return {
    id: object.id,
    title: title ?? object.id,
    note: note.filter(Boolean).join(' · '),
    at: new Date(at * 1000).toISOString().slice(0, 16).replace('T', ' '),
  }
}
