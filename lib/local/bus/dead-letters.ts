import { json, problem } from '../json-response.ts'
import type { LocalRequest, LocalResponse } from '../service.ts'
import type { BusDeadLetter } from './event.ts'

type DeadLetters = { deadLetters(): BusDeadLetter[]; redrive(id: string): void }

/** GET lists the dead letters; POST delivers all of them again, or the one named by `{ "id": … }`. */
export async function answerDeadLetters(request: LocalRequest, bus: DeadLetters): Promise<LocalResponse> {
  if (request.method === 'GET') return json(200, bus.deadLetters())
  if (request.method !== 'POST') return problem(405, 'Method Not Allowed', 'Use GET or POST.')
  const ids = bus.deadLetters().map((letter) => letter.id)
  const asked = askedFor(request.body.toString('utf8'))
  if (asked === undefined) return problem(400, 'Bad Request', 'The body must be empty or like { "id": "…" }.')
  if (asked !== '' && !ids.includes(asked))
    return problem(404, 'Not Found', `There is no dead letter ${asked}.`)
  const redriven = asked === '' ? ids : [asked]
  for (const id of redriven) bus.redrive(id)
  return json(202, { redriven })
}

function askedFor(body: string): string | undefined {
  if (body.trim() === '') return ''
  try {
    const { id = '' } = JSON.parse(body) as { id?: unknown }
    return typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}
