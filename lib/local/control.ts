import * as z from 'zod/mini'
import { backgroundFunctions } from '#lib/background-infra/background-functions.ts'
import type { Changes } from './database/changes-since.ts'
import { json, problem } from './json-response.ts'
import { parseJson } from './parse-json.ts'
import type { LocalService } from './service.ts'

type Settling = { idle(): Promise<void>; work(): number }
type Replaying = Settling & { replay(times: number): void }

/** What a rule or a schedule calls. */
const called = backgroundFunctions
  .filter(({ kind }) => kind === 'consumer' || kind === 'job')
  .map(({ name }) => name)

const Switches = z.strictObject({
  streamCopies: z.optional(z.int().check(z.gte(1), z.lte(10))),
  busCopies: z.optional(z.int().check(z.gte(1), z.lte(10))),
  undeliverable: z.optional(z.array(z.enum(called))),
})

/**
 * Lets tests steer the laptop cloud: `POST /idle` answers when no fact, event, job or webhook is in progress,
 * `POST /switches` makes stream or bus deliver everything several times, or keeps rules and schedules from calling
 * what is named, `GET /dead-letters` lists what was given up by queue, `GET /changes?since=<position>` has the items written since, as they are now, and the position to ask from
 * next time.
 */
export function createControl(
  parts: {
    poller: Replaying
    bus: Replaying
    schedules: Settling
    stripe: Settling
    paypal: Settling
  },
  failures: { list(): unknown; undeliverable: Set<string> },
  changes: ((since?: number) => Changes) | undefined,
): LocalService {
  const { poller, bus } = parts
  const workOf = () => Object.values(parts).reduce((sum, part) => sum + part.work(), 0)
  return async ({ method, path, query, body }) => {
    if (method === 'POST' && path === '/idle') {
      // One part may have given a third something to do while another was checked.
      for (let before = -1; before !== workOf(); ) {
        before = workOf()
        for (const part of Object.values(parts)) await part.idle()
      }
      return json(200, { idle: true })
    }
    if (method === 'POST' && path === '/switches') {
      const switches = z.safeParse(Switches, parseJson(body.toString('utf8')))
      if (!switches.success)
        return problem(
          400,
          'Bad Request',
          'The body must be like { "streamCopies": 2, "busCopies": 2 }, each from 1 to 10, or { "undeliverable": ["sendWelcomeMail"] } with names of consumers and jobs.',
        )
      if (switches.data.streamCopies) poller.replay(switches.data.streamCopies)
      if (switches.data.busCopies) bus.replay(switches.data.busCopies)
      if (switches.data.undeliverable) {
        failures.undeliverable.clear()
        for (const name of switches.data.undeliverable) failures.undeliverable.add(name)
      }
      return json(200, switches.data)
    }
    if (method === 'GET' && path === '/dead-letters') return json(200, failures.list())
    if (method === 'GET' && path === '/changes' && changes) {
      const since = query.get('since')
      if (since !== null && !/^\d{1,15}$/.test(since))
        return problem(400, 'Bad Request', 'since must be the position of an earlier answer.')
      return json(200, changes(since === null ? undefined : Number(since)))
    }
    return json(404, { detail: 'There is POST /idle, POST /switches, GET /dead-letters and GET /changes.' })
  }
}
