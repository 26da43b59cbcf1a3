import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { endOrphan, holderOf } from '#lib/local/database/orphan.ts'
import { readOptions } from '#lib/read-options.ts'

// A folder named here would be the wrong one to lose.
readOptions({})

// Set to nothing it would be the checkout.
const dataDir = resolve(process.env.LOCAL_DATA_DIR || '.local')

/** The files the laptop cloud makes in its folder, which may hold other things, too. */
const made =
  /^(bus|clock|database|dead-letters|logs|mailbox|paypal|storage|stripe|with-stripe|identity\.json(\.new)?|secrets\.json(\.tmp)?)$/

/** The data of the emulator, and of an account at Stripe, which lies below it. */
const parts = [dataDir, join(dataDir, 'with-stripe')].map((folder) => ({
  folder,
  database: join(folder, 'database', 'table.sqlite'),
  pidFile: join(folder, 'database', 'dynoxide.pid'),
}))

/** Only a folder that the laptop cloud has made is emptied, whatever LOCAL_DATA_DIR says. */
const isOurs = parts.some(({ folder, database, pidFile }) =>
  [database, pidFile, join(folder, 'identity.json')].some((file) => existsSync(file)),
)
const holder = parts.map(({ pidFile, database }) => holderOf(pidFile, database)).find(Boolean)

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

if (!existsSync(dataDir)) console.log(`Nothing to reset: ${dataDir} does not exist.`)
else if (!isOurs) refuse(`${dataDir} is not a data folder of this platform; nothing was removed.`)
else if (holder)
  refuse(`${dataDir} is in use by process ${holder}. Stop that process first. Nothing was removed.`)
else {
  // An engine that outlived its platform would run on without its data, and no start would find it.
  for (const { pidFile, database } of parts) await endOrphan(pidFile, database)
  for (const name of readdirSync(dataDir).filter((name) => made.test(name)))
    rmSync(join(dataDir, name), { recursive: true, force: true })
  console.log(
    isGone(dataDir)
      ? `Removed ${dataDir}. The next start creates fresh data.`
      : `Emptied ${dataDir}; files that the platform did not create were kept. The next start creates fresh data.`,
  )
}

/** A folder that holds something else stays, and so does one that is a link or a mounted disk. */
function isGone(folder: string): boolean {
  try {
    rmdirSync(folder)
    return true
  } catch {
    return false
  }
}
