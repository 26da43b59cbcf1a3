import { problem } from '../json-response.ts'
import type { LocalRequest, LocalResponse } from '../service.ts'

export type BusEntry = {
  Source?: string
  DetailType?: string
  Detail?: string
  Resources?: string[]
  /** Seconds since 1970 on the wire, a Date from code. */
  Time?: number | Date
}

export type EntryResult = { EventId: string } | { ErrorCode: string; ErrorMessage: string }

const mostEntries = 10
const mostBytes = 256 * 1024

/** Answers the wire protocol of EventBridge's PutEvents. */
export async function answerPutEvents(
  request: LocalRequest,
  put: (entries: BusEntry[]) => Promise<EntryResult[]>,
): Promise<LocalResponse> {
  if (request.method !== 'POST') return problem(405, 'Method Not Allowed', 'Send PutEvents with POST.')
  if (request.headers['x-amz-target'] !== 'AWSEvents.PutEvents') {
    return wire(400, { __type: 'UnknownOperationException', message: 'Only PutEvents is known here.' })
  }
  let entries: BusEntry[]
  try {
    entries = (JSON.parse(request.body.toString('utf8')) as { Entries: BusEntry[] }).Entries
  } catch {
    return wire(400, { __type: 'SerializationException', message: 'The request is not valid JSON.' })
  }
  const refusal = refuse(entries)
  if (refusal) return wire(400, { __type: 'ValidationException', message: refusal })
  const results = await put(entries)
  return wire(200, {
    FailedEntryCount: results.filter((result) => 'ErrorCode' in result).length,
    Entries: results,
  })
}

function refuse(entries: unknown): string | undefined {
  const at = "at 'entries' failed to satisfy constraint: Member must"
  if (!Array.isArray(entries)) return `1 validation error detected: Value ${at} not be null`
  if (entries.length === 0)
    return `1 validation error detected: Value '[]' ${at} have length greater than or equal to 1`
  if (entries.length > mostEntries) {
    return `1 validation error detected: Value '[${entries.length} entries]' ${at} have length less than or equal to ${mostEntries}`
  }
  const bytes = entries.reduce((sum, entry) => sum + entrySize(entry), 0)
  return bytes > mostBytes ? 'Total size of the entries in the request is over the limit.' : undefined
}

function entrySize(entry: BusEntry): number {
  const texts = [entry.Source, entry.DetailType, entry.Detail, ...(entry.Resources ?? [])]
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0)
  return entry.Time === undefined ? bytes : bytes + 14
}

/** Parses an entry’s detail, or returns the error with which EventBridge would refuse the entry. */
export function parseDetail(
  entry: BusEntry,
): { detail: object } | { ErrorCode: string; ErrorMessage: string } {
  for (const name of ['Source', 'DetailType', 'Detail'] as const) {
    if (!entry[name]) {
      const ErrorMessage = `Parameter ${name} is not valid. Reason: ${name} is a required argument.`
      return { ErrorCode: 'InvalidArgument', ErrorMessage }
    }
  }
  try {
    const detail: unknown = JSON.parse(entry.Detail ?? '')
    if (detail && typeof detail === 'object' && !Array.isArray(detail)) return { detail }
  } catch {
    // Falls through to the refusal.
  }
  return { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' }
}

function wire(status: number, body: object): LocalResponse {
  return { status, headers: { 'content-type': 'application/x-amz-json-1.1' }, body: JSON.stringify(body) }
}
