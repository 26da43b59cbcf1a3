import {
  mostImportRows,
  type SubscriberImportRow,
} from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { mostTopics } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { decodeText } from '#shared/platform/csv/decode-text.ts'
import { readCsv } from '#shared/platform/csv/read-csv.ts'

/** A row of a file as it is sent, with its line. */
export type FileRow = { lineNo: number; row: SubscriberImportRow }

export type SubscriberFile = {
  fileName: string
  rows: readonly FileRow[]
  /** Lines whose address stands in an earlier one, too. */
  repeated: readonly number[]
  hasConsents: boolean
}

const mostBytes = 2_000_000
const longestCell = 200
const longestDate = 40
const longestTopic = 30

const names = {
  email: ['email', 'emailaddress', 'address', 'mail'],
  topics: ['topics', 'topic', 'interests'],
  consentAt: [
    'consentat',
    'consent',
    'consentdate',
    'optin',
    'optinat',
    'optindate',
    'confirmedat',
    'confirmed',
  ],
} as const

const plain = (header: string) => header.toLowerCase().replace(/[^a-z]/g, '')

/** Reads a CSV file on this device. `problem` says what is wrong with it. */
export async function readSubscriberFile(file: File): Promise<SubscriberFile | { problem: string }> {
  if (file.size > mostBytes) return { problem: 'A file may have at most 2 MB.' }
  return readSubscribers(file.name, decodeText(new Uint8Array(await file.arrayBuffer())))
}

/** The rows of a file: by the names of its columns, or, without names, the only column that holds addresses. */
export function readSubscribers(fileName: string, text: string): SubscriberFile | { problem: string } {
  const read = readCsv(text)
  if ('problem' in read) return read
  const [first, ...rest] = read.rows
  if (!first) return { problem: 'This file is empty.' }
  const headers = first.cells.map(plain)
  const placeOf = (known: readonly string[]) => headers.findIndex((header) => known.includes(header))
  const isHeaded = placeOf(names.email) >= 0
  const emailAt = isHeaded ? placeOf(names.email) : first.cells.findIndex((cell) => cell.includes('@'))
  if (emailAt < 0)
    return {
      problem:
        'The first line needs the names of the columns: email, and if you have them topics and consentAt.',
    }
  const lines = isHeaded ? rest : read.rows
  if (lines.length === 0) return { problem: 'This file has no addresses.' }
  if (lines.length > mostImportRows)
    return {
      problem: `A file may have at most ${mostImportRows.toLocaleString('en-US')} rows. This one has ${lines.length.toLocaleString('en-US')}.`,
    }
  const [topicsAt, consentAt] = isHeaded ? [placeOf(names.topics), placeOf(names.consentAt)] : [-1, -1]
  const seen = new Set<string>()
  const repeated: number[] = []
  const rows: FileRow[] = []
  for (const { lineNo, cells } of lines) {
    const email = (cells[emailAt] ?? '').slice(0, longestCell)
    const key = email.trim().toLowerCase()
    if (seen.has(key)) {
      repeated.push(lineNo)
      continue
    }
    seen.add(key)
    const topics = (cells[topicsAt] ?? '')
      .split(/[;,|]/)
      .map((topic) => topic.trim().slice(0, longestTopic))
      .filter(Boolean)
      .slice(0, mostTopics)
    const consent = (cells[consentAt] ?? '').slice(0, longestDate)
    rows.push({ lineNo, row: { email, topics, ...(consent && { consentAt: consent }) } })
  }
  return { fileName, rows, repeated, hasConsents: rows.some(({ row }) => row.consentAt !== undefined) }
}
