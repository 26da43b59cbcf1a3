import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whatever tests put into the system's temporary folder goes away with the run, also after a failure. */
export default function temporaryFolders(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'boxrise-scratch-'))
  for (const name of ['TMPDIR', 'TEMP']) process.env[name] = folder
  // Not `rmSync`, which stops in the middle, and says nothing, when a process that is ending removes its own files too.
  // Such a process may also write its last files, so a folder that is not yet empty is removed once more.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 })
}
