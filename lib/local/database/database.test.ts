import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb'
import { afterEach, expect, test } from 'vitest'
import { table } from '#lib/table.ts'
import { type Database, startDatabase } from './database.ts'
import { engineBinary } from './engine-binary.ts'
import { ensureTable } from './ensure-table.ts'
import { freePort } from './free-port.ts'

const running: Database[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((database) => database.stop()))
})

const folder = () => mkdtempSync(join(tmpdir(), 'database '))
const start = async (dataDir: string) => {
  const database = await startDatabase({ dataDir, endpoint: '' })
  running.push(database)
  return database
}
const client = (endpoint: string) =>
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  })

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('the table is made once, with its indexes and expiry, and items outlive a restart', async () => {
  const dataDir = folder()
  const first = await start(dataDir)
  await ensureTable(first.endpoint, 'cars', table)
  await ensureTable(first.endpoint, 'cars', table)
  const item = { pk: { S: 'CAR#1' }, sk: { S: 'CAR' } }
  await client(first.endpoint).send(new PutItemCommand({ TableName: 'cars', Item: item }))
  const expiry = await client(first.endpoint).send(new DescribeTimeToLiveCommand({ TableName: 'cars' }))
  expect(expiry.TimeToLiveDescription).toMatchObject({ TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' })
  await first.stop()

  const second = await start(dataDir)
  const found = await client(second.endpoint).send(new GetItemCommand({ TableName: 'cars', Key: item }))
  expect(found.Item).toEqual(item)
})

test('an older table definition is refused in one sentence that says what to run', async () => {
  const { endpoint } = await start(folder())
  await ensureTable(endpoint, 'cars', { ...table, indexes: [table.indexes[0]] } as never)
  await expect(ensureTable(endpoint, 'cars', table)).rejects.toThrow('npm run reset')
})

test('an endpoint from outside is used as it is, and nothing is started', async () => {
  const { endpoint } = await start(folder())
  const database = await startDatabase({ dataDir: folder(), endpoint, binary: '/nowhere' })
  expect(database.endpoint).toBe(endpoint)
  await database.stop()
})

test('an endpoint from outside where nothing answers is refused by the name of its setting', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`
  await expect(startDatabase({ dataDir: folder(), endpoint })).rejects.toThrow(
    `No database engine answers at ${endpoint}, which AWS_ENDPOINT_URL_DYNAMODB names. Start one there, or unset AWS_ENDPOINT_URL_DYNAMODB to use the bundled engine.`,
  )
})

test.each(['nonsense', 'localhost:8000', '8000'])(
  'an endpoint from outside that is no address is refused by the name of its setting: %s',
  async (endpoint) => {
    await expect(startDatabase({ dataDir: folder(), endpoint })).rejects.toThrow(
      `AWS_ENDPOINT_URL_DYNAMODB must be the address of a DynamoDB-compatible engine, like http://127.0.0.1:8000, not "${endpoint}".`,
    )
  },
)

test('a platform without an engine is named, with the way out', () => {
  expect(() => engineBinary('sunos', 'x64')).toThrow(
    'The database engine is not installed for sunos-x64. Set AWS_ENDPOINT_URL_DYNAMODB to the address of any DynamoDB-compatible engine.',
  )
})

test('a damaged database is refused in one sentence that names the folder and the way out', async () => {
  const dataDir = folder()
  mkdirSync(join(dataDir, 'database'))
  writeFileSync(
    join(dataDir, 'database', 'table.sqlite'),
    'this is no database, but it is long enough to look',
  )
  await expect(start(dataDir)).rejects.toThrow(
    `The database in ${dataDir} is damaged. Run \`npm run reset\` to start again with fresh data.`,
  )
})

test('an engine left behind by a killed parent is ended before the next one starts', async () => {
  const dataDir = folder()
  const databasePath = join(dataDir, 'database', 'table.sqlite')
  mkdirSync(join(dataDir, 'database'))
  const args = ['--port', String(await freePort()), '--db-path', databasePath]
  const orphan = spawn(engineBinary(), args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = once(orphan, 'exit')
  await once(orphan.stderr, 'data')
  // The recorded parent is no longer the real one, as after a kill.
  writeFileSync(
    join(dataDir, 'database', 'dynoxide.pid'),
    JSON.stringify({ pid: orphan.pid, parent: 999_999 }),
  )
  await start(dataDir)
  await exited
  expect(isAlive(orphan.pid as number)).toBe(false)
})

test('a process that only has the recorded pid is left alone', async () => {
  const dataDir = folder()
  mkdirSync(join(dataDir, 'database'))
  const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(bystander, 'spawn')
  writeFileSync(
    join(dataDir, 'database', 'dynoxide.pid'),
    JSON.stringify({ pid: bystander.pid, parent: 999_999 }),
  )
  await start(dataDir)
  expect(isAlive(bystander.pid as number)).toBe(true)
  bystander.kill('SIGKILL')
  await once(bystander, 'exit')
})

test('a second start on a folder in use by a living parent is refused', async () => {
  const dataDir = folder()
  await start(dataDir)
  const pidFile = join(dataDir, 'database', 'dynoxide.pid')
  const { pid } = JSON.parse(readFileSync(pidFile, 'utf8')) as { pid: number }
  const program = `
    import { startDatabase } from ${JSON.stringify(join(import.meta.dirname, 'database.ts'))}
    await startDatabase({ dataDir: process.argv[1], endpoint: '' }).catch((error) => { process.stdout.write(error.message) })
    process.exit(0)
  `
  const second = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir])
  let said = ''
  second.stdout.on('data', (text) => {
    said += text
  })
  await once(second, 'close')
  expect(said).toContain(`is in use by process ${process.pid}`)
  expect(isAlive(pid)).toBe(true)
})

test('one of two simultaneous starts is refused', async () => {
  const program = `
    import { startDatabase } from ${JSON.stringify(join(import.meta.dirname, 'database.ts'))}
    const started = startDatabase({ dataDir: process.argv[1], endpoint: '' })
    process.stdout.write(await started.then(() => 'started', (error) => error.message))
    process.stdin.on('end', () => process.exit(0)).resume()
  `
  const dataDir = folder()
  const starts = [1, 2].map(() => spawn(process.execPath, ['--input-type=module', '-e', program, dataDir]))
  const said = await Promise.all(starts.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])))
  await Promise.all(
    starts.map((start) => {
      start.stdin.end()
      return once(start, 'close')
    }),
  )
  expect(said.filter((text) => text === 'started')).toHaveLength(1)
  expect(said.filter((text) => text.includes('in use'))).toHaveLength(1)
})

test('the engine ends with a parent that exits without stopping it', async () => {
  const program = `
    import { startDatabase } from ${JSON.stringify(join(import.meta.dirname, 'database.ts'))}
    const database = await startDatabase({ dataDir: process.argv[1], endpoint: '' })
    process.stdout.write(database.endpoint, () => process.exit(0))
  `
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program, folder()])
  let endpoint = ''
  parent.stdout.on('data', (text) => {
    endpoint += text
  })
  await once(parent, 'close')
  expect(endpoint).toMatch(/^http:/)
  const answers = () =>
    fetch(endpoint).then(
      () => true,
      () => false,
    )
  await expect.poll(answers).toBe(false)
})
