import * as z from 'zod/mini'
import { backgroundFunctions } from '#lib/background-infra/background-functions.ts'
import { json, problem } from '../json-response.ts'
import { parseJson } from '../parse-json.ts'
import type { LocalService } from '../service.ts'
import type { DeadLetterQueues } from './dead-letter-queues.ts'
import { type Givers, listedLetters, redriveOnLaptop } from './redrive-on-laptop.ts'

const Asked = z.strictObject({ id: z.optional(z.string()), function: z.optional(z.string()) })

/** `GET` lists the dead letters by queue; `POST` gives back all of them, those of one function, or one. */
export function createDeadLetterService(queues: DeadLetterQueues, givers: Givers): LocalService {
  return async ({ method, body }) => {
    if (method === 'GET') return json(200, listedLetters(queues))
    if (method !== 'POST') return problem(405, 'Method Not Allowed', 'Use GET or POST.')
    const text = body.toString('utf8')
    const asked = z.safeParse(Asked, text.trim() === '' ? {} : parseJson(text))
    if (!asked.success)
      return problem(
        400,
        'Bad Request',
        'The body must be empty or like { "function": "sendWelcomeMail" } or { "id": "…" }.',
      )
    const { id, function: name } = asked.data
    if (name !== undefined && !backgroundFunctions.some((one) => one.name === name))
      return problem(
        400,
        'Bad Request',
        `There is no function "${name}" that can have dead letters. GET lists those that have some.`,
      )
    const isThere = queues.list().some(({ messages }) => messages.some((message) => message.id === id))
    if (id !== undefined && !isThere) return problem(404, 'Not Found', `There is no dead letter ${id}.`)
    const redriven = await redriveOnLaptop(
      queues,
      givers,
      (letter) =>
        (id === undefined || letter.id === id) &&
        (name === undefined || (letter.kind !== 'unreadable' && letter.function === name)),
    )
    return json(202, redriven)
  }
}
