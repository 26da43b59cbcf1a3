import { checkLine } from '#core/operations/backups/check-line.ts'
import { type ExportFile, linesOf } from '#core/operations/backups/export-files.ts'
import { DeployError } from '#lib/deploy/aws-query.ts'
import { inParallel } from './in-parallel.ts'

const filesAtOnce = 4

/** Reads every file to its end, and refuses all of them for one line that this version could not work with. */
export const verifyFiles = (files: readonly ExportFile[]): Promise<void> =>
  inParallel(files, filesAtOnce, async (file) => {
    for await (const { Item } of linesOf(file)) {
      const { pk, sk, problem } = checkLine(Item)
      if (problem) throw new DeployError(`${file.key} cannot be restored: ${pk} / ${sk} ${problem}.`)
    }
  })
