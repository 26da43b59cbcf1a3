import { type CloudKind, startCloud } from './start-cloud.ts'

// A process of its own for the cloud that test files share, so what the tests do to their process does not
// reach it.
const cloud = await startCloud(JSON.parse(process.argv[2] ?? '{}') as CloudKind)
process.send?.({
  url: cloud.url,
  databaseUrl: process.env.AWS_ENDPOINT_URL_DYNAMODB,
  dataDir: cloud.dataDir,
})
// Stops on request, or because the process that started it is gone.
process.once('disconnect', () => void cloud.stop().finally(() => process.exit()))
// The terminal tells every process of a run; this one waits for its parent.
process.on('SIGINT', () => undefined)
