import { realpathSync } from 'node:fs'
import * as z from 'zod/mini'
import { DeployError } from '#lib/deploy/aws-query.ts'
import { explainRelease, release } from '#lib/recovery/release/release.ts'
import { ReleaseChoice } from '#lib/recovery/release/release-choice.ts'
import { json, problem } from '../json-response.ts'
import { parseJson } from '../parse-json.ts'
import type { LocalService } from '../service.ts'

const Asked = z.strictObject({ dataDir: z.optional(z.string()), choice: z.optional(ReleaseChoice) })

/** `POST` lets the platform work by itself again after a restore, or says what is held; the command asks here. */
export function createReleases({
  dataDir,
  now,
  redrive,
}: {
  dataDir: string
  now: () => Date
  /** Delivers the dead letters of all consumers again; tells how many there were. */
  redrive: () => Promise<number>
}): LocalService {
  return async ({ method, body }) => {
    if (method !== 'POST') return problem(405, 'Method Not Allowed', 'Use POST.')
    const asked = z.safeParse(Asked, parseJson(body.toString('utf8')) ?? {})
    if (!asked.success)
      return problem(
        400,
        'Bad Request',
        'The body must be empty or like { "choice": { "mails": "drop", "campaigns": "missed" } }.',
      )
    const { choice, dataDir: wanted = dataDir } = asked.data
    if (realpathSync(dataDir) !== wanted && dataDir !== wanted)
      return problem(409, 'Conflict', `This platform works with the data in ${dataDir}.`)
    const lines: string[] = []
    try {
      if (choice)
        await release(choice, { now: now().toISOString(), say: (line) => void lines.push(line), redrive })
      else lines.push(await explainRelease())
    } catch (error) {
      if (!(error instanceof DeployError)) throw error
      return problem(409, 'Conflict', error.message)
    }
    return json(200, { lines })
  }
}
