import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whatever tests put into the system's temporary folder goes away with the run, also after a failure. */
export default function temporaryFolders(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'boxrise-scratch-'))
  for (const name of ['TMPDIR', 'TEMP']) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
