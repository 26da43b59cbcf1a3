import type { Entry } from '#shared/events/registrations/registration.ts'
import { readCode } from './ticket.ts'

type Found = {
  name: string
  number?: number | undefined
  code: string
  /** The entries as the server has them, or as one line of a roster. */
  entries?: readonly Pick<Entry, 'vehicle'>[]
  vehicle?: string | undefined
  vehicles?: readonly { vehicle: string }[] | undefined
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Tells whether a person matches what was typed: a number, a code, or parts of a name and a vehicle. */
export function matchesDeskSearch(
  { name, number, code, entries = [], vehicle = '', vehicles = [] }: Found,
  q: string,
): boolean {
  const asked = q.trim()
  if (asked === '') return true
  if (/^#?\d{1,3}$/.test(asked)) return number === Number(asked.replace('#', ''))
  if (readCode(asked).length >= 4 && code.startsWith(readCode(asked))) return true
  const entered = entries.map(({ vehicle: { year, make, model } }) => `${year} ${make} ${model}`)
  const listed = vehicles.map((one) => one.vehicle)
  const text = folded([name, vehicle, ...listed, ...entered].join(' '))
  return folded(asked)
    .split(/\s+/)
    .every((part) => text.includes(part))
}
