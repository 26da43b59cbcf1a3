import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { findCode, readTicket } from '#shared/competitions/desk/ticket.ts'
import { rowsFor } from './rows-for.ts'

/** What identifies a person at the gate, in the form the server takes. */
export type Shown = { ticket: string } | { code: string }

/** Finds a whole ticket, or its eight-character code. Anything else, such as a name, gives undefined. */
export function readShown(text: string): Shown | undefined {
  const ticket = readTicket(text)
  if (ticket) return { ticket: `CA1.${ticket.code}.${ticket.key}` }
  const code = findCode(text)
  return code === undefined ? undefined : { code }
}

/** What arrived in the field with Enter: a ticket or code, what someone typed to find people, or something foreign. */
export type Entered =
  | { as: 'shown'; shown: Shown }
  | { as: 'people'; people: readonly RosterRow[] }
  | { as: 'foreign' }

/** A name of eight letters looks like a code: it is one only if no one on the list has that name. */
export function readEntered(text: string, rows: readonly RosterRow[]): Entered {
  const shown = readShown(text)
  if (shown && 'ticket' in shown) return { as: 'shown', shown }
  const upper = text.toUpperCase()
  const known = rows.find(({ code }) => code === shown?.code || (code !== '' && upper.includes(code)))
  if (known) return { as: 'shown', shown: { code: known.code } }
  const people = rowsFor(rows, text)
  if (people.length > 0) return { as: 'people', people }
  return shown ? { as: 'shown', shown } : { as: 'foreign' }
}

/** The row of a ticket by its hash, or of a code that was typed. */
export async function findRow(rows: readonly RosterRow[], shown: Shown): Promise<RosterRow | undefined> {
  if ('code' in shown) return rows.find(({ code }) => code === shown.code)
  const hash = await sha256(shown.ticket)
  return rows.find(({ ticketHash }) => ticketHash === hash)
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
