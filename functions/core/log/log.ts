import { redact } from './redact.ts'

type Level = 'info' | 'warn' | 'error'

/** One JSON line an event. Bodies of requests are never passed in; what is passed in is redacted. */
function write(level: Level, event: string, fields: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ level, event, ...(redact(fields) as object) })}\n`)
}

export const log = {
  info: (event: string, fields: Record<string, unknown> = {}) => write('info', event, fields),
  warn: (event: string, fields: Record<string, unknown> = {}) => write('warn', event, fields),
  error: (event: string, fields: Record<string, unknown> = {}) => write('error', event, fields),
}
