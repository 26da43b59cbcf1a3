import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { DeployError } from '#lib/deploy/aws-query.ts'
import { explainRelease, release } from '#lib/recovery/release/release.ts'
import type { ReleaseChoice } from '#lib/recovery/release/release-choice.ts'
import { deliverAgainAtStart } from '../bus/bus-file.ts'
import { createClock } from '../clock/clock.ts'
import { startDatabase } from '../database/database.ts'
import { holderOf } from '../database/orphan.ts'
import { functionEnvironment } from '../functions/environment.ts'

type Asked = {
  dataDir: string
  /** The port of the platform, if it runs. */
  port: number
  /** Without one, it is only told what there is to choose. */
  choice: ReleaseChoice | undefined
  say: (line: string) => void
}

/** Releases the platform of a data folder, whether it runs or not. */
export async function releaseOnLaptop({ dataDir, port, choice, say }: Asked): Promise<void> {
  const database = join(resolve(dataDir), 'database')
  const path = join(database, 'table.sqlite')
  if (!existsSync(path)) throw new DeployError(`${dataDir} is not a data folder of this platform.`)
  if (holderOf(join(database, 'dynoxide.pid'), path)) {
    const lines = await askPlatform(port, { dataDir: realpathSync(dataDir), ...(choice && { choice }) })
    for (const line of lines) say(line)
  } else await releaseStopped(resolve(dataDir), choice, say)
}

const Answer = z.object({ lines: z.optional(z.array(z.string())), detail: z.optional(z.string()) })

async function askPlatform(port: number, body: object): Promise<string[]> {
  const url = `http://localhost:${port}`
  const response = await fetch(`${url}/_local/release`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new DeployError(`The platform runs, but not at ${url}. Set PORT to its port, or stop it first.`)
  })
  const { lines, detail } = z.parse(Answer, await response.json())
  if (!lines) throw new DeployError(detail ?? `The platform answered ${response.status}.`)
  return lines
}

async function releaseStopped(
  dataDir: string,
  choice: ReleaseChoice | undefined,
  say: (line: string) => void,
): Promise<void> {
  const { now } = createClock({ dataDir })
  const database = await startDatabase({ dataDir })
  try {
    Object.assign(
      process.env,
      functionEnvironment({ url: 'http://localhost', databaseEndpoint: database.endpoint }),
    )
    if (!choice) return say(await explainRelease())
    await release(choice, { now: now().toISOString(), say, redrive: () => deliverAgainAtStart(dataDir, now) })
  } finally {
    await database.stop()
  }
}
