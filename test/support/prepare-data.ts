import { startCloud } from '#lib/local/cloud.ts'
import { controlOf } from './control.ts'

/** Fills the data folder that it is given as the seed does, and waits for all that follows from it. */
const [dataDir] = process.argv.slice(2)
if (!dataDir) throw new Error('Name the folder to fill.')
// The database engine ends with this process, when this is how it ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
const cloud = await startCloud({ port: 0, dataDir, seedSize: 'small' })
await controlOf(cloud.url).settle()
await cloud.stop()
process.exit(0)
