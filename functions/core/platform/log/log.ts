import { redact } from './redact.ts'

type Level = 'info' | 'warn' | 'error'

let print = (line: string): void => {
  process.stdout.write(line)
}

/**
 * Sets where log lines go: on AWS to standard output, which CloudWatch keeps; a host of functions may keep
 * them itself.
 */
export function printLogsWith(printer: (line: string) => void): void {
  print = printer
}

/** One JSON line per event. Bodies of requests are never passed in; everything that is passed in is redacted. */
function write(level: Level, event: string, fields: Record<string, unknown>): void {
  print(`${JSON.stringify({ level, event, ...(redact(fields) as object) })}\n`)
}

export const log = {
  info: (event: string, fields: Record<string, unknown> = {}) => write('info', event, fields),
  warn: (event: string, fields: Record<string, unknown> = {}) => write('warn', event, fields),
  error: (event: string, fields: Record<string, unknown> = {}) => write('error', event, fields),
}
