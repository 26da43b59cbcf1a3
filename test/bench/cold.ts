import { fork } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { commit } from '#core/platform/db/commit.ts'
import { notifications } from '#core/platform/notifications/notifications.ts'
import { users } from '#core/platform/users/users.ts'
import { bundleDir, bundleFunctions } from '#lib/bundle/bundle-functions.ts'
import { allFunctions } from '#lib/bundle/functions.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { apiEvent } from './api-event.ts'
import { startBenchDatabase } from './bench-database.ts'
import { benchNotification } from './bench-notification.ts'
import { atMost, type Bench, holds, known } from './figure.ts'
import { median } from './statistics.ts'

const runs = 15
const route = 'listNotifications'
const root = join(import.meta.dirname, '../..')

/** What logger, metrics and tracer of Powertools add to the reference, recorded once: 123.5 ms in place of 106.9. */
const withPowertools = 123.5 / 106.9

type Start = {
  status: number
  items: number
  importMs: number
  answerMs: number
  undiciAtImport: boolean
}

/** Import and first answer from storage in a fresh process, the deployed bundle and the reference stack in turns. */
export const cold: Bench = async () => {
  const ours = join(bundleDir(route), 'index.mjs')
  const reference = join(root, '.build/bench/reference.mjs')
  await bundleFunctions()
  await bundleReference(reference)
  const database = await startBenchDatabase(['bench'])
  try {
    const event = JSON.stringify(await listEvent())
    const measure = (file: string) => coldStart(file, event, database.environment)
    await measure(ours)
    await measure(reference)
    const starts: { ours: Start; reference: Start }[] = []
    for (let run = 0; run < runs; run++)
      starts.push({ ours: await measure(ours), reference: await measure(reference) })
    const ourMs = median(starts.map((start) => start.ours.answerMs))
    const referenceMs = median(starts.map((start) => start.reference.answerMs)) * withPowertools
    return [
      known(`import and first storage calls of ${route}`, ourMs, 'ms'),
      known('  of which import', median(starts.map((start) => start.ours.importMs)), 'ms'),
      known(
        'import and first storage calls of the reference stack, with what Powertools adds',
        referenceMs,
        'ms',
      ),
      atMost('ratio', ourMs / referenceMs, 0.5),
      holds('undici loaded at import', !starts.some((start) => start.ours.undiciAtImport)),
      holds('bundles that do not pay with Stripe in them', !(await anyHolds('sk_test_', 'api.stripe.com'))),
    ]
  } finally {
    await database.stop()
    await rm(join(root, '.build/bench'), { recursive: true, force: true })
  }
}

/** As esbuild does it for Node when nothing else is asked for. */
const bundleReference = (outfile: string) =>
  build({
    entryPoints: [join(import.meta.dirname, 'reference-stack.ts')],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  })

async function listEvent() {
  const now = new Date().toISOString()
  const user = demoUsers(now).find(({ status }) => status === 'active')
  if (!user) throw new Error('there is no active demo account')
  const received = Array.from({ length: 20 }, () => benchNotification(user.id, now))
  const absent = { absent: true } as const
  await commit(users.put(user, absent), ...received.map((item) => notifications.put(item, absent)))
  return apiEvent(listNotifications, { userId: user.id, query: { limit: '20' } })
}

function coldStart(file: string, event: string, environment: Record<string, string>): Promise<Start> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'cold-process.ts'), [file, event], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.once('message', (message) => {
      const start = message as Start
      if (start.status === 200 && start.items === 20) resolve(start)
      else reject(new Error(`${file} answered ${start.status} with ${start.items} items`))
    })
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code}`)))
  })
}

async function anyHolds(...marks: string[]): Promise<boolean> {
  const routes = allFunctions().filter(({ kind, infra }) => kind === 'route' && !infra.paysThrough)
  const contents = await Promise.all(
    routes.map(({ name }) => readFile(join(bundleDir(name), 'index.mjs'), 'utf8')),
  )
  return contents.some((content) => marks.some((mark) => content.includes(mark)))
}
