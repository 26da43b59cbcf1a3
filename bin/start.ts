import { parseArgs } from 'node:util'
import { startCloud } from '#lib/local/cloud.ts'
import { demoPassword } from '#lib/local/seed/demo-accounts.ts'

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
const port = Number(process.env.PORT ?? 3000)
const dataDir = process.env.LOCAL_DATA_DIR ?? '.local'

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`PORT must be a port number, not "${process.env.PORT}".`)

const cloud = await startCloud({ port, dataDir, dev: values.dev }).catch((error: unknown) => {
  if (process.env.DEBUG) console.error(error)
  return fail(error)
})

console.log(`
  The platform is running${values.dev ? ', following your changes' : ''}.

  Site        ${cloud.url}
  Inbox       ${cloud.url}/_local/inbox
  API         ${cloud.url}/api/openapi.json
  Components  ${cloud.url}/_local/ui
  Data        ${dataDir}

  Log in as admin@, organizer@, retailer@, manufacturer@, pro@, member@, pending@ or new@demo.test
  with the password ${demoPassword}

  Press Ctrl+C to stop.
`)

let stopping = false
async function stop(exitCode: number): Promise<void> {
  if (stopping) process.exit(1)
  stopping = true
  // Whatever hangs, the terminal is free again within two seconds.
  setTimeout(() => process.exit(exitCode), 1800).unref()
  await cloud.stop()
  process.exit(exitCode)
}

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
process.on('SIGHUP', () => void stop(0))
void cloud.crashed.then((error) => {
  console.error(error.message)
  return stop(1)
})
