import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { readCode, readTicket } from '#shared/competitions/desk/ticket.ts'

/** The input of a scanner or of a person's typing, in the form the server takes. */
export type Shown = { ticket: string } | { code: string }

/** Reads a whole ticket, or its eight-character code. Anything else, such as a name, gives undefined. */
export function readShown(text: string): Shown | undefined {
  if (readTicket(text)) return { ticket: text.trim() }
  const code = readCode(text)
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? { code } : undefined
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
