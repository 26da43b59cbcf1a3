import { json, problem } from '../json-response.ts'
import type { LocalRequest, LocalResponse } from '../service.ts'
import { SesRefusal } from './ses-wire.ts'

/** A test's switches: the mail service is down, fails the next requests, or throttles them. */
export function createFaults() {
  const faults = { down: false, failNext: 0, throttleNext: 0 }
  return {
    check(): void {
      if (faults.down || faults.failNext > 0) {
        faults.failNext = Math.max(0, faults.failNext - 1)
        throw new SesRefusal('ServiceUnavailable', 'The email service is not available.', 503)
      }
      if (faults.throttleNext > 0) {
        faults.throttleNext -= 1
        throw new SesRefusal('Throttling', 'Maximum sending rate exceeded.')
      }
    },
    answer(request: LocalRequest): LocalResponse {
      if (request.method === 'POST') {
        const wanted = parse(request.body.toString('utf8'))
        if (!wanted) {
          const detail = 'The body must be like { "down": true }, { "failNext": 2 } or { "throttleNext": 2 }.'
          return problem(400, 'Bad Request', detail)
        }
        Object.assign(faults, wanted)
      }
      return json(200, faults)
    },
  }
}

function parse(body: string): object | undefined {
  try {
    const wanted = JSON.parse(body) as Record<string, unknown>
    const fits = Object.entries(wanted).every(([name, value]) =>
      name === 'down'
        ? typeof value === 'boolean'
        : ['failNext', 'throttleNext'].includes(name) && Number.isInteger(value) && Number(value) >= 0,
    )
    return fits ? wanted : undefined
  } catch {
    return undefined
  }
}
