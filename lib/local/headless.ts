import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { drillTable as drillTableDefinition, table } from '#lib/table.ts'
import { createClock } from './clock/clock.ts'
import { startDatabase } from './database/database.ts'
import { ensureTable } from './database/ensure-table.ts'
import { openTableSnapshot } from './database/table-snapshot.ts'
import { createExports } from './exports/exports.ts'
import { drillTable, functionEnvironment, localTable } from './functions/environment.ts'
import { closeServer, listen } from './gateway/listening.ts'
import { readBody } from './gateway/read-body.ts'
import { createUserPool } from './identity/user-pool.ts'
import type { LocalService } from './service.ts'
import { createStorage } from './storage/storage.ts'

export type Headless = { now(): Date; stop(): Promise<void> }

const mostBytes = 32 * 1024 * 1024

/**
 * Opens the data folder of a laptop whose platform is stopped, for a command: its table, files, and accounts, at an
 * address that no one else knows. Nothing runs by itself. It refuses while the platform runs on that folder.
 */
export async function openHeadless(dataDir: string): Promise<Headless> {
  const folder = resolve(dataDir)
  const stops: (() => Promise<unknown> | unknown)[] = []
  const stop = async () => {
    for (const part of stops.splice(0).toReversed()) await part()
  }
  try {
    const database = await startDatabase({ dataDir: folder })
    stops.push(database.stop)
    await ensureTable(database.endpoint, localTable(), table)
    await ensureTable(database.endpoint, drillTable, drillTableDefinition)
    const clock = createClock({ dataDir: folder, real: false })
    stops.push(clock.stop)

    const server = createServer()
    await listen(server, 0)
    stops.push(() => closeServer(server))
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('The command found no free port.')
    const url = `http://localhost:${address.port}`
    const environment = functionEnvironment({ url, databaseEndpoint: database.endpoint })
    Object.assign(process.env, environment)

    const buckets = [environment.MEDIA_BUCKET, environment.BACKUP_BUCKET]
    const storage = createStorage({ dataDir: folder, now: clock.now, buckets })
    stops.push(storage.stop)
    const { path } = database
    const exports = createExports({
      dataDir: folder,
      now: clock.now,
      tableName: environment.TABLE_NAME,
      tableArn: environment.TABLE_ARN,
      buckets: [environment.BACKUP_BUCKET],
      put: (bucket) => (key, body, contentType) => storage.put(bucket, key, body, contentType),
      snapshot: path ? () => openTableSnapshot(path, environment.TABLE_NAME) : undefined,
    })
    stops.push(exports.stop)
    const pool = await createUserPool({ dataDir: folder, sendMail: async () => undefined })
    stops.push(pool.stop)
    const services: Record<string, LocalService> = {
      '/_local/s3': storage.service,
      '/_local/exports': exports.service,
      '/_local/cognito': pool.service,
    }
    server.on('request', async (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', url)
      const mount = Object.keys(services).find((path) => pathname.startsWith(path)) ?? ''
      const body = await readBody(request, mostBytes)
      const answer =
        body &&
        (await services[mount]?.({
          method: request.method ?? 'GET',
          path: pathname.slice(mount.length) || '/',
          query: searchParams,
          headers: request.headers,
          body,
        }))
      if (!answer) return void response.writeHead(404).end()
      response.writeHead(answer.status, answer.headers)
      response.end(request.method === 'HEAD' ? undefined : answer.body)
    })
    return { now: clock.now, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
