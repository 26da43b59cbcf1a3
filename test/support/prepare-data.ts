import { startCloud } from '#lib/local/cloud.ts'
import { controlOf } from './control.ts'

/** Fills the data folder that it is given as the seed does, and waits for all that follows from it. */
const [dataDir] = process.argv.slice(2)
if (!dataDir) throw new Error('Name the folder to fill.')
const cloud = await startCloud({ port: 0, dataDir })
await controlOf(cloud.url).settle()
await cloud.stop()
process.exit(0)
