import { type CloudKind, startCloud, type TestCloud } from './start-cloud.ts'

/** A laptop cloud for one test file that moves the clock or breaks things; the shared one is left alone. Its table is the test’s own. */
export function startOwnCloud(kind: CloudKind = {}): Promise<TestCloud> {
  // What the shared cloud has told its workers would make this one share its table.
  delete process.env.AWS_ENDPOINT_URL_DYNAMODB
  return startCloud(kind)
}
