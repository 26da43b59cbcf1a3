import { join } from 'node:path'
import { stripeTestKeysOf } from '#lib/deploy/stripe-keys.ts'
import { type Cloud, startCloud } from '#lib/local/cloud.ts'
import { readPort } from '#lib/local/gateway/read-port.ts'
import { demoPassword } from '#lib/local/seed/accounts/demo-accounts.ts'
import { readOptions } from '#lib/read-options.ts'

const { values } = readOptions({
  options: {
    dev: { type: 'boolean', default: false },
    /** `test`: a test account at Stripe itself, whose keys `.env` has. */
    stripe: { type: 'string', default: 'emulator' },
  },
})
// Set to nothing it would be the checkout.
const folder = process.env.LOCAL_DATA_DIR || '.local'
// A payment started at one provider cannot be finished at the other.
const dataDir = values.stripe === 'test' ? join(folder, 'with-stripe') : folder

let cloud: Cloud | undefined
let stoppingSince: number | undefined

/** A terminal sends Ctrl-C to every process of a command, and the first passes it on: those two are one wish. */
const sameWishMs = 500

async function stop(exitCode: number): Promise<void> {
  if (stoppingSince !== undefined) {
    if (Date.now() - stoppingSince > sameWishMs) process.exit(1)
    return
  }
  stoppingSince = Date.now()
  // Whatever hangs, the terminal is free again within two seconds.
  setTimeout(() => process.exit(exitCode), 1800).unref()
  await cloud?.stop().catch(fail)
  process.exit(exitCode)
}

function fail(error: unknown): never {
  if (process.env.DEBUG) console.error(error)
  else console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

const port = orFail(() => readPort(process.env.PORT))

if (values.stripe !== 'test' && values.stripe !== 'emulator')
  fail(`--stripe must be test or emulator, not "${values.stripe}".`)

const stripeKeys = values.stripe === 'test' ? orFail(() => stripeTestKeysOf(process.env)) : undefined

cloud = await startCloud({ port, dataDir, dev: values.dev, stripeKeys, automaticTax: true }).catch(fail)

function orFail<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    return fail(error)
  }
}

console.log(`
  The platform is running${values.dev ? 'and reloads your changes' : ''}.

  Site        ${cloud.url}
  Inbox       ${cloud.url}/_local/inbox
  API         ${cloud.url}/api/openapi.json
  Components  ${cloud.url}/_local/ui
  Data        ${dataDir}

  Log in as admin@, organizer@, retailer@, manufacturer@, pro@, member@, pending@ or new@demo.test
  with the password ${demoPassword}

  Press Ctrl+C to stop.
`)
if (stripeKeys)
  console.log(`  Payments go to your Stripe account, in test mode. Its webhooks need a tunnel, for example
  stripe listen --forward-to ${cloud.url}/api/webhooks/stripe, and its secret in
  STRIPE_WEBHOOK_SECRET in .env. Without one, members who return from paying still see the result, and
  POST /_local/jobs/reconcile_billing finds everything else.
`)

void cloud.crashed.then((error) => {
  console.error(error.message)
  return stop(1)
})
