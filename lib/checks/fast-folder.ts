import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'

/** Far more than a run of all tests writes: a container may have a few megabytes there. */
const neededBytes = 4 * 2 ** 30

/**
 * Returns the folder for data that is deleted after the tests: in memory if Linux offers plenty of it,
 * because a database that waits for the disk after every write takes a sixth longer; otherwise in the folder
 * for temporary files.
 */
export function fastFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= neededBytes ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
